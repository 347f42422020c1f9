/** The whole soak: people come, play and go for a while; then everything that is left is looked at. */
import { setTimeout as pause } from 'node:timers/promises';
import { askFor, hangUp } from '../load/ask.ts';

import { openPlace } from '../load/place.ts';
import type { Say } from '../load/program.ts';
import type { ServerProcess } from '../load/server-process.ts';
import { ACTIVITIES } from './activities.ts';
import { type Audited, audit } from './audit.ts';
import { Findings } from './findings.ts';
import { type Held, heldBy, type Sample, sample } from './gauges.ts';
import type { Guest } from './guest.ts';
import { heapLeaks, holdLeaks, SETTLED } from './leaks.ts';
import { Ledger } from './ledger.ts';
import { Luck } from './luck.ts';
import type { SoakOptions } from './options.ts';
import { Party, type SoakWorld } from './party.ts';

/** The shares of the time after which the servers are looked at. */
const LOOKS = [SETTLED, 0.4, 0.6, 0.8];
/** How long everybody may take to hear the last, and servers to let go of those who left, in milliseconds. */
const SETTLE_TIMEOUT_MS = 20_000;

/** One server. */
interface Soaked {
  readonly samples: readonly Sample[];
  readonly cpu: number;
  readonly before: Held;
  readonly after: Held;
  readonly complaints: number;
}

export interface SoakResult {
  readonly options: SoakOptions;
  readonly seconds: number;
  readonly findings: Findings;
  readonly audited: Audited;
  readonly servers: readonly Soaked[];
}

/** If it is stopped early, what was done until then counts. */
export async function soak(options: SoakOptions, say: Say, stop: AbortSignal): Promise<SoakResult> {
  say(`starting ${options.nodes} server(s) on ${options.store}`);
  const place = await openPlace(options);
  try {
    const { servers, address } = place;
    const findings = new Findings();
    const ledger = new Ledger();
    const world = { ports: servers.map(({ port }) => port), luck: new Luck(options.seed), findings, ledger };
    const before = await Promise.all(servers.map(heldBy));
    const parties = Array.from({ length: options.tables }, () => new Party(world));
    const { seconds, samples } = await play(parties, world, options, servers, say, stop);
    say('everyone receives the last entry, and leaves');
    for (const party of parties) await hearTheLast(party, findings);
    for (const party of parties) party.leave();
    hangUp();
    const after = await Promise.all(servers.map((server, i) => untilLetGo(server, before[i], options.tables)));
    say('checking logs and records');
    const audited = await audit(address, servers[0].port, ledger, findings);
    servers.forEach((server, i) => {
      const complaints = server.complaints.filter(isFault);
      for (const fault of [...heapLeaks(samples[i]), ...holdLeaks(before[i], after[i], options.tables), ...complaints])
        findings.fault(`server ${i + 1}: ${fault}`);
    });
    return {
      ...{ options, seconds, findings, audited },
      servers: servers.map(({ complaints }, i) => ({
        samples: samples[i],
        cpu: (samples[i].at(-1)!.cpu - samples[i][0].cpu) / seconds,
        before: before[i],
        after: after[i],
        complaints: complaints.length,
      })),
    };
  } finally {
    hangUp();
    await place.leave();
  }
}

/** At a steady rate, whichever player it is. */
async function play(
  parties: readonly Party[],
  world: SoakWorld,
  { minutes, rate }: SoakOptions,
  servers: readonly ServerProcess[],
  say: Say,
  stop: AbortSignal,
): Promise<{ readonly seconds: number; readonly samples: readonly (readonly Sample[])[] }> {
  const { luck, findings } = world;
  const underWay = new Set<Promise<void>>();
  const begin = (party: Party) => {
    const activity = luck.weigh(ACTIVITIES);
    const work = party
      .step(async at => {
        if (await activity.do(at)) findings.note(activity.name);
      })
      .catch((error: Error) => findings.fault(`${activity.name}: ${error.message}`))
      .finally(() => underWay.delete(work));
    underWay.add(work);
  };
  const look = (at: number): Promise<Sample[]> => Promise.all(servers.map(server => sample(server, at)));
  const start = performance.now();
  const share = () => (performance.now() - start) / (minutes * 60_000);
  const looks = [await look(0)];
  for (const party of parties) begin(party);
  const pace = setInterval(() => begin(luck.pick(parties)!), 1000 / rate);
  for (const next of [...LOOKS, 1]) {
    while (share() < next && !stop.aborted) {
      const left = Math.ceil(minutes * 60 * (1 - share()));
      say(`${left} s left, ${world.ledger.games.size} games, ${findings.events} events, ${findings.faulty} faults`);
      const wait = Math.min(10_000, (next - share()) * minutes * 60_000);
      await pause(Math.max(1, wait), undefined, { signal: stop }).catch(() => {});
    }
    if (next < 1 && !stop.aborted) looks.push(await look(next));
  }
  clearInterval(pace);
  const seconds = (performance.now() - start) / 1000;
  await Promise.all(underWay);
  looks.push(await look(Math.min(1, share())));
  return { seconds, samples: servers.map((_, i) => looks.map(one => one[i])) };
}

/** Whoever follows gets as far as the log is now. */
async function hearTheLast(party: Party, findings: Findings): Promise<void> {
  const followers = party.guests.filter(({ isFollowing }) => isFollowing);
  if (followers.length === 0) return;
  const { seq } = (await askFor(followers[0].port, 'GET', `/api/games/${party.game}`, '')).body;
  const isBehind = ({ known }: Guest) => known < seq;
  await until(() => !followers.some(isBehind));
  for (const { known } of followers.filter(isBehind)) findings.fault(`somebody heard ${known} of ${seq} entries`);
}

/** What it holds when nothing of it is too much any more, or patience ends. */
async function untilLetGo(server: ServerProcess, before: Held, tables: number): Promise<Held> {
  let held = await heldBy(server);
  await until(async () => {
    held = await heldBy(server);
    return holdLeaks(before, held, tables).length === 0;
  });
  return held;
}

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + SETTLE_TIMEOUT_MS;
  while (!(await isTrue()) && performance.now() < end) await pause(100);
}

/** Warnings are reported; errors, and lines that are not log lines, are faults. */
function isFault(line: string): boolean {
  return !line.startsWith('{"level":40');
}
