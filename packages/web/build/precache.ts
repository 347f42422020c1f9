/** Writes into the service worker which files it is to keep: all that was built. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterBuild } from './after-build.ts';
import { builtFiles } from './built-files.ts';

const WORKER = 'sw.js';
/** Nobody needs these to play. */
const LEFT_OUT = /\.map$|^robots\.txt$|^apple-touch-icon|^maskable\.svg$/;

export const precache = () =>
  afterBuild('precache', folder => {
    const files = builtFiles(folder).filter(path => path !== WORKER && !LEFT_OUT.test(path));
    const worker = join(folder, WORKER);
    const code = readFileSync(worker, 'utf8');
    const hash = createHash('sha256').update(code);
    for (const path of files) hash.update(path).update(readFileSync(join(folder, path)));
    const version = hash.digest('hex').slice(0, 16);
    const paths = JSON.stringify(files.map(path => `/${path}`));
    writeFileSync(worker, `const PRECACHED = ${paths};\nconst VERSION = '${version}';\n${code}`);
  });
