/** Fair deals with the same luck (docs/same-luck.md): games that are dealt from one key draw the same, and each can be verified. */
import { createHmac } from 'node:crypto';
import {
  actionBuffer,
  apply,
  type Chance,
  isOver,
  legalActions,
  newGame,
  resolveRules,
  SeededChance,
  setUp,
  unwrap,
} from '@cartagena/engine';
import { describe, expect, it } from 'vitest';
import { chanceFromKey } from './fair-chance.ts';
import { isChainRecord, makeFairRecord, parseFairRecord } from './fair-record.ts';
import { playFair, secretOf } from './testing/fair-game.ts';
import { begin, playOn } from './testing/fair-table.ts';
import { verifyFairRecord } from './verify.ts';

const KEY = secretOf('one match');
const CHOICES = { edition: 'wielka', modules: ['retreat', 'items', 'limit'], segments: [4], pirates: 4 } as const;
const CONFIG = unwrap(setUp({ ...CHOICES, luck: 'same' }));

const words = (chance: Chance) => Array.from({ length: 20 }, () => chance.below(2 ** 32));
const slot = (name: string, action = 0, takebacks: number[] = []) =>
  chanceFromKey(KEY, takebacks)('', action).forSlot!(name);

describe('the numbers of a slot', () => {
  it('are what another library computes from the definition', () => {
    const u32 = (n: number) => Buffer.from(n.toString(16).padStart(8, '0'), 'hex');
    const encoded = ['cartagena-fair/2/slot', 'stock 0 57'].flatMap(part => [u32(part.length), Buffer.from(part)]);
    const blocks = [0, 1, 2].map(block =>
      createHmac('sha256', KEY)
        .update(Buffer.concat([...encoded, u32(block)]))
        .digest(),
    );
    const expected = blocks.flatMap(block => Array.from({ length: 8 }, (_, i) => block.readUInt32BE(4 * i)));
    expect(words(slot('stock 0 57'))).toEqual(expected.slice(0, 20));
  });

  it('depend on the key and the slot alone, not on the action and not on takebacks', () => {
    expect(words(slot('stock 0 57', 9, [3, 3]))).toEqual(words(slot('stock 0 57')));
    expect(words(slot('stock 0 56'))).not.toEqual(words(slot('stock 0 57')));
    expect(words(chanceFromKey(secretOf('another'), [])('', 0).forSlot!('stock 0 57'))).not.toEqual(
      words(slot('stock 0 57')),
    );
  });
});

/** The stock by how many cards are left in it, until it is used up. */
function stocksOf(player: string, config = CONFIG): Map<number, string> {
  const rules = resolveRules(config);
  const luck = chanceFromKey(KEY, []);
  const chooser = new SeededChance(player);
  const out = actionBuffer(rules);
  const stocks = new Map<number, string>();
  let isFirst = true;
  const game = newGame(rules, luck('', 0), ({ type }) => {
    isFirst &&= type !== 'reshuffled';
  });
  for (let made = 1; isFirst && !isOver(game.state); made++) {
    stocks.set(game.state.stockCount, game.state.stock.join());
    game.chance = luck('', made);
    apply(game, out[chooser.below(legalActions(rules, game.state, out))]);
  }
  return stocks;
}

const differences = (a: Map<number, string>, b: Map<number, string>) =>
  [...a].filter(([left, stock]) => b.has(left) && b.get(left) !== stock).length;

describe('two games of a match that share their key', () => {
  it('draw the same cards', () => {
    const [first, second] = [stocksOf('Anne, then Mary'), stocksOf('Mary, then Anne')];
    expect([...first.keys()].filter(left => second.has(left)).length).toBeGreaterThan(10);
    expect(differences(first, second)).toBe(0);
  });

  it('would not without the same luck', () => {
    const own = unwrap(setUp(CHOICES));
    expect(differences(stocksOf('Anne, then Mary', own), stocksOf('Mary, then Anne', own))).toBeGreaterThan(10);
  });
});

describe('a game with the same luck is verified', () => {
  it('by its chain', () => {
    const { table, clients } = begin({ name: 'duplicate', config: CONFIG, seats: ['person', 'person'] });
    playOn(table, clients);
    const record = unwrap(parseFairRecord(JSON.parse(JSON.stringify(table.record()))));
    expect(isChainRecord(record)).toBe(true);
    expect(unwrap(verifyFairRecord(record, clients[0].evidence))).toMatchObject({ version: 2, over: true });
    const { luck: _, ...config } = record.config;
    expect(verifyFairRecord({ ...record, config } as typeof record).ok).toBe(false);
  });

  it('in version 1, too', () => {
    const { config, deal, actions } = playFair(CONFIG, 'first version');
    const record = unwrap(makeFairRecord({ config, actions }, deal));
    const verdict = unwrap(verifyFairRecord(record));
    expect(verdict.over).toBe(true);
    expect(verdict.draws).toBeGreaterThan(100);
  });
});
