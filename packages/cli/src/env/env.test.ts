import { PassThrough } from 'node:stream';
import { BOTS } from '@cartagena/bots';
import {
  type Choices,
  EDITIONS,
  type Module,
  makeNotation,
  registerModule,
  replay,
  resolveRules,
  SeededChance,
  seatsIn,
  setUp,
  unwrap,
} from '@cartagena/engine';
import { stash } from '@cartagena/engine/testing/variant';
import { afterAll, describe, expect, it } from 'vitest';
import { cartagena } from '../testing/cartagena.ts';
import { FULL_TABLES } from '../testing/random-game.ts';
import { FRAME, FrameReader, headerOf, jsonFrame } from './frames.ts';
import { type BatchOptions, GameBatch, LEAVE, NOBODY } from './game-batch.ts';
import { rewardsFor } from './rewards.ts';
import { serveFrames, serveLines } from './serve.ts';
import { answerRequest, showGames } from './session.ts';

afterAll(registerModule(stash as Module));

function batchOf(choices: Choices, options: Partial<BatchOptions> = {}): GameBatch {
  return new GameBatch(resolveRules(unwrap(setUp(choices))), { gameCount: 2, seed: 'test', ...options });
}

/** One random legal action for each game. */
function randomActions(batch: GameBatch, chance: SeededChance): number[] {
  return Array.from(batch.seats, (seat, game) => {
    const legal = batch.legalIn(game);
    return seat === NOBODY ? LEAVE : legal[chance.below(legal.length)];
  });
}

function playOut(batch: GameBatch, seed = 'player'): void {
  const chance = new SeededChance(seed);
  while (batch.seats.some(seat => seat !== NOBODY)) expect(batch.step(randomActions(batch, chance))).toBeUndefined();
}

const TABLES: readonly Choices[] = [
  ...FULL_TABLES,
  ...FULL_TABLES.map((choices, i) => ({ ...choices, seats: 3 + (i % 3) })),
  { edition: 'classic', modules: ['retreat', 'stash'], seats: 3 },
];

describe('games for learning programs', () => {
  it.each(TABLES)('play to their ends at %j, and their records replay to the same ends', choices => {
    const batch = batchOf(choices);
    const { rules } = batch;
    playOut(batch);
    for (const game of [0, 1]) {
      expect(batch.isOver[game]).toBe(1);
      const { state } = unwrap(replay(batch.record(game, false)!));
      const expected = rewardsFor(seatsIn(state.winners), rules.seats);
      const rewards = batch.rewards.subarray(game * rules.seats, (game + 1) * rules.seats);
      // The rewards of a game that ended in an earlier step are not repeated.
      if (rewards.some(reward => reward !== 0)) expect([...rewards]).toEqual([...Float32Array.from(expected)]);
    }
  });

  it.each(EDITIONS)('have the same actions by the same numbers whenever the table %s is set up', edition => {
    const actionsOf = () => {
      const rules = resolveRules(JSON.parse(JSON.stringify(unwrap(setUp({ edition })))));
      return Array.from({ length: rules.actionCount }, (_, action) => makeNotation(rules, action));
    };
    const actions = actionsOf();
    expect(actionsOf()).toEqual(actions);
  });

  it('are the same with the same seed and actions, and others with another seed', () => {
    const [one, two, other] = ['a', 'a', 'b'].map(seed => batchOf({ edition: 'wielka' }, { seed, gameCount: 3 }));
    expect(one.bytes).toEqual(two.bytes);
    expect(one.bytes).not.toEqual(other.bytes);
    const chances = [new SeededChance('x'), new SeededChance('x')];
    for (let i = 0; i < 30; i++) {
      one.step(randomActions(one, chances[0]));
      two.step(randomActions(two, chances[1]));
    }
    expect(one.bytes).toEqual(two.bytes);
    one.reset({ seed: 'b' });
    expect(one.bytes).toEqual(other.bytes);
    one.reset();
    expect(one.bytes).not.toEqual(other.bytes);
  });

  it('are dealt again as soon as they end, if asked, with the rewards of the game that ended', () => {
    const batch = batchOf({ edition: 'cartagena2' }, { autoReset: true, gameCount: 1 });
    const chance = new SeededChance('again');
    do batch.step(randomActions(batch, chance));
    while (batch.isOver[0] === 0);
    expect(batch.seats[0]).not.toBe(NOBODY);
    expect([...batch.rewards].reduce((sum, reward) => sum + reward)).toBe(0);
    expect(batch.rewards.some(reward => reward > 0)).toBe(true);
    expect(batch.record(0, false)!.actions).toEqual([]);
    expect(unwrap(replay(batch.record(0, true)!)).state.winners).toBeGreaterThan(0);
    batch.step(randomActions(batch, chance));
    expect([batch.isOver[0], ...batch.rewards]).toEqual([0, 0, 0]);
  });

  it('have bots at the other seats, if asked, and the learner sits at each seat in turn', () => {
    const options = { opponents: [BOTS.greedy, BOTS.random], iterations: 1, gameCount: 3, autoReset: true };
    const [batch, again] = [0, 1].map(() => batchOf({ edition: 'diaries', seats: 3 }, options));
    const chances = [new SeededChance('l'), new SeededChance('l')];
    for (let i = 0; i < 20; i++) {
      if (batch.isOver.every(isOver => isOver === 0)) expect([...batch.seats]).toEqual([0, 1, 2]);
      batch.step(randomActions(batch, chances[0]));
      again.step(randomActions(again, chances[1]));
    }
    expect(batch.bytes).toEqual(again.bytes);
    expect(new Set(batch.record(0, false)!.actions.map(({ seat }) => seat)).size).toBe(3);
  });

  it('stay as they are when one action is not legal, and say which', () => {
    const batch = batchOf({ edition: 'classic' });
    const before = batch.bytes.slice();
    const illegal = Array.from({ length: batch.rules.actionCount }, (_, action) => action).find(
      action => !batch.legalIn(1).includes(action),
    )!;
    const [legal] = batch.legalIn(0);
    expect(batch.step([legal, illegal])).toMatchObject({
      code: 'illegal-action',
      text: expect.stringMatching(`^Game 1: action ${illegal} \\(`),
    });
    expect(batch.step([legal, 60_000])).toMatchObject({ code: 'no-such-action' });
    expect(batch.bytes).toEqual(before);
    expect(batch.step([legal, LEAVE])).toBeUndefined();
    expect(batch.record(1, false)!.actions).toEqual([]);
  });
});

it.each([
  [[0], 2, [1, -1]],
  [[0, 1], 2, [0, 0]],
  [[2], 3, [-0.5, -0.5, 1]],
  [[0, 1], 4, [1 / 3, 1 / 3, -1 / 3, -1 / 3]],
])('the winners %j of %i seats get %j', (winners, seats, rewards) => {
  rewardsFor(winners, seats).forEach((reward, seat) => {
    expect(reward).toBeCloseTo(rewards[seat]);
  });
});

describe('requests', () => {
  const ask = (request: unknown, batch = batchOf({ edition: 'classic' })) => answerRequest(batch, request);

  it.each([
    [5, 'bad-request'],
    [[], 'bad-request'],
    [{}, 'unknown-request'],
    [{ type: 'toString' }, 'unknown-request'],
    [{ type: 'step' }, 'bad-actions'],
    [{ type: 'step', actions: [1] }, 'bad-actions'],
    [{ type: 'step', actions: [{}, {}] }, 'bad-actions'],
    [{ type: 'step', actions: [0.5, 0] }, 'no-such-action'],
    [{ type: 'step', actions: ['fly', null] }, expect.any(String)],
    [{ type: 'reset', seed: 1 }, 'bad-seed'],
    [{ type: 'reset', games: [2] }, 'no-such-game'],
    [{ type: 'observe', seat: 0 }, 'no-such-game'],
    [{ type: 'observe', game: 0, seat: 2 }, 'no-such-seat'],
    [{ type: 'record' }, 'no-such-game'],
    [{ type: 'record', game: 0, previous: true }, 'no-record'],
  ])('%j is refused as %s', (request, code) => {
    expect(ask(request)).toEqual({ type: 'json', value: { type: 'error', code, text: expect.stringMatching(/\.$/) } });
  });

  it('can be for what any one seat sees', () => {
    const batch = batchOf({ edition: 'classic' });
    const { value } = ask({ type: 'observe', game: 1, seat: batch.seats[1] }, batch) as {
      value: { observation: number[] };
    };
    expect(value.observation).toEqual([...batch.observations.subarray(batch.encoder.size)]);
  });

  it('are described with the meaning of every action and every byte', () => {
    const batch = batchOf({ edition: 'classic' });
    const answer = ask({ type: 'describe' }, batch) as { value: { [field: string]: unknown[] } };
    expect(answer.value.actions[batch.legalIn(0)[0]]).toMatch(/^play start /);
    expect(answer.value.observation).toHaveLength(batch.encoder.size);
    expect(answer.value.observation).toContainEqual({ name: 'seats.1.handCount' });
  });
});

/** What the served games answer to all of this input. */
async function exchange(serve: typeof serveLines, batch: GameBatch, pieces: readonly (string | Uint8Array)[]) {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const chunks: Buffer[] = [];
  output.on('data', chunk => chunks.push(chunk));
  for (const piece of pieces) input.write(piece);
  input.end();
  const error = await serve(batch, input, output).catch((caught: Error) => caught.message);
  return { output: Buffer.concat(chunks), error };
}

describe('the two forms', () => {
  const NEW = () => batchOf({ edition: 'classic' });
  const [first] = NEW().legalIn(0);
  const frame = (kind: number, body: Uint8Array) => Buffer.concat([headerOf({ kind, body }), body]);
  const request = (value: object) => {
    const { kind, body } = jsonFrame(value);
    return frame(kind, body);
  };

  it('say the same, in whatever pieces the bytes arrive', async () => {
    const expected = NEW();
    expected.step([first, LEAVE]);
    const lines = await exchange(serveLines, NEW(), [
      `{"type":"step","actions":[${first},nu`,
      'll]}\n{"type":"close"}',
    ]);
    expect(JSON.parse(lines.output.toString())).toEqual(showGames(expected));
    const bytes = frame(FRAME.games, new Uint8Array(Uint16Array.of(first, LEAVE).buffer));
    for (const size of [1, 5, 100]) {
      const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) =>
        bytes.subarray(i * size, (i + 1) * size),
      );
      const { output } = await exchange(serveFrames, NEW(), pieces);
      const [answer] = new FrameReader().add(output);
      expect(answer.kind).toBe(FRAME.games);
      expect([...answer.body]).toEqual([...expected.bytes]);
    }
  });

  it('go on after bad input, but for bytes that cannot be frames', async () => {
    const { output, error } = await exchange(serveFrames, NEW(), [
      request({ type: 'fly' }),
      frame(9, new Uint8Array(3)),
      frame(FRAME.games, new Uint8Array(3)),
      frame(FRAME.json, Buffer.from('{')),
      frame(FRAME.sizes, new Uint8Array()),
      request({ type: 'observe' }),
      Buffer.alloc(8, 0xff),
    ]);
    const answers = [...new FrameReader().add(output)];
    const codes = answers.map(({ kind, body }) =>
      kind === FRAME.json ? JSON.parse(`${Buffer.from(body)}`).code : kind,
    );
    expect(codes).toEqual(['unknown-request', 'unknown-frame', 'bad-actions', 'not-json', 2, 1, 'bad-frame']);
    expect(error).toMatch(/^A frame says that it has 4294967295 bytes/);
    const { rules, layout, encoder } = NEW();
    const sizes = new Uint32Array(Uint8Array.from(answers[4].body).buffer);
    expect([...sizes]).toEqual([1, 2, 2, rules.actionCount, layout.maskBytes, encoder.size]);
  });
});

describe('cartagena env', () => {
  it('answers requests until its input ends', () => {
    const input = '{"type":"observe"}\n\nnonsense\n{"type":"describe"}\n';
    const { status, stdout, stderr } = cartagena(
      ['env', '--edition', 'wielka', '--modules', 'all', '--games', '3'],
      input,
    );
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const types = stdout
      .trim()
      .split('\n')
      .map(line => JSON.parse(line).type);
    expect(types).toEqual(['games', 'error', 'description']);
  });

  it.each([
    [['--opponents', 'kraken'], /There is no bot "kraken"/],
    [['--opponents', 'random,greedy'], /2 seats have 1 opponents, not 2/],
    [['--form', 'xml'], /Allowed choices are json, binary/],
  ])('refuses %j', (args, message) => {
    const { status, stderr } = cartagena(['env', ...args]);
    expect(status).toBe(1);
    expect(stderr).toMatch(message);
  });
});
