/** What a learning program can ask for, and the answers (docs/env.md). Bad requests are answered with an error, and the session goes on. */
import { makeNotation, type Reason } from '@cartagena/engine';
import { type GameBatch, LEAVE, NOBODY } from './game-batch.ts';

export const ENV_PROTOCOL = 1;

/** Something to send as JSON; the games as they are now; nothing, since the program has said goodbye. */
export type EnvAnswer =
  | { readonly type: 'json'; readonly value: object }
  | { readonly type: 'games' }
  | { readonly type: 'end' };

const json = (value: object): EnvAnswer => ({ type: 'json', value });
const GAMES: EnvAnswer = { type: 'games' };

export const errorAnswer = (code: string, text: string): EnvAnswer => json({ type: 'error', code, text });

interface EnvRequest {
  readonly [field: string]: unknown;
}

class BadRequest extends Error {
  readonly code: string;

  constructor({ code, text }: Reason) {
    super(text);
    this.code = code;
  }
}

const bad = (code: string, text: string): never => {
  throw new BadRequest({ code, text });
};

const REQUESTS: { readonly [type: string]: (batch: GameBatch, request: EnvRequest) => EnvAnswer } = {
  describe: batch => json(describe(batch)),
  observe(batch, { game, seat }) {
    if (game === undefined && seat === undefined) return GAMES;
    const [index] = readGames(batch, [game]);
    const { seats } = batch.rules;
    if (!Number.isInteger(seat) || (seat as number) < 0 || (seat as number) >= seats)
      bad('no-such-seat', `Seats are numbers from 0 to ${seats - 1}.`);
    const observation = Array.from(batch.observe(index, seat as number));
    return json({ type: 'observation', game: index, seat, observation });
  },
  reset(batch, { seed, games }) {
    if (seed !== undefined && typeof seed !== 'string') bad('bad-seed', 'The field seed must be a text.');
    batch.reset({
      ...(seed === undefined ? {} : { seed: seed as string }),
      ...(games === undefined ? {} : { games: readGames(batch, games) }),
    });
    return GAMES;
  },
  step(batch, { actions }) {
    if (!Array.isArray(actions) || actions.length !== batch.options.gameCount)
      bad(
        'bad-actions',
        `The field actions must be a list with one entry for each of the ${batch.options.gameCount} games.`,
      );
    return answerStep(
      batch,
      (actions as unknown[]).map((action, game) => readAction(batch, game, action)),
    );
  },
  record(batch, { game, previous }) {
    const [index] = readGames(batch, [game]);
    const record = batch.record(index, previous === true);
    return record ? json({ type: 'record', record }) : errorAnswer('no-record', `Game ${index} has no earlier deal.`);
  },
  close: () => ({ type: 'end' }),
};

export function answerRequest(batch: GameBatch, request: unknown): EnvAnswer {
  if (typeof request !== 'object' || request === null || Array.isArray(request))
    return errorAnswer('bad-request', 'A request is an object such as {"type":"describe"}.');
  const { type } = request as { type?: unknown };
  if (typeof type !== 'string' || !Object.hasOwn(REQUESTS, type))
    return errorAnswer('unknown-request', `The field type must be one of ${Object.keys(REQUESTS).join(', ')}.`);
  try {
    return REQUESTS[type](batch, request as EnvRequest);
  } catch (error) {
    if (error instanceof BadRequest) return errorAnswer(error.code, error.message);
    throw error;
  }
}

/** The same from text. */
export function answerText(batch: GameBatch, text: string): EnvAnswer {
  let request: unknown;
  try {
    request = JSON.parse(text);
  } catch {
    return errorAnswer('not-json', 'A request must be JSON, such as {"type":"describe"}.');
  }
  return answerRequest(batch, request);
}

export function answerStep(batch: GameBatch, actions: ArrayLike<number>): EnvAnswer {
  const refusal = batch.step(actions);
  return refusal ? errorAnswer(refusal.code, refusal.text) : GAMES;
}

/** The games as they are, for JSON lines. */
export function showGames(batch: GameBatch): object {
  const { options, rules, encoder } = batch;
  const games = Array.from({ length: options.gameCount }, (_, game) => ({
    game,
    seat: batch.seats[game] === NOBODY ? null : batch.seats[game],
    isOver: batch.isOver[game] === 1,
    rewards: Array.from(batch.rewards.subarray(game * rules.seats, (game + 1) * rules.seats)),
    legal: batch.legalIn(game),
    observation: Array.from(batch.observations.subarray(game * encoder.size, (game + 1) * encoder.size)),
  }));
  return { type: 'games', games };
}

function readGames({ options }: GameBatch, games: unknown): number[] {
  const isGame = (game: unknown): game is number =>
    Number.isInteger(game) && (game as number) >= 0 && (game as number) < options.gameCount;
  if (Array.isArray(games) && games.every(isGame)) return games;
  return bad('no-such-game', `Games are numbers from 0 to ${options.gameCount - 1}.`);
}

/** A number, a text in notation, or null to leave the game as it is. */
function readAction(batch: GameBatch, game: number, action: unknown): number {
  if (action === null) return LEAVE;
  if (typeof action === 'number') return action;
  if (typeof action !== 'string')
    return bad(
      'bad-actions',
      `Game ${game}: an action is a number, a text in notation, or null to leave the game as it is.`,
    );
  const read = batch.read(game, action);
  if (typeof read === 'number') return read;
  throw new BadRequest(read);
}

function describe({ rules, options, encoder, layout }: GameBatch): object {
  const { gameCount, seed, autoReset = false, opponents = [] } = options;
  return {
    type: 'description',
    protocol: ENV_PROTOCOL,
    config: rules.config,
    seats: rules.seats,
    games: gameCount,
    seed,
    autoReset,
    opponents: opponents.map(({ name }) => name),
    actions: Array.from({ length: rules.actionCount }, (_, action) => makeNotation(rules, action)),
    observation: encoder.slots,
    arrays: layout.arrays,
  };
}
