/** What is known about actions and decisions, by their names. */
import type { Action, View } from '@cartagena/engine';
import { entriesOf, partsOf } from '../../variants/by-variant.ts';
import { VARIANT_TABLES } from '../../variants/table.ts';
import type { ActionTraits, DecisionTraits, TableTraits } from '../../variants/table-traits.ts';

/** The actions of every game. */
const CORE_ACTIONS: NonNullable<TableTraits['actions']> = {
  play: { isForeseeable: true, mainWords: 'table.main.go' },
  move: { isForeseeable: true, mainWords: 'table.main.go' },
  end: { isBare: true, mainWords: 'table.button.end' },
  pass: { gains: 'drawn', mainWords: 'table.button.pass', reasonWord: 'pass' },
};

export const TABLES: readonly TableTraits[] = [{ actions: CORE_ACTIONS }, ...entriesOf(VARIANT_TABLES)];
const ACTIONS = partsOf(TABLES, ({ actions }) => actions);
const DECISIONS = partsOf(TABLES, ({ decisions }) => decisions);

/** Nothing, for a type of action that no variant knows. */
export const actionTraits = ({ type }: Pick<Action, 'type'>): ActionTraits => ACTIONS.get(type) ?? {};

/** Whether players can find the action by its cards, pirates and places. Any other has a button. */
export const isKnownAction = ({ type }: Pick<Action, 'type'>): boolean => ACTIONS.has(type);

export const decisionTraits = ({ phase }: { readonly phase: View['phase'] }): DecisionTraits =>
  DECISIONS.get(phase) ?? {};

/** What touching a pirate without a card tries to do, in the order in which it is likely. */
export const TRIES = [...ACTIONS.values()].flatMap(({ tries }) => tries ?? []);
