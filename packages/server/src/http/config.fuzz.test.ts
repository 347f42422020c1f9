/** Anything in the environment: a configuration, or what to fix. */
import { fuzz } from '@cartagena/engine/testing/fuzz/fuzz';
import { rubbishText } from '@cartagena/engine/testing/fuzz/rubbish';
import { spoiltText } from '@cartagena/engine/testing/fuzz/spoilt';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

const GOOD: { readonly [name: string]: string } = {
  PORT: '3000',
  HOST: '127.0.0.1',
  PUBLIC_URL: 'https://cartagena.example.org',
  DATABASE_URL: 'postgres://user@host/games',
  DATA_DIR: 'data',
  LOG_LEVEL: 'info',
  TRUST_PROXY: '10.0.0.0/8',
  RATE_LIMIT: '600',
  MAX_CONNECTIONS: '1000',
  METRICS_TOKEN: 'sixteen letters or more',
  PUSH_CONTACT: 'mailto:host@example.org',
  NOTICE_NETWORKS: '10.1.0.0/16',
};

it('the environment', () =>
  fuzz(
    'server: configuration',
    200,
    fc
      .constantFrom(...Object.entries(GOOD))
      .chain(([name, text]) =>
        fc.oneof(rubbishText, spoiltText(fc.constant(text))).map(bad => ({ ...GOOD, [name]: bad })),
      ),
    env => {
      const read = readConfig(env);
      if ('config' in read) {
        expect(read.config.port).toBeLessThan(65_536);
        return 'accepted';
      }
      for (const mistake of read.mistakes) expect(mistake).toMatch(/^[A-Z_]+.{10,}/s);
      return 'refused';
    },
  ));
