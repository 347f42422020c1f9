// Generates the API reference of the engine from its source and doc comments, into .cache/api. TypeDoc needs the programming interface of
// TypeScript 5, which version 7 does not have; so both are installed here, apart from the rest.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Application } from 'typedoc';

const root = fileURLToPath(new URL('../..', import.meta.url));
const engine = join(root, 'packages/engine');

const app = await Application.bootstrap({
  name: 'Cartagena engine',
  entryPoints: [join(engine, 'src/index.ts'), join(engine, 'src/module.ts')],
  tsconfig: join(root, 'tools/api-docs/tsconfig.json'),
  readme: join(engine, 'README.md'),
  out: join(root, '.cache/api'),
  disableSources: true,
  excludeInternal: true,
  validation: { notExported: false, invalidLink: true },
});
const project = await app.convert();
if (!project) process.exit(1);
await app.generateOutputs(project);
console.log('Open .cache/api/index.html in a browser.');
process.exit(app.logger.hasErrors() ? 1 : 0);
