import { expect, it } from 'vitest';
import { type Measured, measureAll } from './measure.ts';
import { type LoadOptions, readOptions } from './options.ts';
import { reportOf } from './report.ts';

const ARGS =
  '--tables 3 --clients 10 --people 2 --bots 1 --rate 40 --seconds 2 --warm-up 0 --made 2 --idle-tables 4 --idle-connections 6';

function measureWith(args: string, stop = new AbortController().signal): Promise<Measured[]> {
  return measureAll(readOptions(args.split(' ')) as LoadOptions, () => {}, stop);
}

it('people really play on a real server, and everything about it is told', async () => {
  const measured = await measureWith(ARGS);
  const [{ runs, idleTable, idleConnection }] = measured;
  const [{ actions, heard, acknowledged, servers, generator, bytes, errors }] = runs;
  expect(errors).toEqual({});
  expect(actions.done).toBeGreaterThan(0);
  expect(acknowledged.count).toBeGreaterThanOrEqual(actions.done);
  // Each action is heard of by the two or three others at its table.
  expect(heard.count).toBeGreaterThanOrEqual(2 * acknowledged.count);
  expect(heard.count).toBeLessThanOrEqual(3 * acknowledged.count);
  for (const { p50, p99, max } of [heard, acknowledged]) {
    expect(p50).toBeGreaterThan(0);
    expect(p99).toBeGreaterThanOrEqual(p50);
    expect(max).toBeGreaterThanOrEqual(p99);
  }
  for (const { cpu, rss, heap, loop } of [...servers, generator]) {
    expect(Math.min(cpu, rss, heap)).toBeGreaterThan(0);
    expect(loop.max).toBeGreaterThanOrEqual(loop.p50);
  }
  expect(bytes.update).toBeGreaterThan(100);
  expect(bytes.action).toBeGreaterThan(bytes.update);
  expect(idleTable).toMatchObject({ count: 4, rss: expect.any(Number), heap: expect.any(Number) });
  expect(idleConnection).toMatchObject({ count: 6, rss: expect.any(Number), heap: expect.any(Number) });
  expect(reportOf(measured)).toContain('heard by the others');
});

it('whoever stops it before people have arrived gets no figures, and no server is left', async () => {
  await expect(measureWith(ARGS, AbortSignal.abort(new Error('Stopped.')))).rejects.toThrow('Stopped.');
});
