/** The Cartagena family: rules, games, views, records. */

export { type Chance, type ChanceSource, SeededChance, seededChance } from './base/chance.ts';
export { ok, type Reason, type Result, refuse, unwrap } from './base/result.ts';
export * from './base/vocabulary.ts';
export { type Board, COVERED, START } from './model/board.ts';
export { type Cards, type GameEvent, redact, type Secret, type Viewer } from './model/events.ts';
export type { Emit, Game } from './model/game.ts';
export type { Rules } from './model/rules.ts';
export { copyInto, copyState, createState, type State, stateKey } from './model/state.ts';
export { HAND_LIMIT as MOST_HELD } from './modules/limit/index.ts';
export {
  type Action,
  type ActionId,
  type ActionType,
  actionBuffer,
  apply,
  legalActions,
  nameAction,
  namedActions,
} from './play/actions.ts';
export { deal, newGame } from './play/deal.ts';
export { backwardTarget, forwardTarget, homeCount, isJoinable } from './play/movement.ts';
export { countAt } from './play/positions.ts';
export { isOver, seatsIn, totalProgress, turnsPlayed } from './play/turn.ts';
export { makeNotation, parseAction, parseNotation } from './record/notation.ts';
export { OpenGame } from './record/open-game.ts';
export {
  act,
  type ChanceOptions,
  checkAction,
  type GameCourse,
  type GameRecord,
  newRecord,
  parseCourse,
  parseRecord,
  RECORD_FORMAT,
  type RecordedAction,
  type RecordReason,
  replay,
} from './record/record.ts';
export { NO_RUN, reveals, takeBack, type UndoRun, undoable, undoableOf, withAction, withEvent } from './record/undo.ts';
export {
  type Choices,
  type GameConfig,
  parseConfig,
  RULES_REVISION,
  type SetupReason,
  setUp,
} from './setup/config.ts';
export { EDITION, type Edition } from './setup/editions.ts';
export { PRESETS, type PresetId } from './setup/presets.ts';
export { MODULE } from './setup/registry.ts';
export { resolveRules } from './setup/resolve.ts';
export { sampleState } from './view/sample.ts';
export { makeSnapshot, restoreState, type Snapshot } from './view/snapshot.ts';
export { type SeatView, type TableView, type View, viewFor } from './view/view.ts';
