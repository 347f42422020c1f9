import { EDITION, EDITIONS, type Icon } from '@cartagena/engine';
import { expect, it } from 'vitest';
import { IconUse } from './glyph.tsx';

const typeOf = (icon: string) => IconUse({ icon: icon as Icon }).type;

it('every icon of every deck is drawn', () => {
  for (const edition of EDITIONS) for (const icon of EDITION[edition].icons) expect(typeOf(icon), icon).toBe('use');
  expect(typeOf('lantern')).toBe('use');
});

it('an icon without a drawing is its first letter', () => {
  expect(typeOf('anchor')).toBe('svg');
  expect(JSON.stringify(IconUse({ icon: 'anchor' as Icon }).props)).toContain('"A"');
});
