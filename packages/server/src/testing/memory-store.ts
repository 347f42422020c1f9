/** As much of a store as tables need, in memory: for tests that want to decide themselves what happens in between. */
import type {
  Append,
  Entry,
  GameRow,
  Listener,
  NewEntry,
  NewGame,
  PushSubscription,
  Store,
  StoredAnswer,
  Webhook,
} from '../store/store.ts';

type Needed = Pick<
  Store,
  'createGame' | 'append' | 'game' | 'entries' | 'answer' | 'takeDue' | 'push' | 'webhooks' | 'settings' | 'subscribe'
>;

export class MemoryStore implements Needed {
  readonly rows = new Map<string, GameRow>();
  readonly logs = new Map<string, Entry[]>();
  private readonly answers = new Map<string, StoredAnswer>();
  private readonly listeners = new Set<Listener>();
  /** Games that somebody takes care of, and until when. */
  private readonly taken = new Map<string, number>();
  readonly subscriptions = new Map<string, PushSubscription>();
  readonly hooks = new Map<string, Webhook>();
  private readonly set = new Map<string, string>();
  /** Runs before an append looks at the game: the moment for somebody else to be faster. */
  beforeAppend: (() => Promise<void>) | undefined;

  async createGame(game: NewGame, entries: readonly NewEntry[], _seats: unknown, answer?: StoredAnswer) {
    if (answer && this.isAnswered(answer)) return 'repeated';
    this.rows.set(game.id, { ...game, seq: 0 });
    this.logs.set(game.id, []);
    this.write(game.id, entries);
    return 'done';
  }

  async append({ game, after, entries, row, answer }: Append) {
    const hurry = this.beforeAppend;
    this.beforeAppend = undefined;
    await hurry?.();
    if (answer && this.answers.has(`${answer.player} ${answer.key}`)) return 'repeated';
    const before = this.rows.get(game);
    if (before?.seq !== after) return 'stale';
    if (answer) this.isAnswered(answer);
    this.rows.set(game, { ...before, ...row });
    this.taken.delete(game);
    this.write(game, entries);
    return 'done';
  }

  async game(id: string) {
    return this.rows.get(id);
  }

  async entries(game: string, after = 0) {
    return structuredClone((this.logs.get(game) ?? []).slice(after));
  }

  async answer(player: string, key: string) {
    return this.answers.get(`${player} ${key}`);
  }

  async takeDue(now: number, until: number, limit: number) {
    const dueAt = ({ deadline, botDue }: GameRow) => Math.min(deadline ?? Infinity, botDue ?? Infinity);
    const due = [...this.rows.values()].filter(row => dueAt(row) <= now && (this.taken.get(row.id) ?? 0) <= now);
    const first = due.sort((a, b) => dueAt(a) - dueAt(b)).slice(0, limit);
    for (const { id } of first) this.taken.set(id, until);
    return first.map(({ secret: _, ...listed }) => listed);
  }

  readonly push: Store['push'] = {
    put: async subscription => void this.subscriptions.set(subscription.endpoint, subscription),
    of: async player => [...this.subscriptions.values()].filter(one => one.player === player),
    remove: async endpoint => void this.subscriptions.delete(endpoint),
  };

  readonly webhooks: Store['webhooks'] = {
    add: async webhook => void this.hooks.set(webhook.id, webhook),
    ofPlayer: async player => [...this.hooks.values()].filter(one => one.player === player && one.game === null),
    ofGame: async game => [...this.hooks.values()].filter(one => one.game === game),
    remove: async (id, player) => this.hooks.get(id)?.player === player && this.hooks.delete(id),
  };

  readonly settings: Store['settings'] = {
    get: async key => this.set.get(key),
    put: async (key, value) => void this.set.set(key, value),
    putIfAbsent: async (key, value) => {
      if (!this.set.has(key)) this.set.set(key, value);
      return this.set.get(key)!;
    },
  };

  subscribe(listener: Listener) {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  }

  private isAnswered(answer: StoredAnswer): boolean {
    const key = `${answer.player} ${answer.key}`;
    if (this.answers.has(key)) return true;
    this.answers.set(key, answer);
    return false;
  }

  private write(game: string, entries: readonly NewEntry[]): void {
    const log = this.logs.get(game)!;
    // A store keeps text: nothing in it is shared with whoever wrote it.
    for (const entry of entries) log.push({ ...structuredClone(entry), seq: log.length + 1 });
    this.rows.set(game, { ...this.rows.get(game)!, seq: log.length });
    for (const listener of this.listeners) listener(game, log.length);
  }
}
