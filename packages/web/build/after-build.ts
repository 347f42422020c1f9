import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Something to be done with the folder of a finished build. */
export function afterBuild(name: string, work: (folder: string) => void): Plugin {
  let folder = '';
  return {
    name,
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle: () => work(folder),
  };
}
