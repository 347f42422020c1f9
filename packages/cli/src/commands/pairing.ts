/** `cartagena pairing`: how many games it takes to find the better of two bots, and what paired games gain. */
import { randomBytes } from 'node:crypto';
import type { Command } from 'commander';
import { commandLine } from '../contest/report/command-line.ts';
import { type CertaintyLine, certaintyChart } from '../contest/report/pairing-chart.ts';
import { present } from '../contest/report/present.ts';
import { type ContestEnd, runContest } from '../contest/run/contest.ts';
import { arenaSchedule } from '../contest/run/schedule.ts';
import { ArenaStats } from '../contest/stats/arena-stats.ts';
import { certaintyCurve, enough } from '../contest/stats/certainty.ts';
import { Outcomes } from '../contest/stats/outcomes.ts';
import { WHOLE_WIN } from '../contest/stats/win-rate.ts';
import { fail } from '../io/fail.ts';
import { addContestOptions, type ContestOptions, contestantsFor, nameList } from '../options/contest-options.ts';
import { configFrom } from '../options/table-options.ts';
import { describeTable } from '../render/caption.ts';
import { formatTable, percent, percentRange } from '../render/format.ts';
import { makePage } from '../render/page.ts';
import { picture } from '../render/svg.ts';

interface PairingOptions extends ContestOptions {
  readonly bots: readonly string[];
}

const PAIR = 2;
/** As sure as one wants to be. */
const SURE = 0.95;
/** Curves end here at the latest. */
const MOST_GAMES = 400;
/** And when all of them are this sure. */
const END = 0.995;

export function addPairing(program: Command): void {
  addContestOptions(program.command('pairing'), 400)
    .description(
      'how many games it takes to find the better of two bots, with paired games and without (docs/same-luck.md)',
    )
    .requiredOption('--bots <list>', 'the two bots', nameList)
    .action(pairing);
}

/** A way to play: what is counted as one outcome. */
interface Form {
  readonly label: string;
  readonly outcomes: Outcomes;
}

async function pairing(options: PairingOptions): Promise<void> {
  const { bots, iterations } = options;
  if (bots.length !== PAIR || bots[0] === bots[1]) fail('Name two different bots: --bots corsair,sailor.');
  const contestants = contestantsFor(bots, options);
  const seed = options.seed ?? randomBytes(4).toString('hex');
  const forms: Form[] = [
    { label: 'single games', outcomes: new Outcomes(1) },
    { label: 'the same deal from both seats', outcomes: new Outcomes(PAIR) },
    { label: 'the same luck from both seats', outcomes: new Outcomes(PAIR) },
  ];
  const [single, dealt, paired] = forms.map(({ outcomes }) => outcomes);
  const contests = [
    { config: configFrom({ ...options, seats: PAIR }), outcomes: [single, dealt] },
    { config: configFrom({ ...options, seats: PAIR, luck: 'same' }), outcomes: [paired] },
  ];
  let end: ContestEnd = { code: 0 };
  const results: ReturnType<ArenaStats['result']>[] = [];
  for (const { config, outcomes } of contests) {
    if (end.code !== 0) break;
    const schedule = arenaSchedule(bots, options.games, seed);
    const stats = new ArenaStats(bots, PAIR);
    end = await runContest({ config, contestants }, schedule, options.jobs, {
      add(game, result) {
        stats.add(game, result);
        const first = game.seats.indexOf(0);
        const score = result.winners.includes(first) ? WHOLE_WIN / result.winners.length : 0;
        // Each single game is an outcome of its own.
        for (const each of outcomes) each.add(each.games === 1 ? game.name : game.seed, score);
      },
      summary: () => stats.summary(),
    });
    results.push(stats.result(schedule.gameCount, config, seed, iterations));
  }
  const isWhole = forms.every(({ outcomes }) => outcomes.total > 0);
  present(isWhole ? single.total : 0, () => presentation(options, seed, forms, results), options, end);
}

function presentation(
  { bots, iterations }: PairingOptions,
  seed: string,
  forms: readonly Form[],
  results: readonly ReturnType<ArenaStats['result']>[],
) {
  const [better, other] = forms[0].outcomes.share >= 0.5 ? bots : [...bots].reverse();
  const lines = cutOff(forms.map(form => lineOf(form, better === bots[0])));
  const [own, same] = results;
  const title = `${better} against ${other}: ${own.games} games of ${describeTable(own.config)}, and ${same.games} with the same luck`;
  const chart = certaintyChart(`How sure it is, after so many games, that ${better} is the better one`, lines, SURE);
  const rates = [own, same].map(({ byDeal }) => byDeal[better]);
  const table = {
    head: ['', 'outcomes', 'share', 'games until 95 % sure', 'interval by deals', 'width', 'worth games'],
    rows: forms.map(({ label, outcomes }, i) => {
      const share = better === bots[0] ? outcomes.share : 1 - outcomes.share;
      const rate = i === 0 ? undefined : rates[i - 1];
      return [
        label,
        String(outcomes.total),
        percent(share),
        lines[i].needed === undefined ? `over ${MOST_GAMES}` : String(lines[i].needed),
        ...(rate ? [percentRange(rate.interval), `${rate.width.toFixed(2)} ×`, String(rate.worthGames)] : ['', '', '']),
      ];
    }),
  };
  const command = commandLine(process.argv.slice(2), seed);
  return {
    text: () => `${title}; seed ${seed}.\n\n${formatTable(table)}`,
    page: () => makePage(title, `Seed ${seed}.`, [{ title: chart.title, chart, tables: [table] }], command),
    picture: () => picture(title, [chart], command),
    json: {
      bots,
      better,
      seed,
      ...(iterations === undefined ? {} : { iterations }),
      forms: forms.map(({ label, outcomes }, i) => ({
        label,
        outcomes: outcomes.total,
        needed: lines[i].needed ?? null,
        ...(i > 0 && rates[i - 1] ? { byDeal: rates[i - 1] } : {}),
      })),
    },
  };
}

function lineOf({ label, outcomes }: Form, isFirst: boolean): CertaintyLine {
  const curve = certaintyCurve(outcomes, MOST_GAMES / outcomes.games).map(sure => (isFirst ? sure : 1 - sure));
  const needed = enough(curve, SURE);
  return {
    label,
    points: curve.map((sure, i) => [(i + 1) * outcomes.games, sure] as const),
    needed: needed === undefined ? undefined : needed * outcomes.games,
  };
}

/** Without the part where every line is as good as certain. */
function cutOff(lines: readonly CertaintyLine[]): CertaintyLine[] {
  const lastUnsure = lines.map(({ points }) => points.findLast(([, sure]) => sure < END)?.[0] ?? PAIR);
  const most = Math.max(...lastUnsure) + PAIR;
  return lines.map(line => ({ ...line, points: line.points.filter(([games]) => games <= most) }));
}
