import { expect, it } from 'vitest';
import { pack, unpack } from './packing.ts';

const VALUE = { names: ['Żaneta', 'Błażej'], actions: Array.from({ length: 200 }, (_, i) => `play ${i % 7} key`) };

it('what is packed is unpacked again, and is short enough for an address', async () => {
  const packed = await pack(VALUE);
  expect(packed).toMatch(/^[\w-]+$/);
  expect(packed.length).toBeLessThan(JSON.stringify(VALUE).length / 5);
  expect(await unpack(packed)).toEqual(VALUE);
});

it('what was cut off, changed or never packed is undefined', async () => {
  const packed = await pack(VALUE);
  const changed = `${packed.slice(0, 10)}${packed[10] === 'A' ? 'B' : 'A'}${packed.slice(11)}`;
  for (const text of [packed.slice(0, -8), changed, '', 'ahoy', '%%%'])
    expect(await unpack(text), text).not.toEqual(VALUE);
  expect(await unpack(packed.slice(0, packed.length / 2))).toBeUndefined();
  expect(await unpack('%%%')).toBeUndefined();
});

it('what would grow too large is not unpacked', async () => {
  expect(await unpack(await pack('a'.repeat(900_000)))).toHaveLength(900_000);
  expect(await unpack(await pack('a'.repeat(3_000_000)))).toBeUndefined();
});
