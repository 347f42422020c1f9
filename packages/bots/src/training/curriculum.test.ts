import { SeededChance } from '@cartagena/engine';
import { expect, it } from 'vitest';
import { NET_NAMES, netNameFor } from '../evaluation/saved-net.ts';
import { curriculumFor } from './curriculum.ts';

it.each(NET_NAMES)('the curriculum of %s has tables that the net will be used at', name => {
  const chance = new SeededChance('curriculum');
  const curriculum = curriculumFor(name);
  const used = Array.from({ length: 50 }, () => netNameFor(curriculum(chance)));
  expect(used).toContain(name);
  for (const other of used) expect(other.split('-')[1]).toBe(name.split('-')[1]);
});
