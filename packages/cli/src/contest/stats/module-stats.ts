/** What the modules bring about, as things that can be counted. Each is put down to the seat whose turn it is. */
import type { ActionType, GameEvent, ModuleId } from '@cartagena/engine';

export interface Feat {
  readonly module: ModuleId;
  readonly name: string;
  readonly actions?: readonly ActionType[];
  readonly event?: (event: GameEvent) => boolean;
}

const RAFT_SPACE = /^(white|orange)\d$/;

const FEATS: readonly Feat[] = [
  { module: 'retreat', name: 'retreats', actions: ['retreat'] },
  { module: 'assist', name: 'assists', actions: ['assist'] },
  { module: 'voyage', name: 'sails', event: event => event.type === 'sailed' && !event.free },
  { module: 'voyage', name: 'free sails', event: event => event.type === 'sailed' && event.free },
  { module: 'limit', name: 'hands trimmed', event: event => event.type === 'discarded' },
  { module: 'limit', name: 'cards robbed', event: event => event.type === 'stole' },
  { module: 'empty', name: 'barehanded draws', actions: ['draw'] },
  { module: 'items', name: 'pistols', event: event => event.type === 'looked' },
  { module: 'items', name: 'parrots', actions: ['parrot', 'use-parrot'] },
  { module: 'items', name: 'hooks', actions: ['hook', 'use-hook'] },
  { module: 'items', name: 'bombs', actions: ['use-bomb'] },
  { module: 'items', name: 'sabre pairs', actions: ['sabres'] },
  { module: 'items', name: 'chests opened', event: event => event.type === 'opened' },
  { module: 'items', name: 'snakes', event: event => event.type === 'opened' && event.content === 'snake' },
  { module: 'captain', name: 'jokers', actions: ['joker'] },
  { module: 'captain', name: 'picks', event: event => event.type === 'picked' },
  { module: 'raft', name: 'tokens', event: event => event.type === 'token' },
  {
    module: 'raft',
    name: 'boardings',
    event: event => event.type === 'moved' && event.cause === 'play' && RAFT_SPACE.test(String(event.to)),
  },
  { module: 'raft', name: 'rafts to sea', event: event => event.type === 'launched' },
  { module: 'raft', name: 'rafts sunk', event: event => event.type === 'sank' },
  { module: 'flag', name: 'hoists', event: event => event.type === 'hoisted' },
];

/** Those that can happen with these modules. */
export function featsOf(modules: readonly ModuleId[]): readonly Feat[] {
  return FEATS.filter(feat => modules.includes(feat.module));
}

/** Listens to one game. */
export class FeatCount {
  /** `counts[feat][seat]` */
  readonly counts: number[][];
  private readonly feats: readonly Feat[];
  /** The deal is nobody's turn. */
  private turn: number | undefined;

  constructor(modules: readonly ModuleId[], seats: number) {
    this.feats = featsOf(modules);
    this.counts = this.feats.map(() => new Array<number>(seats).fill(0));
  }

  hear(event: GameEvent): void {
    if (event.type === 'turn') this.turn = event.seat;
    else this.count(feat => feat.event?.(event) === true);
  }

  /** To be called before the action takes effect. */
  see(action: ActionType): void {
    this.count(feat => feat.actions?.includes(action) === true);
  }

  private count(happened: (feat: Feat) => boolean): void {
    const { turn } = this;
    if (turn === undefined) return;
    this.feats.forEach((feat, i) => {
      if (happened(feat)) this.counts[i][turn]++;
    });
  }
}
