/** A store in memory: for tests that want to decide themselves what happens in between. */
import type {
  Append,
  DueGames,
  GameRow,
  GameStatus,
  ListedGame,
  Listener,
  NewGame,
  NewStoredEntry,
  Page,
  SeatRow,
  Store,
  StoredAnswer,
  StoredEntry,
} from '../store/store.ts';
import { memoryDailyResults } from './memory-daily-results.ts';
import { memoryIdentity } from './memory-identity.ts';
import { MemoryJobs } from './memory-jobs.ts';

export class MemoryStore implements Store {
  readonly rows = new Map<string, GameRow>();
  readonly logs = new Map<string, StoredEntry[]>();
  private readonly seats = new Map<string, readonly SeatRow[]>();
  private readonly answers = new Map<string, StoredAnswer>();
  private readonly listeners = new Map<string, Set<Listener>>();
  private readonly identity = memoryIdentity();
  readonly players = this.identity.players;
  readonly tokens = this.identity.tokens;
  readonly codes = this.identity.codes;
  readonly push = this.identity.push;
  readonly webhooks = this.identity.webhooks;
  readonly settings = this.identity.settings;
  readonly jobs = new MemoryJobs(this.identity);
  readonly dailyResults = memoryDailyResults(this.answers);
  /** Players with games that they do not want to be counted. */
  private readonly forgotten = new Set<string>();
  /** Leased games, and until when. */
  private readonly taken = new Map<string, number>();
  /** Runs before an append looks at the game: the moment for another writer to be faster. */
  beforeAppend: (() => Promise<void>) | undefined;
  /** What is the matter with the database. */
  trouble: Error | undefined;

  async createGame(
    game: NewGame,
    entries: readonly NewStoredEntry[],
    seats: readonly SeatRow[],
    answer?: StoredAnswer,
  ) {
    if (answer && this.isAnswered(answer)) return 'repeated';
    this.rows.set(game.id, { ...game, seq: 0 });
    this.logs.set(game.id, []);
    this.seats.set(game.id, seats);
    this.write(game.id, entries);
    return 'done';
  }

  async append({ game, after, entries, row, seats, answer, opens, notices = [] }: Append) {
    const hurry = this.beforeAppend;
    this.beforeAppend = undefined;
    await hurry?.();
    if (answer && this.answers.has(`${answer.player} ${answer.key}`)) return 'repeated';
    const before = this.rows.get(game);
    if (before?.seq !== after) return 'stale';
    if (answer) this.isAnswered(answer);
    this.rows.set(game, { ...before, updated: entries.at(-1)?.at ?? before.updated, ...row });
    const others = this.seats.get(game)!.filter(({ seat }) => !seats?.some(one => one.seat === seat));
    this.seats.set(game, [...others, ...(seats ?? [])]);
    this.taken.delete(game);
    this.write(game, entries);
    for (const [i, notice] of notices.entries())
      await this.jobs.add(`${game} ${after} ${i}`, game, notice, entries.at(-1)!.at);
    if (opens) await this.createGame(opens.game, opens.entries, opens.seats);
    return 'done';
  }

  async game(id: string) {
    if (this.trouble) throw this.trouble;
    return this.rows.get(id);
  }

  async entries(game: string, after = 0) {
    return structuredClone((this.logs.get(game) ?? []).slice(after));
  }

  async answer(player: string, key: string) {
    return this.answers.get(`${player} ${key}`);
  }

  async gamesOf(player: string, page: Page) {
    return this.list(page, ({ id }) => this.seats.get(id)!.some(seat => seat.player === player));
  }

  async playedBy(player: string, page: Page) {
    const seatOf = (id: string) => this.seats.get(id)!.find(seat => seat.player === player)?.seat;
    const isPlayed = ({ id, status }: GameRow) =>
      status === 'over' && seatOf(id) !== undefined && !this.forgotten.has(`${player} ${id}`);
    return this.list(page, isPlayed).map(row => ({ ...row, seat: seatOf(row.id)! }));
  }

  async forgetPlayed(player: string) {
    for (const { id, status } of this.rows.values()) if (status === 'over') this.forgotten.add(`${player} ${id}`);
  }

  async publicGames(status: GameStatus, page: Page) {
    return this.list(page, row => row.isPublic && row.status === status);
  }

  async unfinishedGames(player: string, most: number) {
    const isTheirs = ({ id, status }: GameRow) =>
      status !== 'over' && this.seats.get(id)!.some(seat => seat.player === player);
    return Math.min(most, [...this.rows.values()].filter(isTheirs).length);
  }

  async takeDue(now: number, until: number, limit: number, _from?: number): Promise<DueGames> {
    const dueAt = ({ deadline, botDue }: GameRow) => Math.min(deadline ?? Infinity, botDue ?? Infinity);
    const due = [...this.rows.values()].filter(row => dueAt(row) <= now && (this.taken.get(row.id) ?? 0) <= now);
    const first = due.sort((a, b) => dueAt(a) - dueAt(b)).slice(0, limit);
    for (const { id } of first) this.taken.set(id, until);
    return {
      games: first.map(({ secret: _, ...listed }) => listed),
      next: due.length > limit ? dueAt(first.at(-1)!) : null,
    };
  }

  async cleanUp() {
    return { games: 0, answers: 0, tokens: 0, codes: 0, results: 0, archived: 0 };
  }

  async abandonedGames(before: number, limit: number) {
    const abandoned = [...this.rows.values()].filter(row => row.status === 'playing' && row.updated < before);
    return abandoned.slice(0, limit).map(({ id }) => id);
  }

  async ready() {
    if (this.trouble) throw this.trouble;
  }

  async backup() {
    throw new Error('The store in memory cannot be copied to a file.');
  }

  async close() {}

  async subscribe(game: string, listener: Listener) {
    const listeners = this.listeners.get(game) ?? new Set();
    this.listeners.set(game, listeners.add(listener));
    return () => {
      listeners.delete(listener);
    };
  }

  isBusConnected() {
    return true;
  }

  private list({ limit, after }: Page, wanted: (row: GameRow) => boolean): ListedGame[] {
    const newestFirst = [...this.rows.values()].filter(wanted).sort(byAge);
    const rest = after ? newestFirst.filter(row => byAge(row, after) > 0) : newestFirst;
    return rest.slice(0, limit).map(({ secret: _, ...row }) => row);
  }

  private isAnswered(answer: StoredAnswer): boolean {
    const key = `${answer.player} ${answer.key}`;
    if (this.answers.has(key)) return true;
    this.answers.set(key, answer);
    return false;
  }

  private write(game: string, entries: readonly NewStoredEntry[]): void {
    const log = this.logs.get(game)!;
    // A store keeps text: nothing in it is shared with the writer.
    for (const entry of entries) log.push({ ...structuredClone(entry), seq: log.length + 1 });
    this.rows.set(game, { ...this.rows.get(game)!, seq: log.length });
    for (const listener of this.listeners.get(game) ?? []) listener(log.length);
  }
}

type Aged = Pick<GameRow, 'id' | 'updated'>;
const byAge = (a: Aged, b: Aged): number => b.updated - a.updated || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);
