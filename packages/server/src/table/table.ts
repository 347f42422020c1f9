/** A table as its log tells it. Made by going through the entries one after the other; holds nothing that they do not. */
import {
  type ChanceSource,
  type Choices,
  copyState,
  type Emit,
  type Game,
  type GameConfig,
  type GameRecord,
  NO_RUN,
  newRecord,
  type RecordedAction,
  replay,
  type UndoRun,
  unwrap,
  withAction,
  withEvent,
} from '@cartagena/engine';
import type { Absence, Clock, Closing, Colour, Request, SeatPlan, Status } from '@cartagena/protocol';
import { rulesFor } from './rules.ts';

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;
/** How long somebody is awaited at least. */
const INVITATION = 10 * MINUTE;

/** How long a turn may take, in milliseconds; 0 without a clock. */
function turnTime(clock: Clock): number {
  if (clock.kind === 'none') return 0;
  return clock.kind === 'live' ? clock.seconds * 1000 : clock.days * DAY;
}

export interface Seat {
  plan: SeatPlan;
  player: string | null;
  name: string | null;
  colour: Colour;
  /** Who decides for it instead of its player. */
  standIn: string | null;
  away: Absence | null;
  entropy: string;
}

/** Where a table's luck comes from, once all that it depends on is known. */
export type LuckOf = (table: Table) => ChanceSource;

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
  commitment = '';
  host: string | null = null;
  seats: Seat[] = [];
  /** Those who played together before, as long as they have not left this table. Replaced when it changes. */
  invited: readonly string[] = [];
  openedAt = 0;
  actions: RecordedAction[] = [];
  /** For each taking back by consent how many actions stayed. */
  takebacks: number[] = [];
  request: Request | null = null;
  rematch: string | null = null;
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
  /** From the start on. */
  game: Game | undefined;
  /** What can be taken back. */
  run: UndoRun = NO_RUN;
  /** What was said, and muted, by those who have no seat. */
  asides = 0;
  private source: ChanceSource | undefined;
  private readonly luckOf: LuckOf;

  constructor(id: string, luckOf: LuckOf) {
    this.id = id;
    this.luckOf = luckOf;
  }

  /** Another table that stands the same, and goes its own way from here. */
  copy(): Table {
    const copy = new Table(this.id, this.luckOf);
    const { game } = this;
    Object.assign(copy, this, {
      seats: this.seats.map(seat => ({ ...seat })),
      actions: [...this.actions],
      takebacks: [...this.takebacks],
      ...(game ? { game: { ...game, state: copyState(game.rules, game.state) } } : {}),
    });
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

  /** Those who were invited and do not sit here. */
  get awaited(): readonly string[] {
    return this.status === 'open' ? this.invited.filter(player => this.seatOf(player) === undefined) : [];
  }

  /** Until when seats are kept for those who are awaited; null if nobody is. */
  get keptUntil(): number | null {
    return this.awaited.length === 0 ? null : this.openedAt + Math.max(turnTime(this.clock), INVITATION);
  }

  /** By what number somebody is known here; undefined for those who never sat or spoke. */
  voiceOf(player: string | null): number | undefined {
    const voice = player === null ? -1 : this.voices.indexOf(player);
    return voice < 0 ? undefined : voice;
  }

  /** The voices that the player does not want to hear. */
  mutedBy(player: string | null): readonly number[] {
    return (player === null ? undefined : this.mutes.get(player)) ?? [];
  }

  /** Makes the game anew from the actions that are left. */
  rebuild(emit?: Emit): void {
    this.source = undefined;
    this.run = NO_RUN;
    this.game = unwrap(
      replay(this.record, {
        chance: this.chance,
        rules: rulesFor(this.config),
        emit: this.heeding(emit),
        before: game => {
          this.run = withAction(this.run, game.state);
        },
      }),
    );
    this.game.emit = undefined;
  }

  /** Hears what happens and passes it on. */
  heeding(emit?: Emit): Emit {
    return event => {
      this.run = withEvent(this.run, event);
      emit?.(event);
    };
  }
}
