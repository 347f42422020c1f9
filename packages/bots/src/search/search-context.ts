/** What a search needs at one table: the evaluator and the turn search, made once for each table's rules. */
import { type ActionId, actionBuffer, legalActions, type Rules, type State } from '@cartagena/engine';
import { Evaluator } from '../evaluation/evaluator.ts';
import { SAVED_NETS } from '../evaluation/nets/index.ts';
import { netNameFor, parseSavedNet } from '../evaluation/saved-net.ts';
import { TurnSearch } from './turn-search.ts';

export class SearchContext {
  readonly evaluator: Evaluator;
  readonly turnSearch: TurnSearch;
  private readonly rules: Rules;
  private readonly out: Uint16Array;

  constructor(rules: Rules) {
    this.rules = rules;
    this.evaluator = new Evaluator(rules, parseSavedNet(SAVED_NETS[netNameFor(rules.config)]));
    this.turnSearch = new TurnSearch(rules, this.evaluator);
    this.out = actionBuffer(rules);
  }

  /** Prepares the evaluator for a decision in this state, and returns the legal actions. */
  startDecision(state: State): ActionId[] {
    this.evaluator.prepare(state);
    return Array.from(this.out.subarray(0, legalActions(this.rules, state, this.out)));
  }
}

const contexts = new WeakMap<Rules, SearchContext>();

export function searchContextFor(rules: Rules): SearchContext {
  const context = contexts.get(rules) ?? new SearchContext(rules);
  contexts.set(rules, context);
  return context;
}
