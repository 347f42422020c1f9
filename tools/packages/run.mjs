// Checks the packed libraries as a publisher would: publint (what is in the package) and Are The Types Wrong (what TypeScript finds).
// The packages are ES modules, so how CommonJS and old resolvers fail is of no interest.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
const [folder] = process.argv.slice(2);
const CHECKS = [
  ['publint', file => ['publint/src/cli.js', 'run', '--strict', file]],
  ['types', file => ['@arethetypeswrong/cli/dist/index.js', file, '--profile', 'esm-only', '--format', 'ascii']],
];

let failures = 0;
for (const file of readdirSync(folder).filter(name => name.endsWith('.tgz'))) {
  for (const [name, command] of CHECKS) {
    // The program has no types: it is a command.
    if (name === 'types' && /^cartagena-\d/.test(file)) continue;
    const [program, ...parameters] = command(join(folder, file));
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(here, 'node_modules', program), ...parameters],
      {
        encoding: 'utf8',
      },
    );
    console.log(`${status === 0 ? 'good' : 'BAD '}  ${name.padEnd(8)} ${file}`);
    if (status === 0) continue;
    failures++;
    console.log(stdout, stderr);
  }
}
if (failures > 0) process.exit(1);
