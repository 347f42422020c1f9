/** Good and bad programs: each test writes one as a script and lets it play. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BOTS } from '@cartagena/bots';
import {
  apply,
  type Choices,
  isOver,
  makeNotation,
  newGame,
  parseAction,
  resolveRules,
  SeededChance,
  seatsIn,
  setUp,
  unwrap,
  viewFor,
} from '@cartagena/engine';
import { afterAll, describe, expect, it } from 'vitest';
import { botPlayer, type ContestPlayer, type Question } from './player.ts';
import { startProgram } from './program.ts';

const EXAMPLE = fileURLToPath(new URL('../../../../../examples/line-bot.mjs', import.meta.url));
const SECRET_SEED = 'the-seed-of-the-deal';
const folder = mkdtempSync(join(tmpdir(), 'cartagena-programs-'));
const started: ContestPlayer[] = [];
let scripts = 0;

afterAll(() => Promise.all(started.map(player => player.close())));

/** A program that runs this code for each message. `say` answers; `note` writes to the file `log` for the test to read. */
function program(
  onMessage: string,
  { milliseconds = 5000, opening = '' } = {},
): { player: ContestPlayer; log: string } {
  const file = join(folder, `bot-${scripts++}.cjs`);
  const log = `${file}.log`;
  writeFileSync(
    file,
    `const fs = require('node:fs');
    const note = text => fs.appendFileSync(${JSON.stringify(log)}, text + '\\n');
    const say = value => process.stdout.write((typeof value === 'string' ? value : JSON.stringify(value)) + '\\n');
    ${opening}
    require('node:readline').createInterface({ input: process.stdin }).on('line', line => {
      const message = JSON.parse(line);
      const { type, id, legal, notation } = message;
      ${onMessage}
    });`,
  );
  const player = startProgram('kraken', `"${process.execPath}" "${file}"`, { timeoutMs: milliseconds });
  started.push(player);
  return { player, log };
}

const onDecide = (code: string) => `if (type === 'decide') { ${code} }`;

function question(choices: Choices = { edition: 'classic' }, game = SECRET_SEED): Question {
  const rules = resolveRules(unwrap(setUp(choices)));
  const { state } = newGame(rules, new SeededChance(SECRET_SEED));
  return { rules, view: viewFor(rules, state, state.actor), game, actionCount: 0 };
}

/** Plays a whole game between the players; returns the winners. */
async function play(choices: Choices, players: readonly ContestPlayer[], name = SECRET_SEED): Promise<number[]> {
  const rules = resolveRules(unwrap(setUp(choices)));
  const game = newGame(rules, new SeededChance(name));
  const { state } = game;
  for (let made = 0; !isOver(state); made++) {
    const view = viewFor(rules, state, state.actor);
    const action = await players[state.actor].choose({ rules, view, game: name, actionCount: made });
    apply(game, unwrap(parseAction(rules, state, action)));
  }
  for (const player of players) player.over?.(seatsIn(state.winners));
  return seatsIn(state.winners);
}

describe('a good program', () => {
  it.each<Choices>([
    { edition: 'classic' },
    { edition: 'cartagena2', modules: ['assist', 'voyage', 'limit', 'flag'] },
    { edition: 'wielka', modules: ['retreat', 'assist', 'voyage', 'limit', 'empty', 'items'] },
    { edition: 'diaries', modules: ['retreat', 'captain', 'raft'] },
  ])('plays a whole game of %j, as the example does', async choices => {
    const player = startProgram('example', `"${process.execPath}" "${EXAMPLE}"`, { timeoutMs: 5000 });
    const winners = await play(choices, [player, botPlayer(BOTS.random)]);
    expect(winners.length).toBeGreaterThan(0);
    await player.close();
  });

  it.each([
    ['a number', 'legal.length - 1'],
    ['notation', 'notation.at(-1)'],
    ['the action itself', 'legal.at(-1)'],
  ])('answers with %s', async (_, action) => {
    const { player } = program(onDecide(`say({ id, action: ${action} })`));
    const decision = question();
    const { rules, view } = decision;
    const chosen = await player.choose(decision);
    expect(chosen).toEqual(await program(onDecide('say({ id, action: legal.length - 1 })')).player.choose(decision));
    const { state } = newGame(rules, new SeededChance(SECRET_SEED));
    expect(makeNotation(rules, unwrap(parseAction(rules, state, chosen)))).toBeTruthy();
    expect(view.actor).toBe(state.actor);
  });

  it('learns of several games one after the other, and never of a seed', async () => {
    const { player, log } = program(`note(line); ${onDecide('say({ id, action: 0 })')}`);
    const rival = botPlayer(BOTS.greedy);
    const first = await play({ edition: 'classic' }, [player, rival], SECRET_SEED);
    const second = await play({ edition: 'diaries' }, [rival, player], `${SECRET_SEED}-2`);
    await player.close();
    const text = readFileSync(log, 'utf8');
    expect(text).not.toContain(SECRET_SEED);
    const messages = text
      .trim()
      .split('\n')
      .map(line => JSON.parse(line));
    expect(messages[0]).toEqual({ type: 'hello', protocol: 1, name: 'kraken', milliseconds: 5000 });
    expect(messages.filter(({ type }) => type === 'game')).toMatchObject([
      { game: 1, seat: 0, config: { edition: 'classic' } },
      { game: 2, seat: 1, config: { edition: 'diaries' } },
    ]);
    expect(messages.filter(({ type }) => type === 'over')).toEqual([
      { type: 'over', game: 1, winners: first },
      { type: 'over', game: 2, winners: second },
    ]);
    expect(messages.at(-1)).toEqual({ type: 'bye' });
    for (const { type, view, seat, legal, notation } of messages)
      if (type === 'decide') {
        expect(view.viewer).toBe(seat);
        expect(view.seats[1 - seat].hand).toBeUndefined();
        expect(legal.length).toBe(notation.length);
        expect(view).toMatchObject({ left: expect.any(Number), stock: expect.any(Number), pile: expect.any(Array) });
        expect(view.seats[seat].held).toBe(view.seats[seat].hand.length);
      }
  });

  it('may take time to start', async () => {
    const { player } = program(onDecide('say({ id, action: 0 })'), {
      milliseconds: 50,
      opening: 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);',
    });
    await expect(player.choose(question())).resolves.toHaveProperty('type');
  });
});

describe('a bad program', () => {
  const sayFirst = onDecide('if (id === 1) return say({ id, action: 0 });');

  it.each<[string, string, RegExp]>([
    ['dies', 'console.error("out of rum"); process.exit(3)', /ended with code 3 .*\nout of rum$/s],
    ['is killed', 'process.kill(process.pid, "SIGTERM")', /ended (by signal SIGTERM|with code 143)/],
    ['leaves without a word', 'process.exit(0)', /ended with code 0/],
    ['writes no JSON', 'say("ahoy")', /is not JSON: ahoy\. Only answers go to standard output/],
    ['writes no object', 'say([1])', /answered \[1\], but an answer is an object such as/],
    ['writes a huge line', 'say("x".repeat(3e6))', /a line of more than 1048576 characters/],
    ['never ends its line', 'process.stdout.write("x".repeat(3e6))', /a line of more than 1048576 characters/],
    ['answers another question', 'say({ id: id + 1, action: 0 })', /wrong id: it must be 1, not 2/],
    [
      'answers with an id that cannot be converted to text',
      'say({ id: { toString: 1 }, action: 0 })',
      /answered with the wrong id/,
    ],
    ['gives no action', 'say({ id })', /without an action/],
    ['counts too far', 'say({ id, action: legal.length })', /action \d+, but a number must be one from 0 to \d+/],
    ['counts in parts', 'say({ id, action: 0.5 })', /action 0\.5, but/],
    [
      'plays what is not there',
      'say({ id, action: "play 99 key" })',
      /illegal action "play 99 key".* Legal actions: play/,
    ],
    [
      'plays what cannot be',
      'say({ id, action: "retreat start" })',
      /illegal action "retreat start".* Legal actions: /,
    ],
    ['invents an action', 'say({ id, action: { type: "fly" } })', /There is no action "fly" in this game/],
  ])('that %s is reported', async (_, code, message) => {
    const { player } = program(onDecide(code));
    const refusal = player.choose(question());
    await expect(refusal).rejects.toThrow(message);
    await expect(refusal).rejects.toThrow(/^it (answered|ended|wrote) /);
    // A program that broke the protocol is not asked again.
    await expect(player.choose(question())).rejects.toThrow(message);
    await player.close();
  });

  it('that is silent is stopped, and what it started with it', async () => {
    const { player, log } = program(
      `${sayFirst} ${onDecide('')}`,
      // The grandchild would hold the line and run on.
      {
        milliseconds: 150,
        opening: `const child = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });
        note(String(child.pid));`,
      },
    );
    await player.choose(question());
    await expect(player.choose(question())).rejects.toThrow(/^it did not answer within 150 ms\.$/);
    await player.close();
    const grandchild = Number(readFileSync(log, 'utf8'));
    await vanished(grandchild);
  });

  it('that is slow is stopped at its limit', async () => {
    const { player } = program(`${sayFirst} ${onDecide('setTimeout(() => say({ id, action: 0 }), 2000);')}`, {
      milliseconds: 100,
    });
    await player.choose(question());
    const began = performance.now();
    await expect(player.choose(question())).rejects.toThrow('did not answer within 100 ms');
    expect(performance.now() - began).toBeLessThan(1900);
  });

  it('that writes unasked is reported at the next question', async () => {
    const { player } = program(onDecide('say({ id, action: 0 }); say({ id, action: 0 });'));
    await player.choose(question());
    await expect(player.choose(question())).rejects.toThrow(/without being asked|wrong id/);
  });

  it('that does not exit after the last message is killed', async () => {
    const { player, log } = program(onDecide('note(String(process.pid)); say({ id, action: 0 })'), {
      opening: 'setInterval(() => {}, 1000);',
    });
    await player.choose(question());
    await player.close();
    await player.close();
    await vanished(Number(readFileSync(log, 'utf8')));
  });

  it('that does not exist cannot be started', async () => {
    const player = startProgram('ghost', 'no-such-program-anywhere', { timeoutMs: 1000 });
    await expect(player.choose(question())).rejects.toThrow(/^it could not be started \(no-such-program-anywhere\)/);
    await player.close();
  });

  it('leaves no listeners behind', async () => {
    const before = process.listenerCount('exit');
    for (let i = 0; i < 3; i++) {
      const { player } = program(onDecide('process.exit(1)'));
      await expect(player.choose(question())).rejects.toThrow('ended with code 1');
      await player.close();
    }
    await Promise.all(started.map(player => player.close()));
    expect(process.listenerCount('exit')).toBeLessThanOrEqual(before);
  });
});

/** The system may take a moment to remove it. */
const vanished = (pid: number) => expect.poll(() => isAlive(pid), { timeout: 20_000, interval: 100 }).toBe(false);

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
