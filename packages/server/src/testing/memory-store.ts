/** As much of a store as tables need, in memory: for tests that want to decide themselves what happens in between. */
import type { Append, Entry, GameRow, Listener, NewEntry, NewGame, Store, StoredAnswer } from '../store/store.ts';

type Needed = Pick<Store, 'createGame' | 'append' | 'game' | 'entries' | 'answer' | 'subscribe'>;

export class MemoryStore implements Needed {
  readonly rows = new Map<string, GameRow>();
  readonly logs = new Map<string, Entry[]>();
  private readonly answers = new Map<string, StoredAnswer>();
  private readonly listeners = new Set<Listener>();
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
