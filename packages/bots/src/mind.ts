/** What a bot keeps at hand about a table: its judge, its search, and room to think in. Made once for each table's rules. */
import { type ActionId, actionBuffer, legalActions, type Rules, type State } from '@cartagena/engine';
import { Judge } from './judge.ts';
import { netFor, parseKeptNet } from './kept-net.ts';
import { KEPT_NETS } from './nets/index.ts';
import { TurnSearch } from './turn-search.ts';

export { NotedChance } from './noted-chance.ts';
export { TurnSearch } from './turn-search.ts';

export class Mind {
  readonly judge: Judge;
  readonly search: TurnSearch;
  private readonly rules: Rules;
  private readonly out: Uint16Array;

  constructor(rules: Rules) {
    this.rules = rules;
    this.judge = new Judge(rules, parseKeptNet(KEPT_NETS[netFor(rules.config)]));
    this.search = new TurnSearch(rules, this.judge);
    this.out = actionBuffer(rules);
  }

  /** Before a decision: looks at the path, and says what can be done. */
  face(world: State): ActionId[] {
    this.judge.meet(world);
    return Array.from(this.out.subarray(0, legalActions(this.rules, world, this.out)));
  }
}

const minds = new WeakMap<Rules, Mind>();

export function mindFor(rules: Rules): Mind {
  const mind = minds.get(rules) ?? new Mind(rules);
  minds.set(rules, mind);
  return mind;
}
