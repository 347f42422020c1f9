// Puts the package `cartagena` together in a folder: the built command line, server and client with everything they need but what is
// native, as a few files. The libraries are packages of their own; this one is for people who play or run a server.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const MAIN = join(ROOT, 'packages/cli/dist/main.js');
/** Where the client is in the package, as seen from the bundled files. */
const CLIENT = '../web';
const manifestOf = name => JSON.parse(readFileSync(join(ROOT, 'packages', name, 'package.json'), 'utf8'));

/** Installed beside the bundle: a native one, and those that a server on SQLite does without. */
const NATIVE = ['libsql'];
const OPTIONAL = ['pg', 'ioredis'];

/** What modules of CommonJS expect to find in every file. */
const COMMON_JS = `import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url), __dirname = import.meta.dirname, __filename = import.meta.filename;`;

/** Our own code names files beside it by `import.meta`. Programs of threads become files of their own; the rest moves. */
function ownFiles() {
  const nameOf = file =>
    relative(join(ROOT, 'packages'), file).replace(/\.js$/, '').replace('/dist/', '/').replaceAll('/', '-');
  return {
    name: 'own-files',
    async transform(code, id) {
      if (!/[\\/]packages[\\/]\w+[\\/]dist[\\/]/.test(id) || !code.includes('import.meta')) return undefined;
      const file = async specifier => {
        const resolved = await this.resolve(specifier, id);
        if (!resolved) this.error(`There is no ${specifier}.`);
        const fileName = `${nameOf(resolved.id)}.js`;
        this.emitFile({ type: 'chunk', id: resolved.id, fileName });
        return `new URL('./${fileName}', import.meta.url)`;
      };
      const moved = await replaceAll(code, [
        [/import\.meta\.resolve\('([^']+)'\)/g, async ([, name]) => `${await file(name)}.href`],
        [
          /new URL\(import\.meta\.url\.endsWith\('\.ts'\) \? '[^']+' : '([^']+)', import\.meta\.url\)/g,
          ([, name]) => file(name),
        ],
        [
          /new Worker\(fileURLToPath\(import\.meta\.url\)/g,
          async () => `new Worker(${await file(`./${basename(id)}`)}`,
        ],
        [/new URL\('\.\.\/\.\.\/\.\.\/web\/dist', import\.meta\.url\)/g, () => `new URL('${CLIENT}', import.meta.url)`],
      ]);
      // The program's own package.json is one folder up, here and there.
      const known =
        /new URL\('\.\/[\w-]+\.js', import\.meta\.url\)|new URL\('\.\.\/(package\.json|web)', import\.meta\.url\)/g;
      if (moved.replaceAll(known, '').includes('import.meta'))
        this.error(`${relative(ROOT, id)} uses import.meta in a way that bundle.mjs does not know.`);
      return { code: moved, map: null };
    },
  };
}

async function replaceAll(text, rules) {
  let result = text;
  for (const [pattern, replace] of rules) {
    const matches = [...result.matchAll(pattern)];
    for (const match of matches) result = result.replace(match[0], await replace(match));
  }
  return result;
}

/** The pages of the API's description are files that their package looks for beside itself. */
const PAGES = 'swagger-ui';
function apiPages() {
  return {
    name: 'api-pages',
    transform(code, id) {
      const [, folder] = /@fastify[\\/]swagger-ui[\\/](lib[\\/])?[\w-]+\.js$/.exec(id)
        ? [0, id.includes('lib') ? '/lib' : '']
        : [];
      if (folder === undefined) return undefined;
      return { code: code.replaceAll('__dirname', `(__dirname + '/${PAGES}${folder}')`), map: null };
    },
  };
}

/** The manifest of the package. */
function manifest() {
  const { version, license, engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const { dependencies } = manifestOf('server');
  const versions = names => Object.fromEntries(names.map(name => [name, dependencies[name]]));
  return {
    name: 'cartagena',
    version,
    description: 'The Cartagena family of board games: in browsers, in the terminal, with friends and against bots',
    keywords: ['cartagena', 'board-game', 'game', 'server', 'bot'],
    license,
    type: 'module',
    bin: { cartagena: 'bin/cartagena.mjs' },
    engines,
    dependencies: versions(NATIVE),
    peerDependencies: Object.fromEntries(OPTIONAL.map(name => [name, `^${dependencies[name]}`])),
    peerDependenciesMeta: Object.fromEntries(OPTIONAL.map(name => [name, { optional: true }])),
  };
}

export async function bundle(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const dist = join(folder, 'dist');
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    plugins: [ownFiles(), apiPages()],
    ssr: { noExternal: true, external: [...NATIVE, ...OPTIONAL], target: 'node' },
    build: {
      ssr: true,
      target: 'node20',
      minify: false,
      outDir: dist,
      license: { fileName: 'THIRD-PARTY-LICENSES.md' },
      rolldownOptions: {
        input: { main: MAIN },
        output: { entryFileNames: '[name].js', chunkFileNames: 'part-[name].js', banner: COMMON_JS },
      },
    },
  });
  cpSync(join(ROOT, 'packages/web/dist'), join(dist, CLIENT), { recursive: true });
  cpSync(join(ROOT, 'node_modules/@fastify/swagger-ui/static'), join(dist, PAGES, 'static'), { recursive: true });
  cpSync(join(ROOT, 'packages/cli/bin'), join(folder, 'bin'), { recursive: true });
  cpSync(join(ROOT, 'packages/cli/README.md'), join(folder, 'README.md'));
  cpSync(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(), undefined, 2)}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await bundle(process.argv[2]);
