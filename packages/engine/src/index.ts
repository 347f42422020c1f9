/** The Cartagena family: rules, games, views, records. */
export { type Chance, type ChanceSource, SeededChance, seededChance } from './base/chance.ts';
export { ok, type Reason, type Result, refuse, unwrap } from './base/result.ts';
export * from './base/vocabulary.ts';
export type { Action, ActionId, ActionType } from './model/actions.ts';
export { type Board, COVERED, START } from './model/board.ts';
export type { Edition } from './model/edition.ts';
export {
  type Cards,
  type Emit,
  type EventType,
  type GameEvent,
  redact,
  type Secret,
  type Viewer,
} from './model/events.ts';
export { seatsIn } from './model/fields.ts';
export type { Choices, GameConfig } from './model/game-config.ts';
export type { Game, Module, Rules } from './model/rules.ts';
export { copyInto, copyState, createState, type State, stateKey } from './model/state.ts';
export type { ResolutionView, SeatView, Snapshot, TableView, View } from './model/view.ts';
export { HAND_LIMIT as MOST_HELD } from './modules/limit/index.ts';
export { BERTHS, type Berth } from './modules/raft/components.ts';
export { actionBuffer, apply, legalActions, nameAction, namedActions } from './play/actions.ts';
export { rowCard } from './play/cards.ts';
export { deal, newGame } from './play/deal.ts';
export { backwardTarget, forwardTarget, isJoinable } from './play/movement.ts';
export { countAt, homeCount } from './play/positions.ts';
export { isOver, totalProgress, turnsPlayed } from './play/turn.ts';
export { checkAction } from './record/check-action.ts';
export { makeNotation, parseAction, parseNotation } from './record/notation.ts';
export { OpenGame } from './record/open-game.ts';
export {
  act,
  type ChanceOptions,
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
export { parseConfig, type SetupReason, setUp } from './setup/config.ts';
export { EDITION } from './setup/editions.ts';
export { PRESETS, type PresetId } from './setup/presets.ts';
export { type BuiltInModule, MODULE, MODULES, registerModule } from './setup/registry.ts';
export { resolveRules } from './setup/resolve.ts';
export { REVISIONS, type Revision, RULES_REVISION } from './setup/revisions.ts';
export { ObservationEncoder, type ObservationSlot } from './view/observation.ts';
export { sampleState } from './view/sample.ts';
export { makeSnapshot, restoreState } from './view/snapshot.ts';
export { viewFor } from './view/view.ts';
export { ViewMemo } from './view/view-memo.ts';
