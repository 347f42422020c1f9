import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

it('needs nothing', () => {
  expect(readConfig({})).toMatchObject({
    config: { port: 3000, host: '127.0.0.1', publicUrl: null, trustProxy: false },
  });
});

it('takes what is given', () => {
  const env = {
    PORT: '8080',
    PUBLIC_URL: 'https://play.example.org/',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'warn',
    RATE_LIMIT: '0',
    BUS_URL: 'redis://bus.internal:6379',
    ARCHIVE_AFTER: 'never',
    ABANDON_AFTER: '365',
  };
  expect(readConfig(env)).toMatchObject({
    config: {
      port: 8080,
      publicUrl: 'https://play.example.org',
      trustProxy: 1,
      logLevel: 'warn',
      rateLimit: 0,
      busUrl: 'redis://bus.internal:6379',
      archiveAfterDays: null,
      abandonAfterDays: 365,
    },
  });
});

it.each([
  ['PORT', 'http'],
  ['PORT', '70000'],
  ['PUBLIC_URL', 'example.org'],
  ['PUBLIC_URL', 'https://example.org/games'],
  ['DATABASE_URL', 'mysql://me:hunter2@db'],
  ['BUS_URL', 'nats://localhost'],
  ['ARCHIVE_AFTER', '0'],
  ['ABANDON_AFTER', 'soon'],
  ['LOG_LEVEL', 'loud'],
  ['CLIENTS', 'friends'],
  ['TRUST_PROXY', 'true'],
  ['RATE_LIMIT', '-1'],
  ['MAX_CONNECTIONS', '0'],
  ['METRICS_TOKEN', 'short'],
  ['WEB_ROOT', '/nowhere'],
  ['PUSH_CONTACT', 'me@example.org'],
  ['NOTICE_NETWORKS', 'everywhere'],
])('%s=%s is named with what to do, and not repeated', (name, value) => {
  const read = readConfig({ [name]: value });
  const { mistakes } = read as { mistakes: string[] };
  expect(mistakes).toHaveLength(1);
  expect(mistakes[0]).toMatch(new RegExp(`^${name} cannot be used: give `));
  expect(mistakes[0]).not.toContain(value.includes('hunter2') ? 'hunter2' : `"${value}"`);
});

it('names all mistakes at once', () => {
  expect(readConfig({ PORT: 'x', LOG_LEVEL: 'x' })).toMatchObject({ mistakes: { length: 2 } });
});
