import { ok, unwrap } from '@cartagena/engine';
import type { TableDetails } from '@cartagena/protocol';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { inLanguage } from '../events/testing/speaking.ts';
import { makeBox } from '../game/testing/box.ts';
import { fixture } from '../game/testing/fixtures.ts';
import { api } from '../online/api.ts';
import { openSource } from './source.ts';

beforeAll(() => inLanguage('pl'));
beforeEach(() => void vi.stubGlobal('localStorage', makeBox()));
afterEach(() => vi.restoreAllMocks());

it('those at a table of a server are called as they were there', async () => {
  const bot = { by: 'bot', bot: 'sailor' };
  const seats = [
    { name: 'Anna', colour: 'red', plan: { by: 'person' } },
    { name: 'sailor', colour: 'blue', plan: bot },
    { name: 'sailor', colour: 'green', plan: bot },
  ];
  vi.spyOn(api, 'table').mockResolvedValue(ok({ seats } as unknown as TableDetails));
  vi.spyOn(api, 'record').mockResolvedValue(ok(fixture('fair/three-rafts')));
  const { game } = unwrap((await openSource(new URLSearchParams('table=x'), ''))!);
  expect(game.players.map(({ name }) => name)).toEqual(['Anna', 'Bosko', 'Bosko 2']);
});
