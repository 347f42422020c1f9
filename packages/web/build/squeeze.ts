/** Puts squeezed copies beside the files of the build, so that the server has nothing to do but send them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterBuild } from './after-build.ts';
import { builtFiles } from './built-files.ts';

const WORTHWHILE = /\.(css|html|js|json|svg|webmanifest)$/;
/** Smaller ones go in one packet anyway, in bytes. */
const LEAST = 1024;

export const squeeze = () =>
  afterBuild('squeeze', folder => {
    for (const path of builtFiles(folder).filter(path => WORTHWHILE.test(path))) {
      const file = join(folder, path);
      const content = readFileSync(file);
      if (content.length < LEAST) continue;
      writeFileSync(`${file}.br`, brotliCompressSync(content));
      writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
    }
  });
