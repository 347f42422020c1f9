/** What the study's worker is asked, and what it answers. */
import type { GameConfig, GameRecord, View } from '@cartagena/engine';
import type { FairRecord } from '@cartagena/fair';
import type { Analysis, GamePair, Hint } from '@cartagena/study';

export type StudyTask =
  | { readonly type: 'analyse'; readonly record: GameRecord; readonly fair?: FairRecord | undefined }
  /** The view is that of the seat that has to decide. */
  | { readonly type: 'hint'; readonly config: GameConfig; readonly view: View }
  /** Two whole games of one deal: where they parted, and what that was worth to the seat. */
  | { readonly type: 'pair'; readonly records: readonly [GameRecord, GameRecord]; readonly seat: number };

/** What comes of each task. */
export interface Found {
  readonly analyse: Analysis;
  readonly hint: Hint;
  readonly pair: GamePair;
}

export type StudyAnswer =
  /** Which part is done, from 0 to 1. */
  { readonly type: 'progress'; readonly part: number } | { readonly type: 'done'; readonly found: Found[keyof Found] };
