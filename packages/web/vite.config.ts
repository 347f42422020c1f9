import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { bundles } from './build/bundles.ts';
import { jsonImports } from './build/json-imports.ts';
import { precache } from './build/precache.ts';
import { squeeze } from './build/squeeze.ts';

const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const ENGINE = file('../engine/src/index.ts');
/** The parts of the engine that describe games without playing them. */
const WORDS_OF_THE_ENGINE = ['base/vocabulary', 'base/result', 'setup/editions', 'setup/presets'].map(name =>
  file(`../engine/src/${name}.ts`),
);

export default defineConfig({
  root: file('.'),
  resolve: { conditions: ['@cartagena/source', 'module', 'browser', 'development|production'] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: {
      input: { index: file('index.html'), sw: file('src/offline/worker/main.ts') },
      // The service worker has to stand at the root, under a name that stays.
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        codeSplitting: {
          groups: [
            bundles(
              {
                base: [file('src/main.tsx')],
                front: [file('src/home/home.tsx'), file('src/online/home-tables.tsx'), ...WORDS_OF_THE_ENGINE],
                table: [file('src/table/view/game-page.tsx'), ENGINE],
              },
              [ENGINE],
            ),
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
  plugins: [jsonImports(), precache(), squeeze()],
  // A server of ours that runs beside it, for tables with friends.
  server: { proxy: { '/api': process.env.SERVER_URL ?? 'http://localhost:3000' } },
});
