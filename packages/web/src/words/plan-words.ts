/** Turns that were made or would have been better, and why, in words. */
import type { Analysis, Explanation, TurnAnalysis, TurningPoint, TurnPlan, TurnStep } from '@cartagena/study';
import { cardList, cardObject, fromPlace, type Setting, toPlace } from '../table/card-words.ts';
import { plainOption, seatIn, wordOf } from '../table/option-words.ts';
import { isKnownAction } from '../table/traits.ts';
import { listed, percentWords, say, sayIfKnown } from './words.ts';

/** "playing a key from space 12 to space 17, then stepping back from space 20 to space 18 for 2 cards". */
export function planWords(setting: Setting, { steps, open }: Pick<TurnPlan, 'steps' | 'open'>): string {
  const words = steps.map(step => stepWords(setting, step));
  return [...words, ...(open ? [say('plan.unknown')] : [])].join(say('plan.then'));
}

function stepWords(setting: Setting, step: TurnStep): string {
  const { edition, names } = setting;
  const { action } = step;
  if (!isKnownAction(action)) return plainOption(setting, action);
  const seat = seatIn(action);
  const parameters = {
    way: wayWords(setting, step),
    gain: step.draws > 0 ? say('plan.gain', { n: step.draws }) : '',
    name: seat === undefined ? '' : names[seat],
    card: 'card' in action ? cardObject(action.card, edition) : '',
    cards: 'cards' in action ? cardList(action.cards, edition) : '',
    n: 'slot' in action ? action.slot : 0,
  };
  const word = wordOf(action);
  // To use cards that were played for something is told like playing them for it.
  return (
    sayIfKnown(`plan.${word}`, parameters) ??
    sayIfKnown(`plan.${word.replace(/^use-/, '')}`, parameters) ??
    plainOption(setting, action)
  );
}

/** The way of the first pirate that moves; others follow from it. With a space before it. */
function wayWords({ shape }: Setting, { moves }: TurnStep): string {
  const [move] = moves;
  return move ? ` ${say('table.do.way', { from: fromPlace(shape, move.from), to: toPlace(shape, move.to) })}` : '';
}

/** More reasons than these nobody wants to hear. */
const REASONS = 2;

/** "brings one more pirate home", … */
export function reasonsInWords({ because, better, other }: Explanation): string[] {
  return because
    .slice(0, REASONS)
    .map(aspect => say(`plan.why.${aspect}`, { n: Math.round(Math.abs(better.gains[aspect] - other.gains[aspect])) }));
}

/** ": it brings one more pirate home and …"; empty where numbers cannot tell. */
export function whyWords(explanation: Explanation): string {
  const reasons = reasonsInWords(explanation);
  return reasons.length === 0 ? '' : say('plan.why', { reasons: listed(reasons) });
}

/** One sentence for a turn that decided much. */
export function pointWords(setting: Setting, { turns }: Pick<Analysis, 'turns'>, point: TurningPoint): string {
  const turn = turns.find(({ number }) => number === point.turn)!;
  const head = { turn: point.turn, name: setting.names[turn.seat] };
  const size = percentWords(Math.abs(point.size));
  if (point.kind === 'luck') {
    const kind = point.size > 0 ? 'luck' : 'bad-luck';
    if (point.seat === turn.seat) return say(`point.${kind}.own`, { ...head, size });
    return say(`point.${kind}`, { ...head, size, whom: setting.names[point.seat] });
  }
  return mistakeWords(setting, turn, head, size);
}

function mistakeWords(
  setting: Setting,
  { mistake }: TurnAnalysis,
  head: { readonly turn: number; readonly name: string },
  size: string,
): string {
  if (!mistake) return say('point.slips', { ...head, size });
  return say('point.choice', {
    ...head,
    size: percentWords(mistake.cost),
    done: planWords(setting, mistake.other),
    better: planWords(setting, mistake.better),
    why: whyWords(mistake),
  });
}
