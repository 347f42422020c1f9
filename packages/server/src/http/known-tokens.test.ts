import { beforeEach, expect, it, vi } from 'vitest';
import { KnownTokens } from './known-tokens.ts';

const ANNE = { hash: 'anne', player: 'p1', created: 0, used: 0 };

let now: number;
let get: ReturnType<typeof vi.fn<(hash: string) => Promise<typeof ANNE | undefined>>>;
let tokens: KnownTokens;

beforeEach(() => {
  now = 0;
  get = vi.fn(async hash => (hash === 'anne' ? ANNE : undefined));
  tokens = new KnownTokens({ get }, () => now);
});

it('asks the store once a minute for a token that is in use', async () => {
  for (now = 0; now < 60_000; now += 1000) expect(await tokens.get('anne')).toBe(ANNE);
  expect(get).toHaveBeenCalledTimes(1);
  await tokens.get('anne');
  expect(get).toHaveBeenCalledTimes(2);
});

it('remembers nothing of a token that is not known, or could not be looked up', async () => {
  expect(await tokens.get('mary')).toBeUndefined();
  get.mockRejectedValueOnce(new Error('the disk is gone'));
  await expect(tokens.get('anne')).rejects.toThrow('the disk is gone');
  expect(await tokens.get('anne')).toBe(ANNE);
  expect(await tokens.get('mary')).toBeUndefined();
  expect(get).toHaveBeenCalledTimes(4);
});

it('a token that is forgotten while it is looked up stays forgotten', async () => {
  const looked = tokens.get('anne');
  tokens.forget('anne');
  await looked;
  get.mockResolvedValue(undefined);
  expect(await tokens.get('anne')).toBeUndefined();
});
