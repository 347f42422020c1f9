/** What the study's worker is asked, and what it answers. */
import type { GameConfig, GameRecord, View } from '@cartagena/engine';
import type { FairRecord } from '@cartagena/fair';
import type { Analysis, GamePair, Hint } from '@cartagena/study';

export type StudyTask =
  | { readonly type: 'analyse'; readonly record: GameRecord; readonly fair?: FairRecord }
  | { readonly type: 'hint'; readonly config: GameConfig; readonly view: View }
  | { readonly type: 'pair'; readonly records: readonly [GameRecord, GameRecord]; readonly seat: number };

export type StudyAnswer =
  | { readonly type: 'progress'; readonly done: number; readonly total: number }
  | { readonly type: 'analysis'; readonly analysis: Analysis }
  | { readonly type: 'hint'; readonly hint: Hint }
  | { readonly type: 'pair'; readonly pair: GamePair };
