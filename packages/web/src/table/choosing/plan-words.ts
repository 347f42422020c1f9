/** Turns that were made or would have been better, and why, in the words of the buttons. */
import type { Analysis, Explanation, TurningPoint, TurnPlan, TurnStep } from '@cartagena/study';
import type { Setting } from '../../events/card-words.ts';
import { listed, percentWords, say, uncapitalized } from '../../words/words.ts';
import { actionWords } from './option-words.ts';

/** "Play a key: from space 12 to space 17, then step back from space 20 to space 18, and draw 2 cards". */
export function planWords(setting: Setting, { steps, open }: Pick<TurnPlan, 'steps' | 'open'>): string {
  const words = steps.map(step => stepWords(setting, step));
  const [first, ...later] = open ? [...words, say('plan.unknown')] : words;
  return [first, ...later.map(text => say('plan.then', { text: uncapitalized(text) }))].join('');
}

function stepWords(setting: Setting, { action, moves, draws }: TurnStep): string {
  // The way of the first pirate that moves; others follow from it.
  const [move] = moves;
  const hat = 'from' in action && action.from === 'hat';
  const from = move?.from ?? ('from' in action && action.from !== 'hat' ? action.from : undefined);
  return actionWords(setting, action, {
    pirate: from === undefined ? undefined : { at: from, hat },
    landing: move?.to,
    gains: draws,
  });
}

/** More reasons than these nobody wants to hear. */
const REASONS = 2;

/** "brings one more pirate home", … */
export function reasonsInWords({ because, better, other }: Explanation): string[] {
  return because
    .slice(0, REASONS)
    .map(aspect => say(`plan.why.${aspect}`, { n: Math.round(Math.abs(better.gains[aspect] - other.gains[aspect])) }));
}

/** "It brings one more pirate home and …"; empty where numbers cannot tell. */
export function whyWords(explanation: Explanation): string {
  const reasons = reasonsInWords(explanation);
  return reasons.length === 0 ? '' : say('plan.why', { reasons: listed(reasons) });
}

/** What there is to say of a turn that decided much. */
export function pointWords(setting: Setting, { turns }: Pick<Analysis, 'turns'>, point: TurningPoint): string {
  const { seat, mistake } = turns.find(({ number }) => number === point.turn)!;
  const head = { turn: point.turn, name: setting.names[seat] };
  const size = percentWords(Math.abs(point.size));
  if (point.kind === 'luck') {
    const kind = point.size > 0 ? 'luck' : 'bad-luck';
    if (point.seat === seat) return say(`point.${kind}.own`, { ...head, size });
    return say(`point.${kind}`, { ...head, size, whom: setting.names[point.seat] });
  }
  if (!mistake) return say('point.slips', { ...head, size });
  const { better, other, cost } = mistake;
  const words = { done: planWords(setting, other), better: planWords(setting, better), size: percentWords(cost) };
  return [say('point.choice', { ...head, ...words }), whyWords(mistake)].join(' ').trim();
}
