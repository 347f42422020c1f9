/**
 * One random game as text, in the manner of OpenSpiel's playthroughs: what the table is, and for each state who acts, what each seat
 * observes, what is legal and what is done. For reading, and to check another implementation or client against.
 */
import {
  actionBuffer,
  apply,
  isOver,
  legalActions,
  makeNotation,
  newGame,
  ObservationEncoder,
  type Rules,
  SEAT_LETTERS,
  SeededChance,
  seatsIn,
  seededChance,
} from '@cartagena/engine';
import { rewardsFor } from './rewards.ts';

/** How much of the game is shown with all its states; the rest is actions alone, and the last state. */
export interface PlaythroughOptions {
  readonly seed: string;
  readonly states: number;
}

const ROW_BYTES = 32;

export function* playthrough(rules: Rules, { seed, states }: PlaythroughOptions): Generator<string> {
  const encoder = new ObservationEncoder(rules);
  const game = newGame(rules, seededChance(seed, 0));
  const { state } = game;
  const player = new SeededChance(`${seed}/player`);
  const out = actionBuffer(rules);
  const seats = SEAT_LETTERS.slice(0, rules.seats);
  const observe = (seat: number) => {
    const bytes = new Uint8Array(encoder.size);
    encoder.write(state, seat, bytes);
    return bytes;
  };

  yield `game: ${JSON.stringify(rules.config)}`;
  yield `seed: ${JSON.stringify(seed)}`;
  yield `seats: ${seats.join(' ')}`;
  yield `actions: ${rules.actionCount}`;
  yield `observation: ${encoder.size} bytes`;
  for (let i = 0; i < encoder.size; i++) {
    const { name, values } = encoder.slots[i];
    yield `  ${String(i).padStart(3)} ${name}${values ? ` (${values.join(', ')})` : ''}`;
  }

  for (let made = 0; ; made++) {
    const count = legalActions(rules, state, out);
    const isShown = made < states || count === 0;
    if (isShown) {
      yield '';
      yield `# State ${made}`;
      yield `isOver: ${isOver(state)}`;
      if (count > 0) yield `acting: ${SEAT_LETTERS[state.actor]}`;
      for (const [seat, letter] of seats.entries()) {
        yield `observation ${letter}:`;
        yield* rowsOf(observe(seat));
      }
    }
    if (count === 0) break;
    const legal = Array.from(out.subarray(0, count));
    const action = legal[player.below(count)];
    if (isShown) {
      yield `legal: ${legal.join(' ')}`;
      yield `legal in notation: ${legal.map(id => makeNotation(rules, id)).join(' | ')}`;
    } else if (made === states) yield `\n# States ${states} to the end, actions alone`;
    yield `action ${made}: ${SEAT_LETTERS[state.actor]} ${action} (${makeNotation(rules, action)})`;
    game.chance = seededChance(seed, made + 1);
    apply(game, action);
  }
  const winners = seatsIn(state.winners);
  yield `winners: ${winners.map(seat => SEAT_LETTERS[seat]).join(' ')}`;
  yield `rewards: ${rewardsFor(winners, rules.seats).join(' ')}`;
}

/** Bytes in hexadecimal, a row at a time. */
function* rowsOf(bytes: Uint8Array): Generator<string> {
  const hex = Array.from(bytes, byte => byte.toString(16).padStart(2, '0'));
  for (let i = 0; i < hex.length; i += ROW_BYTES) yield `  ${hex.slice(i, i + ROW_BYTES).join('')}`;
}
