/** Turns that were made or would have been better, and why, in words. */
import type { Analysis, Explanation, TurnAnalysis, TurningPoint, TurnPlan, TurnStep } from '@cartagena/study';
import { cardList, cardObject, fromPlace, type Setting, toPlace } from '../table/card-words.ts';
import { listed, percentWords, say } from './words.ts';

/** "playing a key from space 12 to space 17, then stepping back from space 20 to space 18 for 2 cards". */
export function planWords(setting: Setting, { steps, open }: Pick<TurnPlan, 'steps' | 'open'>): string {
  const words = steps.map(step => stepWords(setting, step));
  return [...words, ...(open ? [say('plan.unknown')] : [])].join(say('plan.then'));
}

function stepWords(setting: Setting, step: TurnStep): string {
  const { edition, names } = setting;
  const { action } = step;
  const way = wayWords(setting, step);
  const gain = step.draws > 0 ? say('plan.gain', { n: step.draws }) : '';
  switch (action.type) {
    case 'play':
      return say('plan.play', { card: cardObject(action.card, edition), way });
    case 'move':
    case 'use-bomb':
      return say(`plan.${action.type}`, { way });
    case 'retreat':
      return say('plan.retreat', { way, gain });
    case 'assist':
      return say('plan.assist', { name: names[action.seat], way, gain });
    case 'pistol':
    case 'use-pistol':
      return say('plan.pistol', { name: names[action.target] });
    case 'lay':
    case 'discard':
    case 'take':
    case 'keep':
    case 'give':
    case 'bury':
      return say(`plan.${action.type}`, { card: cardObject(action.card, edition) });
    case 'bomb':
    case 'joker':
      return say('plan.pair', { cards: cardList(action.cards, edition) });
    case 'parrot':
    case 'use-parrot':
      return say('plan.parrot');
    case 'hook':
    case 'use-hook':
      return say('plan.hook');
    case 'place':
      return say(`plan.place.${action.berth}`);
    case 'pick':
      return say('plan.pick', { n: action.slot });
    default:
      return say(`plan.${action.type}`);
  }
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
