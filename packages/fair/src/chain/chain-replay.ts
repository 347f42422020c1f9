/** Plays a whole chain again: every rule of the chain and every rule of the game. */
import {
  type ActionId,
  apply,
  type ChanceSource,
  checkAction,
  copyState,
  type Game,
  isOver,
  NO_RUN,
  newGame,
  ok,
  type RecordedAction,
  type Result,
  type Rules,
  resolveRules,
  type State,
  type UndoRun,
  undoableOf,
  withAction,
  withEvent,
} from '@cartagena/engine';
import { countDraws } from '../counted-chance.ts';
import { toHex } from '../encoding.ts';
import { chanceFromKey } from '../fair-chance.ts';
import { completeConfig, configHash, type RecordedConfig } from '../recorded-config.ts';
import { Chain } from './chain.ts';
import type { ChainEntry, LinkEntry } from './chain-entry.ts';
import { chainKey, commitToSecret, sealAction } from './hashes.ts';

export interface ChainGame {
  readonly game: string;
  readonly config: RecordedConfig;
  readonly secret: string;
  readonly chain: readonly ChainEntry[];
}

/** `at` is the number of the entry in the chain, from 1; 0 if it is not about an entry. */
export interface ChainFault {
  readonly code: 'chain' | 'actions';
  readonly text: string;
  readonly at: number;
}

export interface PlayedChain {
  readonly chain: Chain;
  /** After each entry. */
  readonly heads: readonly string[];
  /** For the entries that are actions: which one it was, and the state before it. */
  readonly actions: ReadonlyMap<number, { readonly id: ActionId; readonly before: State }>;
  /** Those that were not taken back. */
  readonly remaining: readonly RecordedAction[];
  readonly rules: Rules;
  /** Undefined: the cards were never dealt. */
  readonly state: State | undefined;
  readonly draws: number;
}

interface Moment {
  readonly state: State;
  readonly run: UndoRun;
}

/** The entry as it is hashed. */
export const linkOf = (entry: ChainEntry, n: number, secret: string): LinkEntry =>
  entry.kind === 'acted'
    ? { kind: 'acted', seat: entry.seat, by: entry.by, seal: sealAction(secret, n, entry.action) }
    : entry;

export const playChain = (source: ChainGame): Result<PlayedChain, ChainFault> => toItsEnd(playChainInSteps(source));

/** Work that can be interrupted after each step. */
export type InSteps<T> = Generator<undefined, T, undefined>;

export function toItsEnd<T>(steps: InSteps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** A step is one entry. */
export function* playChainInSteps(source: ChainGame): InSteps<Result<PlayedChain, ChainFault>> {
  const { game: id, config, secret, chain: entries } = source;
  const chain = new Chain(id);
  const rules = resolveRules(completeConfig(config));
  const heads: string[] = [];
  const actions = new Map<number, { id: ActionId; before: State }>();
  const remaining: RecordedAction[] = [];
  /** After each action that was not taken back; the deal is the first. */
  const moments: Moment[] = [];
  let game: Game | undefined;
  let run = NO_RUN;
  let key: Uint8Array = new Uint8Array();
  let draws = 0;
  const luck = (action: number) => countDraws(chanceFromKey(key, chain.takebacks), () => draws++)('', action);
  const fault = (code: ChainFault['code'], text: string): Result<never, ChainFault> => ({
    ok: false,
    reason: { code, text, at: heads.length + 1 },
  });

  for (const entry of entries) {
    if (game && isOver(game.state)) return fault('chain', 'Nothing belongs to the game after its end.');
    if (entry.kind === 'undone' && !entry.byConsent && game && undoableOf(run, entry.seat ?? -1, game.state) === 0)
      return fault('chain', 'This action had revealed something: it could be taken back only by consent.');
    if (entry.kind === 'away' && ['time', 'idle'].includes(entry.why) && game?.state.actor !== entry.seat)
      return fault('chain', 'A bot stands in for a seat that had nothing to decide.');
    const broken = chain.take(linkOf(entry, heads.length + 1, secret));
    if (broken !== undefined) return fault('chain', broken);
    if (entry.kind === 'created' && entry.config !== toHex(configHash(config)))
      return fault('chain', 'The table was opened with another configuration.');
    if (entry.kind === 'mirrored' && commitToSecret(entry.game, secret) !== entry.commitment)
      return fault('chain', 'The deal of the other table was made with another secret.');
    if (entry.kind === 'created' && entry.seats.length !== rules.seats)
      return fault('chain', `This game has ${rules.seats} seats, the table ${entry.seats.length}.`);
    if (entry.kind === 'started') {
      key = chainKey(secret, chain.frozenHead, chain.shares);
      game = newGame(rules, luck(0));
      moments.push({ state: copyState(rules, game.state), run });
    } else if (entry.kind === 'acted') {
      const playing = game!;
      const checked = checkAction(playing, entry.seat!, entry.action);
      if (!checked.ok) return fault('actions', `The game does not follow from its luck. ${checked.reason.text}`);
      actions.set(chain.length, { id: checked.value, before: moments.at(-1)!.state });
      remaining.push({ seat: entry.seat!, action: entry.action });
      run = withAction(run, playing.state);
      playing.chance = luck(remaining.length);
      playing.emit = event => {
        run = withEvent(run, event);
      };
      apply(playing, checked.value);
      moments.push({ state: copyState(rules, playing.state), run });
    } else if (entry.kind === 'undone') {
      moments.length = entry.to + 1;
      remaining.length = entry.to;
      const moment = moments.at(-1)!;
      run = moment.run;
      game = { ...game!, state: copyState(rules, moment.state) };
    }
    heads.push(chain.head);
    yield;
  }
  return ok({ chain, heads, actions, remaining, rules, state: game?.state, draws });
}

/** The luck of a chain, for replays of the record's actions. */
export function chainChance(chain: Chain, secret: string): ChanceSource {
  return chanceFromKey(chainKey(secret, chain.frozenHead, chain.shares), chain.takebacks);
}
