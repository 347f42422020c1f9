/** Which types of action to ask in each phase. */
import { PHASES } from '../base/vocabulary.ts';
import type { Lister, MoveType, PhaseListers, Rules, Shortcut } from '../model/rules.ts';
import { end, stuck } from '../play/moves/frame.ts';

/** `shortcuts` stand in for the types that they list, where they fit. Without them the lists are the same, and slower. */
export function listersByPhase(rules: Omit<Rules, 'byPhase'>, shortcuts: readonly Shortcut[]): PhaseListers[] {
  const { moveTypes, bases } = rules;
  const listerOf = (type: MoveType, { legal }: Pick<Lister, 'legal'> = type): Lister => ({
    legal,
    base: bases[moveTypes.indexOf(type)],
  });
  const isFrame = (type: MoveType): boolean => type === end || type === stuck;
  return PHASES.map(phase => {
    const types = moveTypes.filter(type => type.phase === phase && !isFrame(type));
    const isOffer = (type: MoveType): boolean => phase === 'turn' && rules.offers.includes(type);
    const moves = types.filter(type => !isOffer(type));
    const shortcut = shortcuts.find(({ types: listed, fits }) => isPrefix(listed, moves) && fits(rules as Rules));
    const before = shortcut
      ? [
          listerOf(moves[0], { legal: shortcut.makeLegal(rules as Rules) }),
          ...moves.slice(shortcut.types.length).map(type => listerOf(type)),
        ]
      : moves.map(type => listerOf(type));
    const after = types.filter(isOffer).map(type => listerOf(type));
    // What the acting seat has is the sixth parameter: one that declares exactly five does not look at it.
    return { before, after, usesResources: [...before, ...after].some(({ legal }) => legal.length !== 5) };
  });
}

function isPrefix<T>(prefix: readonly T[], list: readonly T[]): boolean {
  return prefix.every((item, i) => list[i] === item);
}
