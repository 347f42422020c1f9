#!/usr/bin/env node
// Stands here, and not in dist, so that the command exists before anything is built. Old versions of Node must be able to read it.
import { existsSync } from 'node:fs';

const OLDEST = [20, 19];
const main = new URL('../dist/main.js', import.meta.url);
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])) {
  console.error(
    `Cartagena needs Node ${OLDEST.join('.')} or newer; this is ${process.versions.node}. Get it at https://nodejs.org.`,
  );
  process.exitCode = 1;
} else if (!existsSync(main)) {
  console.error('The program is not built yet. Run: npm run build');
  process.exitCode = 1;
} else {
  import(main.href);
}
