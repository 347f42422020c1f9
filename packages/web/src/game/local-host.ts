/**
 * A game that is kept wholly in this browser: people at this screen, and bots in a worker. Where hands are hidden and several
 * people share the screen, it belongs to nobody between them: no hand is in the view until the next one has said that they
 * are there.
 */
import { botSeed, type Thought } from '@cartagena/bots/thinker';
import {
  type Action,
  checkAction,
  type GameEvent,
  type GameRecord,
  isOver,
  namedActions,
  OpenGame,
  type Reason,
  reveals,
  seatsIn,
  turnsPlayed,
  type Viewer,
  viewFor,
} from '@cartagena/engine';
import type { Colour } from '@cartagena/protocol';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { historyOf, type LogEntry, redactEntries, redactEvents } from '../events/log-entry.ts';
import { type Bots, startBots } from './bots.ts';
import { type GameStep, type Host, type Moment, NOTHING_TO_UNDO, type Sitter } from './host.ts';

/** Who sits at a seat: somebody at this screen, or a bot by its name. */
export interface LocalPlayer {
  readonly name: string;
  readonly colour: Colour;
  readonly bot: string | null;
  /** Of a bot: its rounds of search, so that it decides the same everywhere; left out: it thinks as long as it is used to. */
  readonly iterations?: number;
}

/** Who must decide, null when it is over, who has won, and how many turns were played. */
interface Standing {
  readonly actor: number | null;
  readonly winners: readonly number[];
  readonly turns: number;
}

export interface LocalOptions {
  readonly bots?: Bots;
  /** Whether others play the same game: then the bots take the time they need, so that they decide the same everywhere. */
  readonly isShared?: boolean;
  /** Is given the game when it is opened, and after every change. */
  readonly keep?: (record: GameRecord, now: Standing) => void;
}

export interface LocalHost extends Host {
  readonly past: ReadonlySignal<readonly LogEntry[]>;
  /**
   * The seat whose person must say that they are there. While the view is still that of the person before, who has
   * just seen something new, they are asked to hide it (`leave`).
   */
  readonly awaiting: ReadonlySignal<number | null>;
  /** The person before has seen enough: nobody's hand is shown. */
  leave(): void;
  /** This seat's person is there, alone with the screen. */
  arrive(seat: number): void;
  /** What happened while others had the screen, as far as it is for this seat's eyes. Stays the same until the seat leaves. */
  missed(seat: number): readonly GameEvent[];
  /** The bots cannot think, and the game waits. */
  readonly isStranded: ReadonlySignal<boolean>;
  /** Lets the bots try once more. */
  retry(): void;
  record(): GameRecord;
}

/** As long as the slowest bot is used to. */
export const LONGEST_THOUGHT_MS = 800;

const NOT_YOURS: Reason = { code: 'not-your-turn', text: 'It is for somebody else to decide now.' };

export function openLocalGame(
  saved: GameRecord,
  players: readonly LocalPlayer[],
  { bots = startBots(), isShared = false, keep }: LocalOptions = {},
): LocalHost {
  let heard: GameEvent[] = [];
  const open = new OpenGame(saved, event => void heard.push(event));
  const { rules } = open;
  const people = players.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
  const takeTurns = people.length > 1 && !rules.openHands;

  const told = signal<readonly LogEntry[]>(historyOf(saved, rules));
  const viewer = signal<Viewer>(takeTurns ? 'spectator' : (people[0] ?? 'spectator'));
  const awaiting = signal<number | null>(null);
  const isStranded = signal(false);
  /** How much each person had been told when they last left the screen, and when they came back to it. */
  const left = new Map(people.map(seat => [seat, told.value.length]));
  const came = new Map<number, number>();
  const listeners = new Set<(step: GameStep) => void>();
  /** Raised whenever what a bot may still be thinking of is no longer wanted. */
  let round = 0;

  const isBot = (seat: number) => players[seat].bot !== null;
  const made = () => open.record.actions.length;
  const actor = () => (isOver(open.game.state) ? undefined : open.game.state.actor);

  seatViewer();
  const moment = signal(look());

  function save(): void {
    const { state } = open.game;
    keep?.(open.record, { actor: actor() ?? null, winners: seatsIn(state.winners), turns: turnsPlayed(state) });
  }

  /** The game as the viewer sees it now. */
  function look(): Moment {
    const isAsked = viewer.value === actor();
    return {
      made: made(),
      view: viewFor(rules, open.game.state, viewer.value),
      legal: isAsked ? namedActions(rules, open.game.state) : [],
      undoable: isAsked ? open.undoable(viewer.value as number) : 0,
    };
  }

  function tell(events: readonly GameEvent[]): void {
    moment.value = look();
    const step = { events: redactEvents(events, viewer.value), moment: moment.value };
    for (const hear of listeners) hear(step);
  }

  /** Gives the screen to the person who must decide, or says that they are awaited. */
  function seatViewer(): void {
    const asked = actor();
    if (asked === undefined || isBot(asked) || asked === viewer.value) awaiting.value = null;
    else if (takeTurns) awaiting.value = asked;
    else viewer.value = asked;
  }

  function perform(seat: number, action: unknown): Reason | undefined {
    const judged = checkAction(open.game, seat, action);
    if (!judged.ok) return judged.reason;
    heard = [];
    open.perform(judged.value);
    told.value = [...told.value, { made: made(), events: heard }];
    save();
    seatViewer();
    tell(heard);
    const isNewToThem = seat === viewer.value && heard.some(reveals);
    if (awaiting.value !== null && !isNewToThem) leave();
    return undefined;
  }

  function leave(): void {
    if (awaiting.value === null || viewer.value === 'spectator') return;
    left.set(viewer.value, told.value.length);
    viewer.value = 'spectator';
    tell([]);
  }

  function arrive(seat: number): void {
    if (awaiting.value !== seat) return;
    leave();
    came.set(seat, told.value.length);
    viewer.value = seat;
    awaiting.value = null;
    tell([]);
  }

  /** Lets bots decide until a person must. */
  async function letBotsPlay(): Promise<void> {
    const mine = ++round;
    for (let seat = actor(); seat !== undefined && isBot(seat); seat = actor()) {
      const action = await bots.think(thought(seat)).catch(() => undefined);
      if (mine !== round) return;
      const wrong = action === undefined || perform(seat, action) !== undefined;
      if (wrong) {
        isStranded.value = true;
        return;
      }
    }
  }

  function thought(seat: number): Thought {
    const { record, game } = open;
    const { bot, iterations } = players[seat];
    const view = viewFor(rules, game.state, seat);
    const thought = { bot: bot!, config: record.config, view, seed: botSeed(record.seed, bot!), stream: made() };
    if (iterations === undefined) return thought;
    return { ...thought, iterations, ...(isShared ? {} : { milliseconds: LONGEST_THOUGHT_MS }) };
  }

  save();
  void letBotsPlay();

  return {
    rules,
    sitters: signal<readonly Sitter[]>(
      players.map(player => ({ ...player, face: player.bot, isHere: player.bot === null, isAway: false })),
    ),
    moment,
    past: computed(() => redactEntries(told.value, viewer.value)),
    awaiting,
    isStranded,
    leave,
    arrive,
    missed(seat) {
      const until = viewer.value === seat ? (came.get(seat) ?? told.value.length) : told.value.length;
      return told.value.slice(left.get(seat), until).flatMap(({ events }) => redactEvents(events, seat));
    },
    onStep(hear) {
      listeners.add(hear);
      return () => void listeners.delete(hear);
    },
    async act(action: Action) {
      if (viewer.value === 'spectator') return NOT_YOURS;
      const wrong = perform(viewer.value, action);
      if (!wrong) void letBotsPlay();
      return wrong;
    },
    async undo() {
      if (viewer.value === 'spectator' || !open.undo(viewer.value)) return NOTHING_TO_UNDO;
      told.value = told.value.slice(0, made() + 1);
      save();
      tell([]);
      return undefined;
    },
    retry() {
      isStranded.value = false;
      void letBotsPlay();
    },
    record: () => open.record,
    close() {
      round++;
      listeners.clear();
      bots.close();
    },
  };
}
