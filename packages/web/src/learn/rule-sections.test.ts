import { type Choices, EDITION, EDITIONS, MODULES, PRESETS, setUp, unwrap } from '@cartagena/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import { inLanguage } from '../events/testing/speaking.ts';
import { rulesPath, tableIn } from '../plan/rules-address.ts';
import { paragraphsOf, type RuleSection, sectionsOfEdition, sectionsOfTable } from './rule-sections.ts';

const MIXES: readonly Choices[] = [
  ...Object.values(PRESETS),
  { edition: 'classic', modules: ['retreat', 'flag'], recycle: false, actions: 5, pirates: 4, hand: 3 },
  { edition: 'wielka', modules: ['retreat', 'limit', 'voyage'], limit: 'golden', skipper: 'ties' },
];

beforeAll(async () => {
  await inLanguage('en');
});

const tell = (section: RuleSection): string => paragraphsOf(section).join(' ');

describe.each(EDITIONS)('the rules of %s', edition => {
  it('tell what is always used, and mark what may be added', () => {
    const sections = sectionsOfEdition(edition);
    const modules = sections.filter(({ id }) => (MODULES as readonly string[]).includes(id));
    const { optional, defaults } = EDITION[edition];
    expect(modules.filter(({ isVariant }) => !isVariant).map(({ id }) => id)).toEqual(defaults.modules);
    expect(modules.filter(({ isVariant }) => isVariant).map(({ id }) => id)).toEqual(optional);
  });
});

describe.each(MIXES.map(choices => [JSON.stringify(choices), choices] as const))(
  'the rules of a table %s',
  (_, choices) => {
    const config = unwrap(setUp(choices));

    it('tell exactly the modules of the table, in whole sentences', () => {
      const sections = sectionsOfTable(config);
      expect(sections.map(({ id }) => id)).toEqual(expect.arrayContaining([...config.modules]));
      expect(sections.some(({ isVariant }) => isVariant)).toBe(false);
      for (const section of sections) expect(tell(section)).toMatch(/^\p{Lu}[^{}]*\.$/su);
    });

    it('are found again by their address', () => {
      const [, query] = rulesPath(config).split('?');
      const found = tableIn(config.edition, new URLSearchParams(query));
      expect(found && sectionsOfTable(found)).toEqual(sectionsOfTable(config));
    });
  },
);

it('an address that means no possible table means the box', () => {
  expect(tableIn('classic', new URLSearchParams('modules=nonsense'))).toBeUndefined();
  expect(tableIn('classic', new URLSearchParams())).toBeUndefined();
});
