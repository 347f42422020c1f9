/** Two games of the same deal, turn beside turn: where they parted, and what that was worth. */
import { type Game, type GameRecord, replay, unwrap } from '@cartagena/engine';
import { winChances } from '../evaluation/win-chances.ts';

/** A turn of a record: its actions are those from `from` up to, not including, `to`. */
export interface TurnSpan {
  readonly seat: number;
  readonly from: number;
  readonly to: number;
}

/** The first turn that was played differently. */
export interface Parting {
  /** Counted from 1, the same in both games. */
  readonly turn: number;
  /** Whose turn it was, and who made the first action that differs. */
  readonly seat: number;
  readonly actor: number;
  /** That action's number: up to here both games are one. */
  readonly at: number;
  /** The turn in each game. */
  readonly spans: readonly [TurnSpan, TurnSpan];
  /** The seat's chance to win before the turn, and after it in each game, for an observer who sees all hands. */
  readonly before: number;
  readonly after: readonly [number, number];
}

export interface GamePair {
  /** The turns of each game; the same number is the same turn, for two replays in step. */
  readonly turns: readonly [readonly TurnSpan[], readonly TurnSpan[]];
  /** Undefined: both games are the same. */
  readonly parting: Parting | undefined;
}

/** Both are whole games of one deal: the same configuration and the same seed. `seat`: whose chances the parting is measured by. */
export function pairGames(one: GameRecord, other: GameRecord, seat: number): GamePair {
  const turns = [turnsOf(one), turnsOf(other)] as const;
  const at = one.actions.findIndex(({ action }, i) => action !== other.actions[i]?.action);
  if (at < 0) return { turns, parting: undefined };
  const number = turns[0].findIndex(({ to }) => at < to);
  const [a, b] = [turns[0][number], turns[1][number]];
  const chanceAt = (game: Game): number => winChances(game.rules, game.state)[seat];
  return {
    turns,
    parting: {
      turn: number + 1,
      seat: a.seat,
      actor: one.actions[at].seat,
      at,
      spans: [a, b],
      before: chanceAt(gameAt(one, a.from)),
      after: [chanceAt(gameAt(one, a.to)), chanceAt(gameAt(other, b.to))],
    },
  };
}

const gameAt = (record: GameRecord, until: number): Game => unwrap(replay(record, { until }));

/** The turns of a record, in order. */
export function turnsOf(record: GameRecord): TurnSpan[] {
  const spans: { seat: number; from: number; to: number }[] = [];
  let last = -1;
  unwrap(
    replay(record, {
      before({ state }, _, number) {
        if (state.turns !== last) spans.push({ seat: state.turn, from: number, to: number });
        last = state.turns;
        spans[spans.length - 1].to = number + 1;
      },
    }),
  );
  return spans;
}
