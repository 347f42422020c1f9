// npm runs this before it packs a package, in the package's folder: builds it, removes what an earlier build left behind, adds the licence.
import { copyFileSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runChild } from './child.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = process.cwd();
if (!process.env.CARTAGENA_IS_BUILT) {
  const code = await runChild(process.execPath, [join(root, 'scripts/run.mjs'), 'compile'], { cwd: root });
  if (code !== 0) process.exit(code);
}

const isStale = file => {
  const source = file.replace(/\.(d\.ts|js|js\.map)$/, '.ts');
  return source !== file && (source.endsWith('.test.ts') || !existsSync(join(folder, 'src', source)));
};
for (const file of readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' }))
  if (isStale(file)) rmSync(join(folder, 'dist', file));
copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
