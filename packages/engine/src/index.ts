/** The Cartagena family: rules, games, views, records. */
export {
  type Action,
  type ActionId,
  type ActionType,
  actionBuffer,
  apply,
  legalActions,
  nameAction,
  namedActions,
} from './actions.ts';
export { type Board, COVERED, START } from './board.ts';
export { type Chance, type ChanceSource, SeededChance, seededChance } from './chance.ts';
export {
  type Choices,
  type GameConfig,
  parseConfig,
  RULES_REVISION,
  type SetupReason,
  setUp,
} from './config.ts';
export { deal, newGame } from './deal.ts';
export { EDITION, type Edition } from './editions.ts';
export { type Cards, type GameEvent, redact, type Secret, type Viewer } from './events.ts';
export type { Emit, Game } from './game.ts';
export { MOST_HELD } from './modules/limit.ts';
export { makeNotation, parseAction, parseNotation } from './notation.ts';
export { OpenGame } from './open-game.ts';
export { backwardTarget, forwardTarget, homeCount, isJoinable } from './pirates.ts';
export { PRESETS, type PresetId } from './presets.ts';
export {
  act,
  type GameCourse,
  type GameRecord,
  judge,
  type LuckOptions,
  newRecord,
  parseCourse,
  parseRecord,
  RECORD_FORMAT,
  type RecordedAction,
  type RecordReason,
  replay,
} from './record.ts';
export { MODULE } from './registry.ts';
export { resolveRules } from './resolve.ts';
export { ok, type Reason, type Result, refuse, unwrap } from './result.ts';
export type { Rules } from './rules.ts';
export { sampleState } from './sample.ts';
export { makeSnapshot, restoreState, type Snapshot } from './snapshot.ts';
export { countAt } from './spots.ts';
export { copyInto, copyState, createState, type State, stateKey } from './state.ts';
export { isOver, seatsIn, totalProgress, turnsPlayed } from './turn.ts';
export { NO_RUN, type Run, reveals, takeBack, undoable, undoableOf, withAction, withEvent } from './undo.ts';
export { type SeatView, type TableView, type View, viewFor } from './view.ts';
export * from './vocabulary.ts';
