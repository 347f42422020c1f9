/** Writes into the service worker which files it is to keep: all that was built. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Plugin } from 'vite';

const WORKER = 'sw.js';
/** Not needed to play. */
const LEFT_OUT = /^\.vite\/|\.map$|^robots\.txt$/;

export function precache(): Plugin {
  let folder = '';
  return {
    name: 'precache',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle() {
      const files = readdirSync(folder, { withFileTypes: true, recursive: true })
        .filter(entry => entry.isFile())
        .map(entry =>
          join(entry.parentPath, entry.name)
            .slice(folder.length + 1)
            .split(sep)
            .join('/'),
        )
        .filter(path => path !== WORKER && !LEFT_OUT.test(path))
        .sort();
      const hash = createHash('sha256');
      for (const path of files) hash.update(path).update(readFileSync(join(folder, path)));
      const worker = join(folder, WORKER);
      const code = readFileSync(worker, 'utf8');
      hash.update(code);
      const head = `const PRECACHED = ${JSON.stringify(files.map(path => `/${path}`))};\nconst VERSION = '${hash.digest('hex').slice(0, 16)}';\n`;
      writeFileSync(worker, head + code);
    },
  };
}
