/** A game of a deal as it stands after each of its turns, to be laid beside another one. */
import type { GameRecord, View, Viewer } from '@cartagena/engine';
import type { LogEntry } from '../events/log-entry.ts';
import type { LocalPlayer } from '../game/local-host.ts';
import { type Timeline, timelineOf } from '../replay/timeline.ts';

export interface ComparedGame {
  /** Whose game it is. */
  readonly name: string;
  readonly record: GameRecord;
  readonly players: readonly LocalPlayer[];
  /** With whose words it is described. */
  readonly viewer: Viewer;
}

export interface GameInStep {
  readonly timeline: Timeline;
  /** How many turns it has. */
  readonly turns: number;
  /** The table after this many turns; a game that was over earlier stays as it ended. */
  viewAfter(turn: number): View;
  /** What happened in a turn, counted from 1; 0 is the deal. */
  entriesIn(turn: number): readonly LogEntry[];
}

export function inStep({ record, players }: ComparedGame): GameInStep {
  const timeline = timelineOf({ record, players });
  const { views, told, turns } = timeline;
  const last = views.length - 1;
  const madeAfter = (turn: number): number => (turn < turns.length ? turns[turn].at : last);
  return {
    timeline,
    turns: turns.length,
    viewAfter: turn => views[madeAfter(turn)],
    entriesIn(turn) {
      const from = turn === 0 ? -1 : madeAfter(turn - 1);
      return turn > turns.length ? [] : told.filter(({ made }) => made > from && made <= madeAfter(turn));
    },
  };
}
