/** A table, folded from the entries of its log one after another; it holds nothing that they do not. */
import {
  type ActionId,
  apply,
  type ChanceSource,
  type Choices,
  checkAction,
  copyState,
  type Emit,
  type Game,
  type GameConfig,
  type GameRecord,
  makeNotation,
  NO_RUN,
  newGame,
  newRecord,
  ok,
  type RecordedAction,
  type Result,
  type UndoRun,
  unwrap,
  ViewMemo,
  withAction,
  withEvent,
} from '@cartagena/engine';
import type { MirroredDeal } from '@cartagena/fair';
import type {
  Absence,
  Claim,
  Clock,
  Closing,
  Colour,
  Request,
  SeatPlan,
  Status,
  TableDetails,
} from '@cartagena/protocol';
import { QuotaCounts } from './quotas.ts';
import { rulesFor } from './rules.ts';
import { Snapshots } from './snapshots.ts';

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;
/** How long a player is awaited at least. */
const INVITATION = 10 * MINUTE;
/** How long a player without a clock may do nothing before the others may agree to go on. */
const IDLE_AFTER_MS = 15 * MINUTE;

/** How long a turn may take, in milliseconds; 0 without a clock. */
function turnTime(clock: Clock): number {
  if (clock.kind === 'none') return 0;
  return clock.kind === 'live' ? clock.seconds * 1000 : clock.days * DAY;
}

export interface Seat {
  readonly plan: SeatPlan;
  readonly player: string | null;
  readonly name: string | null;
  readonly colour: Colour;
  /** Who decides for it instead of its player. */
  readonly standIn: string | null;
  readonly away: Absence | null;
  /** What it adds to the luck in version 1. */
  readonly entropy: string;
  /** The commitment to its share in the luck, and the share. */
  readonly commitment: string | null;
  readonly share: string | null;
}

/** Where a table's luck comes from, once all that it depends on is known. */
export interface LuckOf {
  (table: Table): ChanceSource;
  /** Binds the server to the action that is entry `n` of the chain, without showing it. */
  seal?(n: number, action: string): string;
  /** The commitment to the same secret for another table. */
  commitFor?(game: string): string;
}

export class Table {
  readonly id: string;
  seq = 0;
  /** The last entry that changed the game or the seats: talk does not count. */
  changed = 0;
  changedAt = 0;
  status: Status = 'open';
  /** As the log has it, for fair deals; and completed, for play. */
  recordedConfig!: Choices;
  config!: GameConfig;
  clock: Clock = { kind: 'none' };
  isPublic = false;
  /** The version of its deal's promise, and the commitment to the secret. */
  fair: 1 | 2 = 1;
  commitment = '';
  /** How many entries the chain has; its head as long as the table gathers; and the head when the deal was frozen. */
  chained = 0;
  head = '';
  frozenHead = '';
  /** Whether it is the first board of a duplicate match; and the deal of the first board, if it is the second. */
  isFirstBoard = false;
  mirrored: MirroredDeal | null = null;
  /** All seats are taken and shares are being revealed. */
  isDealing = false;
  host: string | null = null;
  /** Replaced when one of them changes. */
  seats: readonly Seat[] = [];
  /** Those who played together before, as long as they have not left this table. Replaced when it changes. */
  invited: readonly string[] = [];
  /** Those whom the host has removed. Replaced when it changes. */
  removed: readonly string[] = [];
  /** What free seats are locked with; null: nothing. */
  lock: string | null = null;
  openedAt = 0;
  actions: RecordedAction[] = [];
  /** For each taking back by consent how many actions stayed. */
  takebacks: number[] = [];
  request: Request | null = null;
  claim: Claim | null = null;
  /** The table where the same people play again, and the commitment of its deal. */
  rematch: string | null = null;
  rematchCommitment: string | undefined;
  /** All who ever sat or spoke here, in the order in which they first did. Replaced when it grows. */
  voices: readonly string[] = [];
  /** For each player the voices that it does not want to hear. Replaced when it changes. */
  mutes: ReadonlyMap<string, readonly number[]> = new Map();
  winners: readonly number[] | null = null;
  closing: Closing | null = null;
  /** When it was over. */
  endedAt: number | null = null;
  /** When the acting seat was first asked. */
  since = 0;
  /** From the start on. Its state is shared with the table that this one was copied from, until the next action. */
  game: Game | undefined;
  private isStateShared = false;
  /** What can be taken back. */
  run: UndoRun = NO_RUN;
  counts!: QuotaCounts;
  /** What viewers see of it, as far as somebody has asked: by seat, and -1 for those who watch. */
  details!: Map<number, TableDetails>;
  /** Shared with the tables that this one was copied from, and is copied to. */
  readonly viewMemo!: ViewMemo;
  private snapshots!: Snapshots;
  private source: ChanceSource | undefined;
  /** The last action that was found legal at this position. */
  private checked: { readonly seat: number; readonly action: string; readonly id: ActionId } | undefined;
  private readonly luckOf: LuckOf;

  constructor(id: string, luckOf: LuckOf, from?: Table) {
    this.id = id;
    this.luckOf = luckOf;
    if (from !== undefined) return;
    this.counts = new QuotaCounts();
    this.details = new Map();
    this.viewMemo = new ViewMemo();
    this.snapshots = new Snapshots();
  }

  /** Another table that stands the same, and goes its own way from here. */
  copy(): Table {
    const copy = Object.assign(new Table(this.id, this.luckOf, this), this);
    copy.actions = this.actions.slice();
    copy.takebacks = this.takebacks.slice();
    copy.counts = new QuotaCounts(this.counts);
    copy.details = new Map();
    copy.snapshots = this.snapshots.copy();
    this.isStateShared = true;
    copy.isStateShared = true;
    return copy;
  }

  get record(): GameRecord {
    return { ...newRecord(this.config, ''), actions: this.actions };
  }

  /** The luck of this game. */
  get chance(): ChanceSource {
    this.source ??= this.luckOf(this);
    return this.source;
  }

  /** The seat that must decide now; undefined if nobody must. */
  get actor(): number | undefined {
    return this.status === 'playing' ? this.game!.state.actor : undefined;
  }

  /** The bot that decides for this seat, its own or a stand-in. */
  botAt(seat: number): string | null {
    const { plan, standIn } = this.seats[seat];
    return plan.by === 'bot' ? plan.bot : standIn;
  }

  /** The seat of a player, undefined for those who watch. */
  seatOf(player: string | null): number | undefined {
    const seat = player === null ? -1 : this.seats.findIndex(one => one.player === player);
    return seat < 0 ? undefined : seat;
  }

  /** Seats whose people are still in the game. */
  get people(): number[] {
    return this.seats.flatMap(({ player, away }, seat) => (player !== null && away !== 'resigned' ? [seat] : []));
  }

  /** When the acting seat's time is up. Bots need no clock. */
  get deadline(): number | null {
    const { actor, clock } = this;
    if (actor === undefined || clock.kind === 'none' || this.botAt(actor) !== null) return null;
    return this.since + turnTime(clock);
  }

  /** The seats that have committed to a share and not revealed it. */
  get unrevealed(): number[] {
    return this.seats.flatMap(({ commitment, share }, seat) => (commitment !== null && share === null ? [seat] : []));
  }

  seal(n: number, action: string): string {
    return this.luckOf.seal?.(n, action) ?? '';
  }

  /** From when on the others may agree that the acting seat is idle; null if a clock or a bot takes care of it. */
  get idleAt(): number | null {
    const { actor, clock } = this;
    return actor === undefined || clock.kind !== 'none' || this.botAt(actor) !== null
      ? null
      : this.since + IDLE_AFTER_MS;
  }

  /** Those who were invited and do not sit here. */
  get awaited(): readonly string[] {
    return this.status === 'open' ? this.invited.filter(player => this.seatOf(player) === undefined) : [];
  }

  /** Until when seats are reserved for those who are awaited; null if nobody is. */
  get reservedUntil(): number | null {
    return this.awaited.length === 0 ? null : this.openedAt + Math.max(turnTime(this.clock), INVITATION);
  }

  /** A player's number at this table; undefined for those who never sat or spoke. */
  voiceOf(player: string | null): number | undefined {
    const voice = player === null ? -1 : this.voices.indexOf(player);
    return voice < 0 ? undefined : voice;
  }

  /** The voices that the player does not want to hear. */
  mutedBy(player: string | null): readonly number[] {
    return (player === null ? undefined : this.mutes.get(player)) ?? [];
  }

  /** Deals. */
  begin(emit?: Emit): void {
    this.game = newGame(rulesFor(this.config), this.chance('', 0), emit);
    this.isStateShared = false;
    this.game.emit = undefined;
  }

  /** The action in notation, if the seat may do it now. */
  check(seat: number, action: unknown): Result<string> {
    const { rules } = this.game!;
    const checked = checkAction(this.game!, seat, action);
    if (!checked.ok) return checked;
    const notation = makeNotation(rules, checked.value);
    this.checked = { seat, action: notation, id: checked.value };
    return ok(notation);
  }

  /** Does the next action. */
  advance(made: RecordedAction, emit?: Emit): void {
    const id = this.idOf(made);
    const { bytes } = this.game!.state;
    // Bytes of a shared state stay as they are.
    this.snapshots.add({ made: this.actions.length, bytes: this.isStateShared ? bytes : bytes.slice(), run: this.run });
    const game = this.ownGame();
    this.actions.push(made);
    this.run = withAction(this.run, game.state);
    game.chance = this.chance('', this.actions.length);
    game.emit = event => {
      this.run = withEvent(this.run, event);
      emit?.(event);
    };
    apply(game, id);
    game.emit = undefined;
  }

  /** Goes back to when `made` actions were made. */
  goBack(made: number): void {
    const { actions } = this;
    // What is played again is a part of the game that did not change: a few actions at most.
    const snapshot = this.snapshots.backTo(made);
    const again = actions.slice(snapshot.made, made);
    actions.length = snapshot.made;
    this.run = snapshot.run;
    this.checked = undefined;
    this.ownGame().state.bytes.set(snapshot.bytes);
    for (const action of again) this.advance(action);
  }

  /** What was checked at this position need not be checked again. */
  private idOf({ seat, action }: RecordedAction): ActionId {
    const { checked } = this;
    this.checked = undefined;
    if (checked?.seat === seat && checked.action === action) return checked.id;
    return unwrap(checkAction(this.game!, seat, action));
  }

  /** The game, with a state that no other table shares. */
  private ownGame(): Game {
    const { rules, state, chance } = this.game!;
    if (this.isStateShared) this.game = { rules, state: copyState(rules, state), chance };
    this.isStateShared = false;
    return this.game!;
  }

  /** What the luck depends on has changed. */
  renewLuck(): void {
    this.source = undefined;
  }
}
