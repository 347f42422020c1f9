/** What an external bot must do, one check at a time. A check throws what the bot did wrong, or returns a remark. */
import { setTimeout as wait } from 'node:timers/promises';
import { BOTS } from '@cartagena/bots';
import {
  apply,
  type GameConfig,
  isOver,
  newGame,
  parseAction,
  resolveRules,
  SeededChance,
  seatsIn,
  seededChance,
  setUp,
  unwrap,
  viewFor,
} from '@cartagena/engine';
import { LineProcess } from '../contest/run/line-process.ts';
import { botPlayer, type ContestPlayer } from '../contest/run/player.ts';
import { startProgram } from '../contest/run/program.ts';
import { conformanceTables } from './tables.ts';

export interface ConformanceOptions {
  readonly command: string;
  readonly timeoutMs: number;
  /** Decisions of the bot at each table. */
  readonly decisions: number;
  /** How long it may take to leave. */
  readonly graceMs: number;
}

export interface Check {
  readonly name: string;
  run(options: ConformanceOptions): Promise<string | undefined>;
}

/** How long a bot is watched that should keep quiet. */
const QUIET_MS = 250;
/** A program may need time to start before it can leave. */
const START_EXTRA_MS = 10_000;

const CLASSIC = unwrap(setUp({ edition: 'classic' }));

interface BotOnTrial {
  readonly process: LineProcess;
  readonly player: ContestPlayer;
}

/** Starts the bot, does this with it, and ends it whatever happens. */
async function withBot<T>(
  { command, timeoutMs }: ConformanceOptions,
  use: (bot: BotOnTrial) => Promise<T>,
  extraFields: object = {},
): Promise<T> {
  const process = new LineProcess(command);
  const player = startProgram('yours', command, { timeoutMs, process, extraFields });
  try {
    return await use({ process, player });
  } finally {
    await process.close();
  }
}

/** Watches it for a while, and then asks: what it wrote late comes instead of the answer. */
async function mustKeepQuiet(bot: BotOnTrial, when: string): Promise<undefined> {
  await wait(QUIET_MS);
  if (bot.process.problem !== undefined) throw new Error(`${when} it ${bot.process.problem}`);
  await playOne(bot, when).catch((error: Error) => {
    throw new Error(`${when} ${error.message}`);
  });
  return undefined;
}

/** The seats of the bot, and how many decisions it has left to make. */
interface Sitting {
  readonly seats: readonly number[];
  readonly decisions: number;
}

/** Plays at a table until the bot has made its decisions or the game is over; other seats play at random. Returns how many it made, and the slowest. */
async function playAt({ player }: BotOnTrial, config: GameConfig, name: string, { seats, decisions }: Sitting) {
  const rules = resolveRules(config);
  const other = botPlayer(BOTS.random, 1);
  const game = newGame(rules, seededChance(name, 0));
  const { state } = game;
  let made = 0;
  let slowestMs = 0;
  for (let actionCount = 0; !isOver(state) && made < decisions; actionCount++) {
    const isBot = seats.includes(state.actor);
    const question = { rules, view: viewFor(rules, state, state.actor), game: name, actionCount };
    const began = performance.now();
    const action = await (isBot ? player : other).choose(question);
    // The first answer waits until the program has started.
    if (isBot && made++ > 0) slowestMs = Math.max(slowestMs, performance.now() - began);
    game.chance = new SeededChance(name, actionCount + 1);
    apply(game, unwrap(parseAction(rules, state, action)));
  }
  player.over?.(seatsIn(state.winners));
  return { made, slowestMs };
}

const playOne = (bot: BotOnTrial, name: string) => playAt(bot, CLASSIC, name, { seats: [0, 1], decisions: 1 });

function describeTable({ edition, modules, seats }: GameConfig): string {
  return `${edition} with ${modules.join(', ')}, ${seats} seats`;
}

const tableCheck = (config: GameConfig, index: number): Check => ({
  name: `plays ${describeTable(config)}`,
  run: options =>
    withBot(options, async bot => {
      const seats = [index % config.seats];
      const { made, slowestMs } = await playAt(bot, config, `table ${index}`, { seats, decisions: options.decisions });
      return `${made} decisions, slowest ${Math.round(slowestMs)} ms`;
    }),
});

export const CHECKS: readonly Check[] = [
  {
    name: 'starts, and writes nothing before it is asked',
    run: options => withBot(options, bot => mustKeepQuiet(bot, 'After "hello"')),
  },
  {
    name: 'answers its first decision with the right id and a legal action',
    run: options => withBot(options, async bot => void (await playOne(bot, 'first'))),
  },
  ...conformanceTables().map(tableCheck),
  {
    name: 'plays several games one after the other in one process',
    run: options =>
      withBot(options, async bot => {
        for (const [i, config] of conformanceTables().slice(0, 3).entries())
          await playAt(bot, config, `game ${i}`, { seats: [i % 2], decisions: 5 });
        return undefined;
      }),
  },
  {
    name: 'plays two seats of one game',
    run: options =>
      withBot(options, async bot => void (await playAt(bot, CLASSIC, 'both', { seats: [0, 1], decisions: 20 }))),
  },
  {
    name: 'skips fields that it does not know',
    run: options =>
      withBot(options, async bot => void (await playOne(bot, 'fields')), { weather: 'fog', tide: { height: 3 } }),
  },
  {
    name: 'skips messages of a type that it does not know',
    run: options =>
      withBot(options, async bot => {
        await playOne(bot, 'before');
        bot.process.send({ type: 'weather', wind: 'west' });
        return mustKeepQuiet(bot, 'After a message of unknown type');
      }),
  },
  {
    name: 'writes nothing when a game is over',
    run: options =>
      withBot(options, async bot => {
        await playOne(bot, 'over');
        return mustKeepQuiet(bot, 'After "over"');
      }),
  },
  {
    name: 'ends or goes on after a line that is not JSON, and answers nothing to it',
    run: options =>
      withBot(options, async bot => {
        await playOne(bot, 'before');
        bot.process.sendLine('{"type": "decide", "id": 2');
        const end = await bot.process.waitForEnd(options.graceMs);
        const { problem } = bot.process;
        // It is stopped as soon as it writes unasked, which is no end of its own.
        if (problem?.startsWith('wrote')) throw new Error(`After a line that is not JSON it ${problem}`);
        if (end) return 'it ends';
        await playOne(bot, 'after');
        return 'it goes on';
      }),
  },
  {
    name: 'leaves soon after "bye"',
    run: options =>
      withBot(options, async bot => {
        await playOne(bot, 'bye');
        bot.process.send({ type: 'bye' });
        return mustLeave(bot.process, 'After "bye"', options.graceMs);
      }),
  },
  {
    name: 'leaves when its input ends without "bye"',
    run: options =>
      withBot(options, async bot => {
        await playOne(bot, 'end of input');
        bot.process.endInput();
        return mustLeave(bot.process, 'After the end of its input', options.graceMs);
      }),
  },
  {
    name: 'leaves when its input ends before anything was asked',
    run: options =>
      withBot(options, async ({ process }) => {
        process.endInput();
        return mustLeave(process, 'After the end of its input', options.graceMs + START_EXTRA_MS);
      }),
  },
];

async function mustLeave(process: LineProcess, when: string, timeoutMs: number): Promise<undefined> {
  const end = await process.waitForEnd(timeoutMs);
  if (!end) throw new Error(`${when} it was still running ${timeoutMs / 1000} s later.`);
  if (end.code !== 0)
    throw new Error(
      `${when} it ended ${end.signal ? `by signal ${end.signal}` : `with code ${end.code}`}, not with 0.`,
    );
  return undefined;
}
