// What holds for every style sheet of the browser client, and for the code beside them.
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const SOURCE = fileURLToPath(new URL('../packages/web/src/', import.meta.url));

/** The texts of all files whose names end like this, without comments. */
function read(ending) {
  const names = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(name => ending.test(name));
  return Object.fromEntries(
    names.map(name => [
      name.replaceAll('\\', '/'),
      readFileSync(SOURCE + name, 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''),
    ]),
  );
}

const SHEETS = read(/\.css$/);
const CODE = read(/(?<!\.test)\.tsx?$/);

/** All finds in all files, each with the name of its file. */
const finds = (files, pattern) =>
  Object.entries(files).flatMap(([file, text]) => [...text.matchAll(pattern)].map(([found]) => `${file}: ${found}`));

const listOf = name => new RegExp(`--${name}: ([^;]*);`).exec(SHEETS['ui/tokens.css'])[1].split(', ');

/** Sizes that queries ask for, less those of the list. */
const strays = files =>
  ['width', 'height'].flatMap(side =>
    finds(files, /@media[^{]*/g)
      .filter(query => query.includes(side))
      .flatMap(query => [...query.matchAll(new RegExp(`\\(([^)]*${side}[^)]*)\\)`, 'g'))].map(([, test]) => test))
      .filter(test => !listOf(`${side}s`).some(size => new RegExp(`^${side} (<|<=|>|>=) ${size}$`).test(test))),
  );

const COLOUR = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|lab)a?\(/gi;
const PALETTES = ['ui/tokens.css', 'art/paints.css'];
const painted = Object.fromEntries(Object.entries(SHEETS).filter(([file]) => !PALETTES.includes(file)));

/** Such a change moves what lies around, and is laid out anew at every frame. */
const LAYOUT = /(?:^|[\s,:])(?:width|height|inset|top|right|bottom|left|margin|padding|gap|font-size|border-width)\b/;

const movingParts = files => [
  ...finds(files, /transition(?:-property)?:[^;]*/g),
  ...finds(files, /@keyframes \w+ \{(?:[^{}]*\{[^{}]*\})*\s*\}/g),
];

describe('style sheets', () => {
  it('change layouts at the widths and heights of one list', () => {
    expect(strays(SHEETS)).toEqual([]);
    expect(strays({ a: '@media (width < 601px) {' })).toEqual(['width < 601px']);
    expect(strays({ a: '@media (max-width: 600px) {' })).toEqual(['max-width: 600px']);
  });

  it('take their colours from the tokens and the paints', () => {
    expect(finds(painted, COLOUR)).toEqual([]);
    expect(finds({ a: 'color: #fff; background: rgb(0 0 0)' }, COLOUR)).toHaveLength(2);
  });

  it('animate nothing that lays the page out anew', () => {
    const moving = movingParts(SHEETS);
    expect(moving.length).toBeGreaterThan(10);
    expect(moving.filter(part => LAYOUT.test(part.slice(part.indexOf(':'))))).toEqual([]);
    expect(movingParts({ a: 'transition: left 1s;' }).filter(part => LAYOUT.test(part))).toHaveLength(1);
    expect(movingParts({ a: '@keyframes x { to { height: 0; } }' }).filter(part => LAYOUT.test(part))).toHaveLength(1);
  });

  it('know nothing of tests', () => {
    expect(finds(SHEETS, /testid/gi)).toEqual([]);
  });
});

it('code reads no test ids: it only writes them', () => {
  expect(
    finds(CODE, /.*testid.*/gi).filter(line => !/data-testid=["{]/.test(line) || /\[data-testid/.test(line)),
  ).toEqual([]);
});

/** The classes of each style sheet that code names; undefined: code chooses among them by name. */
function classesInUse() {
  const used = {};
  for (const [file, text] of Object.entries(CODE))
    for (const [, name, path] of text.matchAll(/import (\w+) from '(\S+\.module\.css)'/g)) {
      const sheet = posix.join(posix.dirname(file), path);
      const code = text.replace(/^import .*$/gm, '');
      const found = [...code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, one]) => one);
      const isChosen = new RegExp(`\\b${name}\\[`).test(code);
      used[sheet] = { names: [...(used[sheet]?.names ?? []), ...found], isChosen: isChosen || used[sheet]?.isChosen };
    }
  return used;
}

/** Without what is taken over from elsewhere. */
const classesOf = sheet => [
  ...new Set([...sheet.replace(/composes:[^;]*;|url\([^)]*\)/g, '').matchAll(/\.([a-z]\w*)/gi)].map(([, one]) => one)),
];

it('every class that code names is in its style sheet, and every class there is named', () => {
  const used = classesInUse();
  const composed = Object.values(SHEETS).join(' ');
  expect(Object.keys(used).length).toBeGreaterThan(40);
  const missing = Object.entries(used).flatMap(([file, { names }]) =>
    names.filter(name => !classesOf(SHEETS[file]).includes(name)).map(name => `${file}: ${name}`),
  );
  const unused = Object.entries(used).flatMap(([file, { names, isChosen }]) =>
    classesOf(SHEETS[file])
      .filter(name => !isChosen && !names.includes(name) && !composed.includes(`composes: ${name} from`))
      .map(name => `${file}: ${name}`),
  );
  expect({ missing, unused }).toEqual({ missing: [], unused: [] });
});
