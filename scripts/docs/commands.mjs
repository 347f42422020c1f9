// Checks commands that pages show: the program exists, and takes these options.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from './pages.mjs';

/** The terminal's own copy. */
const { Command } = createRequire(join(ROOT, 'packages/cli/package.json'))('commander');

const SCRIPTS = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).scripts;
const JOBS = readFileSync(join(ROOT, 'scripts/run.mjs'), 'utf8');
const LIFECYCLE = ['start', 'test'];

/** Programs of the system that pages may use. What they are given is not checked, but for paths in this repository. */
const FOREIGN = new Set(
  `[ apt-get buildah caddy cat cc cd certbot chroot cp createdb curl cut diff docker echo export g++ git grep head install jq kill ls mkdir mmdebstrap mv nginx
   pg_basebackup pg_dump pg_restore pip podman printf psql redis-server rm sha256sum sleep sort ssh sudo systemctl systemd-analyze tail tar tee
   umoci useradd wc`.split(/\s+/),
);
const FOLDERS = /^(?:\.\/)?(?:packages|fixtures|examples|tools|deploy|scripts|clients|docs)\//;

/** What stands for something of the reader's own. */
const PLACEHOLDERS = { N: '1', SEATS: '2', MS: '1', EDITION: 'wielka', MODULES: 'all' };
const fill = word => PLACEHOLDERS[word] ?? word;

const commands = import.meta.glob(['../../packages/cli/src/commands/*.ts', '!**/*.test.ts'], { eager: true });

/** The real program `cartagena`, which throws at a mistake instead of ending the process. */
function cartagena() {
  const program = new Command('cartagena').exitOverride();
  for (const module of Object.values(commands))
    for (const [name, add] of Object.entries(module)) if (/^add[A-Z]/.test(name)) add(program);
  for (const command of program.commands) command.exitOverride().configureOutput({ writeErr() {} });
  return program;
}

/** Options that server programs read themselves, by the job that runs them. */
const readers = import.meta.glob('../../packages/server/src/{load,soak,attack}/options.ts', { eager: true });

/** What is wrong with a line of shell, or undefined. */
export function mistakeIn(line) {
  for (const words of split(line)) {
    const mistake = mistakeInCommand(words);
    if (mistake) return mistake;
  }
  return undefined;
}

function mistakeInCommand(all) {
  const words = all.filter((word, i) => word !== '' && !'<>'.includes(word) && !'<>'.includes(all[i - 1] || '-'));
  while (words.length > 0 && /^[A-Z_]+=/.test(words[0])) words.shift();
  // What is left of a substitution, `NAME=$(program --option)`, begins with its option.
  if (words.length === 0 || words[0].startsWith('-')) return undefined;
  const [program, ...rest] = words;
  const missing = rest.find((word, i) => FOLDERS.test(word) && !isWritten(rest, i) && !existsIn(word));
  if (missing) return `there is no ${missing}`;
  if (program === 'npm') return mistakeInNpm(rest);
  if (program === 'npx') return mistakeInNpx(rest);
  if (program === 'cartagena') return mistakeInCartagena(rest);
  if (program === 'node' || program === 'python3') {
    const file = rest.find(word => !word.startsWith('-'));
    return file === undefined || file === 'mine.py' || existsIn(file) ? undefined : `there is no ${file}`;
  }
  if (program.startsWith('./')) return undefined;
  return FOREIGN.has(program) ? undefined : `"${program}" is no program that pages use (scripts/docs/commands.mjs)`;
}

/** Whether a path names a file that the command makes. */
const isWritten = (words, i) => /^(?:-o|--out|--save|--html|--svg|--report|>)$/.test(words[i - 1] ?? '');
const existsIn = path => existsSync(join(ROOT, path.split('*')[0].split(':')[0]));

function mistakeInNpm([what, ...rest]) {
  const args = rest.includes('--') ? rest.slice(rest.indexOf('--') + 1) : rest.filter(word => !word.startsWith('--'));
  if (['ci', 'i', 'install', 'init', 'pack', 'publish', 'install-scripts', 'ls', 'version'].includes(what))
    return undefined;
  if (what === 'start') return args.length === 0 ? undefined : mistakeInCartagena(args);
  const job = LIFECYCLE.includes(what) ? what : what === 'run' ? (args.shift() ?? rest[0]) : undefined;
  if (job === undefined) return `npm ${what} is not used here`;
  const name = what === 'run' ? rest[0] : job;
  if (!Object.hasOwn(SCRIPTS, name)) return `package.json has no script "${name}"`;
  return mistakeInJob(name, rest.includes('--') ? rest.slice(rest.indexOf('--') + 1) : []);
}

function mistakeInJob(job, args) {
  const body = JOBS.split(new RegExp(`async (?:${job}|'${job}')\\(\\)`))[1]?.split('\n  },')[0] ?? '';
  if (/cli\/dist\/main\.js', '(\w+)'/.test(body))
    return mistakeInCartagena([body.match(/main\.js', '(\w+)'/)[1], ...args]);
  const reader = readers[`../../packages/server/src/${job}/options.ts`];
  if (reader && !args.includes('--help')) return reader.readOptions(args.map(fill)).mistake;
  const sources = [
    ...[...body.matchAll(/'(scripts\/[\w-]+\.mjs)'/g)].map(([, file]) => file),
    ...[...body.matchAll(/runTool\('(\w[\w-]*)'\)/g)].map(([, tool]) => `tools/${tool}/run.mjs`),
    ...[...body.matchAll(/'packages\/(\w+)\/dist\/([\w/-]+)\.js'/g)].map(
      ([, name, file]) => `packages/${name}/src/${file}.ts`,
    ),
  ].filter(existsIn);
  const text = sources.map(file => readFileSync(join(ROOT, file), 'utf8')).join('\n');
  const option = args.find(
    word => word.startsWith('--') && !new RegExp(`\\b${word.slice(2).split('=')[0]}\\b`).test(text),
  );
  return option && option !== '--help' ? `npm run ${job} does not know ${option}` : undefined;
}

function mistakeInNpx([tool, ...rest]) {
  if (tool === 'cartagena') return mistakeInCartagena(rest);
  if (tool.endsWith('.tgz')) return undefined;
  return existsSync(join(ROOT, 'node_modules/.bin', tool)) ? undefined : `npx ${tool} is not installed`;
}

function mistakeInCartagena([name, ...rest]) {
  if (name === undefined || name.startsWith('-')) return undefined;
  const command = cartagena().commands.find(one => one.name() === name || one.aliases().includes(name));
  if (!command) return `cartagena has no command "${name}"`;
  if (rest.includes('--help')) return undefined;
  try {
    const { operands, unknown } = command.parseOptions(rest.map(fill));
    const option = unknown.find(word => word.startsWith('-') && word !== '-');
    if (option) return `cartagena ${name} does not know ${option}`;
    const arguments_ = command.registeredArguments;
    if (operands.length > arguments_.length && !arguments_.at(-1)?.variadic) return `"${operands.at(-1)}" is too much`;
    // A command in a sentence may be shown without its options.
    if (rest.length > 0) command.checkMissingMandatoryOptions?.();
  } catch (error) {
    return error.message;
  }
  return undefined;
}

/** The commands of a line, each as its words. Optional parts in brackets are given; what is after `#` is a comment. */
export function split(line) {
  const commands = [[]];
  let word;
  let quote;
  const finish = () => {
    if (word !== undefined) commands.at(-1).push(word);
    word = undefined;
  };
  for (let i = 0; i < line.length; i++) {
    const char = line[i];
    if (quote) {
      if (char === quote) quote = undefined;
      else word += char;
    } else if (char === "'" || char === '"') {
      quote = char;
      word ??= '';
    } else if (char === '#' && word === undefined) break;
    else if (/\s/.test(char)) finish();
    else if ('|;&'.includes(char) && !/\w/.test(line[i - 1] ?? '')) {
      finish();
      commands.push([]);
    } else if ('[]'.includes(char) && (word !== undefined) === (char === ']') && line.includes('[--')) continue;
    else if (char === '>' || char === '<') {
      finish();
      commands.at(-1).push(char);
    } else word = (word ?? '') + char;
  }
  finish();
  return commands.filter(words => words.length > 0);
}
