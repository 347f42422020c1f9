/** Decisions of a player that likes some things for their own sake, by any strategy that searches turns. */
import { type Leaning, leaningEvaluator } from './leaning.ts';
import { ReplySearch } from './reply-search.ts';
import type { SearchContext } from './search-context.ts';
import type { Strategy } from './strategy.ts';
import { TurnSearch } from './turn-search.ts';

export function withLeaning(leaning: Leaning, decide: Strategy): Strategy {
  /** It sees positions otherwise than others do, so it has searches of its own at each table. */
  const searches = new WeakMap<SearchContext['evaluator'], Pick<SearchContext, 'turnSearch' | 'replySearch'>>();
  return (decision, budget) => {
    const { rules, context } = decision;
    const { evaluator } = context;
    let own = searches.get(evaluator);
    if (!own) {
      const liking = leaningEvaluator(rules, evaluator, leaning);
      own = { turnSearch: new TurnSearch(rules, liking), replySearch: new ReplySearch(rules, liking) };
      searches.set(evaluator, own);
    }
    return decide({ ...decision, context: { evaluator, ...own } }, budget);
  };
}
