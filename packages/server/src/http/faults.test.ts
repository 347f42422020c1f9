/**
 * Things go wrong in the program and around it while games are played. Nodes that are killed and databases that go away are in
 * crash.test.ts. With SOAK=10 threads die ten times as often, and the disk is full five times.
 */
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openStore } from '../store/index.ts';
import { startDatabase, type TestDatabase } from '../testing/database.ts';
import { acknowledgedIn, beginPlay, checkPlay, leavePlays, type Play } from '../testing/play.ts';
import { Program } from '../testing/program.ts';
import { beginGame, Client, guests } from '../testing/server.ts';
import { SmallDisk } from '../testing/small-disk.ts';

const SOAK = Number(process.env.SOAK ?? 1);
const HOUR = 3_600_000;

let program: Program;
let plays: Play[] = [];

afterEach(async () => {
  await leavePlays(plays);
  plays = [];
});

const wait = (until: () => void | Promise<void>) => vi.waitFor(until, { interval: 20 });

/** So many actions more are acknowledged. */
async function goOn(actions: number): Promise<void> {
  const before = acknowledgedIn(plays);
  await wait(() => expect(acknowledgedIn(plays)).toBeGreaterThanOrEqual(before + actions));
}

/** Everybody stops, and nothing is missing anywhere. */
async function checkAll(address: string): Promise<void> {
  for (const { players } of plays) for (const player of players) await player.rest();
  const store = await openStore(address, { defaultFile: address, onTrouble: () => {} });
  try {
    for (const play of plays) {
      for (const { refusals } of play.players) expect(refusals).toEqual([]);
      await wait(() => checkPlay(play, store));
    }
  } finally {
    await store.close();
  }
}

async function metric(name: string): Promise<number> {
  const text = await (await fetch(`${program.url}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
}

/** Lines that are not of the log: a warning on the standard error, a stack. */
const strayLines = (): string[] => program.output.split('\n').filter(line => !line.startsWith('{"level":'));

describe('on one node', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await startDatabase('SQLite');
    program = await Program.startFrail(database);
  });
  afterAll(async () => {
    await program?.end('SIGKILL');
    await database?.remove();
  });

  it('threads of SQLite that die are replaced, and nothing acknowledged is lost', async () => {
    plays = await Promise.all([0, 1, 2, 3].map(() => beginPlay([program])));
    for (let deaths = 0; deaths < 2 * SOAK; deaths++) {
      await goOn(10);
      await program.suffer({ kill: 'sqlite' });
    }
    await goOn(10);
    await checkAll(database.address);
    expect((await fetch(`${program.url}/readyz`)).status).toBe(200);
    expect(program.output).toMatch(/"level":40.*The thread of the database ended.*the database is in trouble/);
    expect(strayLines()).toEqual([]);
  });

  it('bots whose thread dies again and again act all the same', async () => {
    plays = [await beginPlay([program], { hasBot: true })];
    const { news } = plays[0].players[0].follower;
    const acted = () => news.filter(({ kind, seat }) => kind === 'acted' && seat === 2).length;
    // No thread lives long enough to decide anything.
    while (acted() < 2 * SOAK && !plays[0].players[0].isOver) await program.suffer({ kill: 'bots' });
    expect(program.output).toContain('A bot could not decide.');
    const before = acted();
    await wait(() => expect(acted() > before || plays[0].players[0].isOver).toBe(true));
    await checkAll(database.address);
    expect(strayLines()).toEqual([]);
  });

  it('a slow disk holds up whoever writes, and nobody who reads', async () => {
    plays = [await beginPlay([program]), await beginPlay([program])];
    const [writer, reader] = await guests(program, 2);
    const id = await beginGame([writer, reader]);
    await goOn(5);
    await program.suffer({ slowness: 100 });
    await goOn(5);
    // Nothing is written any more, until it is.
    await program.suffer({ slowness: HOUR });
    let isWritten = false;
    const writing = writer.post(`/api/games/${id}/chat`, { emote: 'hello' }).then(({ status }) => {
      isWritten = true;
      expect(status).toBe(200);
    });
    for (const path of ['/api/games', '/api/me/games', `/api/me`, '/readyz'])
      expect(await reader.get(path)).toMatchObject({ status: path === '/readyz' ? 503 : 200 });
    expect(isWritten).toBe(false);
    await program.suffer({ slowness: 0 });
    await writing;
    await goOn(5);
    await checkAll(database.address);
  });

  it('whoever never reads is cut off, and the others hear everything', async () => {
    // Much is told at each event, so that fewer of them fill what the system itself holds for a connection.
    const people = await guests(program, 5);
    const id = await beginGame(people, { edition: 'cartagena2', hands: 'open', hand: 10, firstHand: 10 });
    const silent = connect(Number(program.port), '127.0.0.1');
    silent.pause();
    silent.write(`GET /api/games/${id}/events HTTP/1.1\r\nHost: here\r\n\r\n`);
    const streams = await metric('cartagena_streams');
    const follower = await new Client(program).follow(id);
    await wait(async () => expect(await metric('cartagena_streams')).toBeGreaterThan(streams));
    const cutOff = await metric('cartagena_streams_cut_off_total');
    let said = 0;
    const talk = async (client: Client): Promise<void> => {
      while ((await metric('cartagena_streams_cut_off_total')) === cutOff)
        for (let i = 0; i < 20; i++) {
          expect(await client.post(`/api/games/${id}/chat`, { text: '😀'.repeat(200) })).toMatchObject({
            status: 200,
          });
          said++;
        }
    };
    await Promise.all(people.map(talk));
    const { seq } = await people[0].table(id);
    await wait(() => expect(follower.ids.at(-1)).toBe(seq));
    const [first, ...rest] = follower.ids as number[];
    expect(rest).toEqual(Array.from({ length: seq - first }, (_, i) => first + 1 + i));
    expect(rest.length).toBeGreaterThanOrEqual(said);
    follower.cut();
    silent.destroy();
  });

  it('a clock that jumps takes nobody’s turn', async () => {
    plays = [await beginPlay([program], { clock: { kind: 'live', seconds: 60 } })];
    await goOn(3);
    for (const player of plays[0].players) await player.rest();
    for (const jump of [5 * HOUR, -5 * HOUR]) {
      await program.suffer({ jump });
      const sweeps = await metric('cartagena_sweep_seconds_count');
      await wait(async () => expect(await metric('cartagena_sweep_seconds_count')).toBeGreaterThan(sweeps + 1));
    }
    expect(await metric('cartagena_turns_timed_out_total')).toBe(0);
    expect(plays[0].players[0].follower.news.map(({ kind }) => kind)).not.toContain('away');
  });
});

const disk = SmallDisk.mount();

/** Nothing can be written, everything can be read, and nobody has to do anything when there is room again. */
async function fillAndMakeRoom(person: Client, id: string): Promise<void> {
  disk!.fill();
  const refused = await vi.waitFor(async () => {
    const answer = await person.post(`/api/games/${id}/chat`, { text: 'x'.repeat(200) });
    expect(answer.status).toBe(503);
    return answer;
  });
  expect(refused.body).toEqual({ code: 'unavailable', text: expect.stringMatching(/cannot save/) });
  // Also for people who have not been here for hours: that this cannot be noted does not matter.
  await program.suffer({ jump: 2 * HOUR });
  expect((await person.get(`/api/games/${id}`)).status).toBe(200);
  expect((await person.get('/api/games')).status).toBe(200);
  const reader = await person.follow(id);
  await wait(() => expect(reader.events.length).toBeGreaterThan(0));
  reader.cut();
  expect((await new Client(program).get('/api/me')).body.code).toBe('unavailable');

  disk!.makeRoom();
  await goOn(5);
  expect((await person.post(`/api/games/${id}/chat`, { emote: 'thanks' })).status).toBe(200);
}

it.skipIf(disk === undefined)(
  'a full disk (skipped where none can be mounted): reading goes on, writing when there is room',
  async () => {
    const address = join(disk!.folder, 'cartagena.db');
    try {
      program = await Program.startFrail({ kind: 'SQLite', address });
      plays = [await beginPlay([program]), await beginPlay([program])];
      await goOn(5);
      const [person] = await guests(program, 1);
      for (let times = 0; times < Math.min(SOAK, 5); times++) await fillAndMakeRoom(person, plays[0].id);
      await checkAll(address);
      expect(program.output).toMatch(/database or disk is full/);
      expect(strayLines()).toEqual([]);
    } finally {
      await leavePlays(plays);
      await program.end('SIGKILL');
    }
  },
);

afterAll(() => disk?.unmount());
