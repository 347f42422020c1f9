// How much script a page loads before it can be used, gzipped: the document's own, the page's, what both import, and the larger
// of the languages. Ends with one line of JSON for programs. Fails if a page has outgrown its limit.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const DIST = fileURLToPath(new URL('../packages/web/dist', import.meta.url));

/** The pages, what each of them loads by itself as soon as it is opened, and its limit in bytes. */
const PAGES = {
  home: {
    loads: ['src/home/home.tsx', 'src/online/home-tables.tsx', 'src/offline/registration.ts'],
    limit: 55 * 1024,
  },
  table: { loads: ['src/table/view/game-page.tsx', 'src/offline/registration.ts'], limit: 110 * 1024 },
  lesson: { loads: ['src/learn/lesson-page.tsx'], limit: 150 * 1024 },
  puzzle: { loads: ['src/puzzles/puzzle-page.tsx'], limit: 150 * 1024 },
};
/** The words of the first page, and those of games, which the others load as well. */
const FRONT_WORDS = ['src/words/en-front.ts', 'src/words/pl-front.ts'];
const GAME_WORDS = ['src/words/en.ts', 'src/words/pl.ts'];
const LEARN_WORDS = ['src/words/en-learn.ts', 'src/words/pl-learn.ts'];

const manifest = JSON.parse(readFileSync(join(DIST, '.vite', 'manifest.json'), 'utf8'));
const gzipped = file => gzipSync(readFileSync(join(DIST, file)), { level: 9 }).length;

/** The script files of these entries and of all that they import. */
function filesOf(entries, found = new Set()) {
  for (const entry of entries) {
    const chunk = manifest[entry];
    if (!chunk) throw new Error(`${entry} is not in the build: name the page's parts anew in scripts/size.mjs.`);
    if (found.has(chunk.file)) continue;
    found.add(chunk.file);
    filesOf(chunk.imports ?? [], found);
  }
  return found;
}

const largest = entries => entries.map(entry => [...filesOf([entry])]).sort(([a], [b]) => gzipped(b) - gzipped(a))[0];

const kilobytes = bytes => `${(bytes / 1024).toFixed(1)} KB`;
const total = {};
for (const [page, { loads, limit }] of Object.entries(PAGES)) {
  const words = [
    FRONT_WORDS,
    ...(page === 'home' ? [] : [GAME_WORDS]),
    ...(page === 'lesson' || page === 'puzzle' ? [LEARN_WORDS] : []),
  ];
  const files = new Set([...filesOf(['index.html', ...loads]), ...words.flatMap(largest)]);
  const rows = [...files].map(file => [file, gzipped(file)]).sort(([, a], [, b]) => b - a);
  total[page] = rows.reduce((sum, [, bytes]) => sum + bytes, 0);
  console.log(`\n${page}: ${kilobytes(total[page])} of ${kilobytes(limit)}`);
  for (const [file, bytes] of rows) console.log(`  ${kilobytes(bytes).padStart(8)}  ${file}`);
  if (total[page] > limit) {
    console.error(`The page ${page} has outgrown its limit.`);
    process.exitCode = 1;
  }
}

const bots = readdirSync(join(DIST, 'assets')).filter(name => /^bots-worker-.*\.js$/.test(name));
console.log(`\nThe bots and what they learned, in a worker of their own:`);
for (const name of bots) console.log(`  ${kilobytes(gzipped(join('assets', name))).padStart(8)}  assets/${name}`);

const { home, table } = total;
console.log(JSON.stringify({ home, table }));
