#!/usr/bin/env node
// Stands here, and not in dist, so that the command exists before anything is built.
import { existsSync } from 'node:fs';

const main = new URL('../dist/main.js', import.meta.url);
if (!existsSync(main)) {
  console.error('The program is not built yet. Run: npm run build');
  process.exit(1);
}
await import(main.href);
