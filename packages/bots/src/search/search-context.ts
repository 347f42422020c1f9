/** What a search needs at one table: the evaluator and the turn search, made once for each table's rules. */
import { type ActionId, actionBuffer, legalActions, type Rules, type State } from '@cartagena/engine';
import { Evaluator } from '../evaluation/evaluator.ts';
import { NETS } from '../evaluation/nets/index.ts';
import { type NetFamily, netNameFor, parseSavedNet } from '../evaluation/saved-net.ts';
import { ReplySearch } from './reply-search.ts';
import { TurnSearch } from './turn-search.ts';

export class SearchContext {
  readonly evaluator: Evaluator;
  readonly turnSearch: TurnSearch;
  readonly replySearch: ReplySearch;
  private readonly rules: Rules;
  private readonly out: Uint16Array;

  constructor(rules: Rules, nets: NetFamily) {
    this.rules = rules;
    this.evaluator = new Evaluator(rules, parseSavedNet(nets[netNameFor(rules.config)]));
    this.turnSearch = new TurnSearch(rules, this.evaluator);
    this.replySearch = new ReplySearch(rules, this.evaluator);
    this.out = actionBuffer(rules);
  }

  /** Prepares the evaluator for a decision in this state, and returns the legal actions. */
  startDecision(state: State): ActionId[] {
    this.evaluator.prepare(state);
    return Array.from(this.out.subarray(0, legalActions(this.rules, state, this.out)));
  }
}

const contexts = new WeakMap<NetFamily, WeakMap<Rules, SearchContext>>();

export function searchContextFor(rules: Rules, family: NetFamily = NETS): SearchContext {
  const known = contexts.get(family) ?? new WeakMap<Rules, SearchContext>();
  contexts.set(family, known);
  const context = known.get(rules) ?? new SearchContext(rules, family);
  known.set(rules, context);
  return context;
}
