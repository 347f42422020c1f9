/** What a program may answer, and what may come through a pipe instead of an answer. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  actionBuffer,
  legalActions,
  makeNotation,
  nameAction,
  newGame,
  resolveRules,
  SeededChance,
  setUp,
  unwrap,
  viewFor,
} from '@cartagena/engine';
import { type Fate, fuzz } from '@cartagena/engine/testing/fuzz/fuzz';
import { rubbishJson, rubbishText } from '@cartagena/engine/testing/fuzz/rubbish';
import { spoiltJson, spoiltText } from '@cartagena/engine/testing/fuzz/spoilt';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { readAnswer } from './answer.ts';
import { startProgram } from './program.ts';

const rules = resolveRules(unwrap(setUp({ edition: 'wielka', modules: ['retreat', 'items', 'empty'], seats: 3 })));
const game = newGame(rules, new SeededChance('fuzz'));
const out = actionBuffer(rules);
const legal = Array.from(out.subarray(0, legalActions(rules, game.state, out)));
const ID = 12;
const GOOD = legal.flatMap((action, i) => [
  { id: ID, action: i },
  { id: ID, action: makeNotation(rules, action) },
  { id: ID, action: nameAction(rules, action) },
]);

const folder = mkdtempSync(join(tmpdir(), 'cartagena-fuzz-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The message says what the program did: it begins with a verb and is short. */
function mustSayWhat(error: unknown): Fate {
  expect((error as Error).message).toMatch(/^(answered|wrote|ended|did not answer) /);
  expect((error as Error).message.length).toBeLessThan(2000);
  return 'refused';
}

it('answers', () =>
  fuzz(
    'cli: answers of bots',
    400,
    fc.oneof(
      rubbishText,
      rubbishJson.map(value => JSON.stringify(value)),
      rubbishJson.map(action => JSON.stringify({ id: ID, action })),
      rubbishJson.map(id => JSON.stringify({ id, action: 0 })),
      spoiltJson(fc.constantFrom(...GOOD)).map(value => JSON.stringify(value)),
      spoiltText(fc.constantFrom(...GOOD.map(one => JSON.stringify(one)))),
    ),
    line => {
      try {
        expect(legal[readAnswer(line, ID, game, legal)]).toBeDefined();
        return 'accepted';
      } catch (error) {
        return mustSayWhat(error);
      }
    },
  ));

/** A program that answers the first question with these bytes. */
it('programs', () => {
  const view = viewFor(rules, game.state, game.state.actor);
  const bytes = fc.oneof(
    fc.uint8Array({ minLength: 1, maxLength: 300 }).map(one => Buffer.from(one)),
    spoiltText(fc.constantFrom(...GOOD.map(one => JSON.stringify({ ...one, id: 1 })))).map(one =>
      Buffer.from(`${one}\n`),
    ),
    rubbishText.map(one => Buffer.from(`${one}\n`)),
  );
  return fuzz('cli: programs as bots', 2, bytes, async written => {
    const file = join(folder, 'bot.cjs');
    writeFileSync(
      file,
      `process.stdin.once('data', () => process.stdout.write(Buffer.from('${written.toString('base64')}', 'base64'), () => process.exit()));`,
    );
    const player = startProgram('kraken', `"${process.execPath}" "${file}"`, { timeoutMs: 5000 });
    try {
      await player.choose({ rules, view, game: 'x', actionCount: 0 });
      return 'accepted';
    } catch (error) {
      return mustSayWhat(new Error((error as Error).message.replace(/^it /, '')));
    } finally {
      await player.close();
    }
  });
});
