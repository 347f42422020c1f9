/** What all parts of one board share. */
import type { Place } from '@cartagena/engine';
import type { BoardMarks, BoardReports, BoardScene, PirateRef } from './model.ts';

/** A question which of several pirates in one place is meant. */
export interface Picking {
  readonly place: Place;
  readonly pirates: readonly PirateRef[];
  /** What was touched: there the focus returns. */
  readonly opener: HTMLElement;
}

/** What every place needs to know. */
export interface BoardContext {
  /** What there is, for words. */
  readonly scene: BoardScene;
  /** The same without those who are on their way, for the eye. */
  readonly shown: BoardScene;
  readonly marks: BoardMarks;
  readonly reports: BoardReports;
  /** Whether spaces show their numbers. */
  readonly numbers: boolean;
  /** The player must say which of these pirates is meant. */
  readonly onPick: (picking: Picking) => void;
  /** The place over which something is dragged. */
  readonly over: Place | undefined;
}
