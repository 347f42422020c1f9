/** An analysis as tables and sentences. */
import { SEAT_LETTERS } from '@cartagena/engine';
import type { Analysis, TurnAnalysis, TurningPoint } from '@cartagena/study';
import { describeTable } from '../render/caption.ts';
import { formatTable, percent, type TextTable } from '../render/format.ts';
import { SEAT_NAMES } from '../render/seats.ts';
import { wrap } from '../render/wrap.ts';
import { describePlan, describeReasons, nameSeat } from './plan-words.ts';

export interface AnalysedGame {
  readonly analysis: Analysis;
  readonly players?: readonly string[];
}

const COLUMNS = 100;
const whole = (share: number): string => `${Math.round(100 * share)} %`;
const signed = (share: number): string => {
  const sign = Math.round(100 * share) === 0 ? '' : share < 0 ? '−' : '+';
  return `${sign}${whole(Math.abs(share))}`;
};
const unlessSmall = (share: number, text: (share: number) => string): string =>
  Math.abs(share) < 0.005 ? '' : text(share);

export function describeGame({ analysis: { config, turns, winners } }: AnalysedGame): string {
  const end = winners.length > 0 ? `won by ${winners.map(seat => SEAT_NAMES[seat]).join(' and ')}` : 'not over';
  return `${describeTable(config)}; ${turns.length} turns, ${end}.`;
}

export function turnsTable({ analysis: { config, turns } }: AnalysedGame): TextTable {
  return {
    head: ['turn', 'seat', ...SEAT_LETTERS.slice(0, config.seats), 'luck', 'cost', 'better'],
    rows: turns.map(turn => [
      String(turn.number),
      SEAT_NAMES[turn.seat],
      ...turn.after.map(whole),
      unlessSmall(turn.luck[turn.seat], signed),
      unlessSmall(turn.cost, whole),
      betterIn(turn),
    ]),
  };
}

/** What should have been done in place of the costliest choice. */
function betterIn({ mistake, choices }: TurnAnalysis): string {
  return choices.find(({ at }) => at === mistake?.at)?.best ?? '';
}

export function seatsTable({ analysis: { seats }, players }: AnalysedGame): TextTable {
  return {
    head: ['seat', 'choices', 'best', 'cost of each', 'luck'],
    rows: seats.map(({ choices, best, cost, luck }, seat) => [
      nameSeat(seat, players),
      String(choices),
      choices === 0 ? '' : whole(best / choices),
      choices === 0 ? '' : percent(cost / choices),
      signed(luck),
    ]),
  };
}

/** One sentence for each turning point. */
export function turningSentences({ analysis, players }: AnalysedGame): string[] {
  return analysis.turningPoints.map(point => {
    const turn = analysis.turns.find(({ number }) => number === point.turn)!;
    return `Turn ${point.turn}, ${nameSeat(turn.seat, players)}: ${describePoint(point, turn)}`;
  });
}

function describePoint({ kind, seat, size }: TurningPoint, { seat: own, mistake, cost }: TurnAnalysis): string {
  if (kind === 'luck' && seat === own)
    return size > 0 ? `good luck was worth ${whole(size)}.` : `bad luck cost ${whole(-size)}.`;
  if (kind === 'luck')
    return size > 0
      ? `luck brought ${SEAT_NAMES[seat]} ${whole(size)}.`
      : `bad luck took ${whole(-size)} from ${SEAT_NAMES[seat]}.`;
  if (!mistake) return `small slips cost ${whole(cost)} in all.`;
  const why = describeReasons(mistake);
  const against = `${describePlan(mistake.other)} cost ${whole(mistake.cost)} against ${describePlan(mistake.better)}`;
  return `${against}${why === '' ? '' : `: ${why}`}.`;
}

export function analysisText(game: AnalysedGame): string {
  const sentences = turningSentences(game).flatMap(sentence => wrap(sentence, COLUMNS, 2));
  const points = sentences.length > 0 ? sentences.join('\n') : 'No single turn decided this game.';
  return [
    describeGame(game),
    formatTable(turnsTable(game)),
    'The chances are those after each turn, for an observer who knows all hands. Luck is that of the seat; cost is what its choices lost.',
    formatTable(seatsTable(game)),
    `Turning points\n${points}`,
  ].join('\n\n');
}
