import { expect, it } from 'vitest';
import { MemoryStore } from '../testing/memory-store.ts';
import { Client } from '../testing/server.ts';
import { simpleDeals } from '../testing/simple-deals.ts';
import { type HttpConfig, readConfig } from './config.ts';
import { start } from './start.ts';

it('listens, notes how long appends take, and stops in good order, however often it is told to', async () => {
  const { config } = readConfig({ PORT: '0', LOG_LEVEL: 'silent' }) as { config: HttpConfig };
  const running = await start(config, new MemoryStore(), simpleDeals, ['sailor']);
  const client = new Client({ url: running.address });
  await client.get('/api/me');
  const { id } = (await client.post('/api/games', { game: { edition: 'classic' } })).body;
  await client.post(`/api/games/${id}/chat`, { emote: 'hello' });
  const { body } = await client.get('/metrics');
  expect(body).toContain('cartagena_append_seconds_count 1');
  const follower = await client.follow(id);
  const asked = await client.get('/metrics');
  expect(asked.body).toContain('cartagena_tables_in_memory 1\n');
  expect(asked.body).toContain('cartagena_tables_followed 1\n');
  expect(asked.body).toMatch(/cartagena_connections [2-9]\n/);
  follower.cut();
  for (const name of ['bot_decision_seconds', 'bot_queue', 'sweep_seconds', 'turns_timed_out_total', 'notices_total'])
    expect(body).toContain(`# TYPE cartagena_${name} `);
  await Promise.all([running.stop(), running.stop()]);
  await expect(fetch(running.address)).rejects.toThrow();
});
