/** How far every seat had come after each turn, from what everybody saw. */
import type { GameEvent, Place, Rules } from '@cartagena/engine';

/** In per cent, per seat, before the first turn and after each one. */
export function raceOf(rules: Rules, events: readonly GameEvent[]): number[][] {
  const { board, pirates, seats } = rules;
  const steps = new Map(board.names.map((name, i) => [name, board.progress[i]]));
  const whole = pirates * board.progress[board.goal];
  const gone = Array.from({ length: seats }, () => 0);
  const race: number[][] = gone.map(() => [0]);
  const note = () => gone.forEach((sum, seat) => void race[seat].push(Math.round((sum * 100) / whole)));
  const distance = (place: Place) => steps.get(place) ?? 0;
  for (const event of events) {
    if (event.type === 'moved') gone[event.seat] += distance(event.to) - distance(event.from);
    if (event.type === 'ended' || event.type === 'over') note();
  }
  return race;
}
