/** `cartagena calibrate`: whether the chances that a bot sees come true against an opponent (docs/arena.md). */
import { resolveRules } from '@cartagena/engine';
import { type Command, InvalidArgumentError } from 'commander';
import { CONTEST_BOTS } from '../contest/run/contest-bots.ts';
import { judgingPlayer } from '../contest/run/judging-player.ts';
import { playMatch } from '../contest/run/match.ts';
import { arenaSchedule } from '../contest/run/schedule.ts';
import { Calibration, type JudgedPosition, type Tenth } from '../contest/stats/calibration.ts';
import { fitLogOdds } from '../contest/stats/log-odds-fit.ts';
import { Z_95 } from '../contest/stats/statistics.ts';
import { writeLine } from '../io/output.ts';
import { positiveNumber } from '../options/numbers.ts';
import { addTableOptions, configFrom, type TableOptions } from '../options/table-options.ts';

interface CalibrateOptions extends TableOptions {
  readonly bot: string;
  readonly against: string;
  readonly games: number;
  readonly seed: string;
  readonly iterations?: number;
  readonly uncorrected?: boolean;
  readonly json?: boolean;
}

export function addCalibrate(program: Command): void {
  addTableOptions(program.command('calibrate'))
    .description('compare the chances to win that legend sees with the games that are won (docs/arena.md)')
    .requiredOption('--against <bot>', 'the opponent', botName)
    .option('--bot <name>', 'the bot that plays against it', botName, 'legend')
    .option('--games <n>', 'how many games', positiveNumber, 100)
    .option('--seed <text>', 'plays the same games again', 'calibration')
    .option('--iterations <n>', 'search iterations in place of a time limit: reproducible', positiveNumber)
    .option('--uncorrected', 'judge as the nets do: they overrate the seat to move and underrate a lead')
    .option('--json', 'the result as one JSON object, on the last line')
    .action(calibrate);
}

function botName(text: string): string {
  if (!Object.hasOwn(CONTEST_BOTS, text))
    throw new InvalidArgumentError(`Choose from ${Object.keys(CONTEST_BOTS).join(', ')}.`);
  return text;
}

async function calibrate(options: CalibrateOptions): Promise<void> {
  const { bot, against, games, seed, iterations, uncorrected: isUncorrected } = options;
  const rules = resolveRules(configFrom({ ...options, seats: 2 }));
  const calibration = new Calibration();
  const positions: JudgedPosition[] = [];
  const ofAllGames: JudgedPosition[] = [];
  const players = [bot, against].map(name =>
    judgingPlayer(CONTEST_BOTS[name], { iterations, isUncorrected, report: judged => positions.push(...judged) }),
  );
  const schedule = arenaSchedule([bot, against], games, seed);
  let wins = 0;
  for (let number = 0; number < schedule.gameCount; number++) {
    const game = schedule.game(number);
    const seats = game.seats.map(index => players[index]);
    const { winners } = await playMatch({ rules, seats, seed: game.seed, name: game.name });
    if (winners.includes(game.seats.indexOf(0))) wins += 1 / winners.length;
    ofAllGames.push(...positions);
    calibration.addGame(positions.splice(0));
  }
  const tenths = calibration.tenths();
  writeLine(makeTable(tenths));
  const fit = fitLogOdds(ofAllGames);
  if (fit)
    writeLine(
      `Best fit: log-odds of winning = ${fit.slope.toFixed(2)} × those judged ${fit.shift < 0 ? '−' : '+'} ${Math.abs(fit.shift).toFixed(2)} for the seat to move.`,
    );
  writeLine(`${bot} won ${wins} of ${schedule.gameCount} games against ${against}.`);
  if (options.json) writeLine(JSON.stringify({ bot, against, games: schedule.gameCount, wins, seed, tenths, fit }));
}

const percent = (share: number): string => (100 * share).toFixed(1).padStart(5);

function makeTable(tenths: readonly Tenth[]): string {
  const rows = tenths.map(
    ({ from, positions, games, judged, won, error }) =>
      `${percent(from)}  ${String(positions).padStart(9)}  ${String(games).padStart(5)}  ${percent(judged)}  ${percent(won)}   ${percent(won - judged)}${error === undefined ? '' : ` ± ${(100 * Z_95 * error).toFixed(1)}`}`,
  );
  return ['from %  positions  games  judged    won  off by', ...rows].join('\n');
}
