// Everything that a page shows is true: code runs, commands exist, links lead somewhere, figures name the command that made them.
//
// The language of a code block says how it is checked, and a word after it says more:
//   ```sh            commands: each program, sub-command and option exists. Also blocks without a language
//   ```ts            a whole program: it compiles, runs, and prints something
//   ```json NAME     JSON; with the name of a type of @cartagena/protocol it is one, with that of a fixture it has the same fields
//   ```python        a program that parses
//   ```ini           variables that the server reads
//   ```text output   what the command before prints; a line with nothing but … stands for any lines, times may differ
//   ```text tree     folders that exist
//   ```text diagram  names in it exist in the source
//   ```text measured figures; the section names the command that made them
// Any other word after the language means that another test checks the block: it names the page and that kind, such as `ts variant`.
import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, normalize } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { mistakeIn, split } from './docs/commands.mjs';
import { codeInProse, linksOf, PAGES, ROOT, tablesOf } from './docs/pages.mjs';

const FILES_OF_REPOSITORY = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
}).split('\n');
const TESTS = FILES_OF_REPOSITORY.filter(file => /\.(?:test|spec)\.(?:ts|mjs)$|(?:^|\/)test_\w+\.py$/.test(file))
  .filter(file => file !== 'scripts/docs.test.mjs' && existsSync(join(ROOT, file)))
  .map(file => readFileSync(join(ROOT, file), 'utf8'));

const KINDS = ['', 'sh', 'ts', 'json', 'python', 'ini', 'text output', 'text tree', 'text diagram', 'text measured'];
const PACKAGE_README = /^packages\/(engine|fair|bots|study|protocol)\/README\.md$/;

/** Whether another test reads this page and takes its blocks of this kind: it names both. */
const isCheckedElsewhere = ({ page, language, about }) => {
  if (PACKAGE_README.test(page) && language === 'ts' && about === '') return true;
  const kind = `${language} ${about}`;
  if (about === '' || KINDS.includes(kind) || language === 'json') return false;
  return TESTS.some(text => text.includes(page.split('/').at(-1)) && text.includes(kind));
};

const BLOCKS = PAGES.flatMap(({ blocks }) => blocks);
const OURS = BLOCKS.filter(block => !isCheckedElsewhere(block));
const blocksIn = (...languages) => OURS.filter(({ language }) => languages.includes(language));
const place = ({ page, number }) => `${page}:${number}`;

it('every block is of a kind that is checked', () => {
  const unknown = OURS.filter(({ language, about }) =>
    language === 'json' ? false : !KINDS.includes(`${language} ${about}`.trim()),
  ).map(block => `${place(block)} ${block.language} ${block.about}`);
  expect(unknown).toEqual([]);
});

/** Commands of a block, one line each. Without a language, what follows two spaces is a remark. */
function linesOf({ language, text }) {
  return text
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .map(line => line.replace(/^\$ /, ''))
    .map(line => (language === '' ? line.replace(/(?<=\S)\s{2,}\S.*$/, '').replace(/^\s.*$/, '') : line))
    .filter(line => line.trim() !== '');
}

describe('commands', () => {
  it('in blocks: programs, sub-commands, options and files exist', () => {
    const mistakes = blocksIn('', 'sh').flatMap(block =>
      linesOf(block).flatMap(line => {
        const mistake = mistakeIn(line);
        return mistake ? [`${place(block)}: ${line}: ${mistake}`] : [];
      }),
    );
    expect(mistakes).toEqual([]);
  });

  it('in sentences: the same', () => {
    const mistakes = PAGES.flatMap(page =>
      codeInProse(page)
        .filter(({ code }) => /^(?:[A-Z_]+=\S+ )*(?:npm (?:run|start|test)|npx|cartagena) (?![A-Z(])/.test(code))
        .filter(({ code }) => !/…|\[[a-z]|[<{]/.test(code))
        .flatMap(({ code, number }) => {
          const mistake = mistakeIn(code);
          return mistake ? [`${page.path}:${number}: ${code}: ${mistake}`] : [];
        }),
    );
    expect(mistakes).toEqual([]);
  });

  it('in blocks of shell: it can be parsed', () => {
    for (const block of blocksIn('sh')) {
      const { stderr } = spawnSync('bash', ['-n'], { input: block.text.replaceAll('…', '_'), encoding: 'utf8' });
      expect(stderr, place(block)).toBe('');
    }
  });
});

const MAIN = join(ROOT, 'packages/cli/dist/main.js');
const FILES = { FILE: 'fixtures/jolly-roger.json', 'GAME.json': 'fixtures/jolly-roger.json' };

/** Commands that are over in a moment, as pages show them; a game in the terminal ends with its input. */
const QUICK = ['play', 'replay', 'check', 'verify', 'trace', 'bots'];
const quick = line => {
  const [words = []] = split(line);
  const args = words[0] === 'cartagena' ? words.slice(1) : words.slice(words.indexOf('--') + 1);
  const isOurs = words[0] === 'cartagena' || (words[0] === 'npm' && words[1] === 'start' && words.includes('--'));
  if (!isOurs || !QUICK.includes(args[0]) || line.includes('[')) return [];
  if (args.includes('--resume') || args.includes('--save')) return [];
  const file = args[0] === 'verify' ? 'fixtures/fair/three-rafts.json' : undefined;
  return [args.map(word => (word in FILES ? (file ?? FILES[word]) : word))];
};

/** Ends with what it printed, whatever the exit code. */
const runCartagena = args =>
  new Promise(resolve => {
    // A game in the terminal is saved where it is played.
    const options = {
      cwd: args[0] === 'play' ? tmpdir() : ROOT,
      env: { ...process.env, NO_COLOR: '1' },
      maxBuffer: 1 << 28,
    };
    const child = execFile(process.execPath, [MAIN, ...args], options, (error, stdout, stderr) =>
      resolve({ command: `cartagena ${args.join(' ')}`, code: error?.code ?? 0, stdout, stderr }),
    );
    child.stdin.end();
  });

it('commands that take a moment run as they are shown', async () => {
  const all = blocksIn('', 'sh')
    .filter(({ page }) => !page.startsWith('tools/'))
    .flatMap(linesOf)
    .flatMap(line => (/[|>]/.test(line) ? [] : quick(line)));
  const distinct = [...new Map(all.map(args => [args.join(' '), args])).values()];
  expect(distinct.length).toBeGreaterThan(8);
  const results = await Promise.all(distinct.map(runCartagena));
  const failed = results.filter(({ code, stdout, stderr }) => code !== 0 || stderr !== '' || stdout === '');
  expect(failed.map(({ command, stderr }) => [command, stderr])).toEqual([]);
});

describe('output', () => {
  const shown = PAGES.flatMap(({ blocks }) =>
    blocks.flatMap((block, i) =>
      block.language === 'text' && block.about === 'output' ? [[place(block), block, blocks[i - 1]]] : [],
    ),
  );
  const plain = line =>
    line
      .replaceAll(/\d+(\.\d+)? m?s/g, 'TIME')
      .replaceAll(/\s+/g, ' ')
      .trim();

  it.each(shown)('%s is what the command prints', async (_, block, before) => {
    const [words] = split(linesOf(before)[0]);
    const { stdout } = await runCartagena(words[0] === 'npm' ? words.slice(words.indexOf('--') + 1) : words.slice(1));
    const real = stdout.split('\n').map(plain);
    let next = 0;
    for (const line of block.lines.map(plain)) {
      if (line === '…' || line === '') continue;
      const found = real.findIndex(
        (other, i) => i >= next && (line.endsWith('…') ? other.startsWith(line.slice(0, -1).trim()) : other === line),
      );
      expect(found, `${line}\nis not in the rest of\n${real.slice(next).join('\n')}`).toBeGreaterThanOrEqual(next);
      next = found + 1;
    }
  });
});

describe('examples', () => {
  const folder = join(ROOT, '.cache/docs-examples');
  const programs = blocksIn('ts').map((block, i) => [place(block), `program-${i + 1}.ts`, block]);
  const values = blocksIn('json')
    .filter(({ about }) => /^[A-Z]\w*$/.test(about))
    .map((block, i) => [place(block), `value-${i + 1}.ts`, block]);

  beforeAll(() => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    for (const [, file, { text }] of programs) writeFileSync(join(folder, file), `${text}\nexport {};\n`);
    for (const [, file, { about, text }] of values)
      writeFileSync(
        join(folder, file),
        `import type { ${about} } from '@cartagena/protocol';\nexport const value: ${about} = ${text};\n`,
      );
    const compilerOptions = { noEmit: true, composite: false, declaration: false, types: ['node'] };
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ extends: '../../tsconfig.base.json', compilerOptions, include: ['*.ts'] }),
    );
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('compile, and values are of the type that they name', () => {
    expect(programs.length).toBeGreaterThan(0);
    expect(values.length).toBeGreaterThan(0);
    const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
    const { stdout } = spawnSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' });
    expect(stdout).toBe('');
  });

  it.each(programs)('%s runs', async (_, file) => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    const cwd = vi.spyOn(process, 'cwd').mockReturnValue(ROOT);
    try {
      await import(/* @vite-ignore */ join(folder, file));
      expect(log).toHaveBeenCalled();
    } finally {
      log.mockRestore();
      cwd.mockRestore();
    }
  });

  it('JSON can be parsed, and has the fields of the fixture that it names', () => {
    for (const block of blocksIn('json')) {
      const value = JSON.parse(block.text);
      if (block.about.includes('/'))
        expect(differences(value, JSON.parse(readFileSync(join(ROOT, block.about), 'utf8'))), place(block)).toEqual([]);
    }
  });

  it('Python can be parsed', () => {
    for (const block of blocksIn('python')) {
      const check = 'import ast, sys; ast.parse(sys.stdin.read())';
      const { stderr, error } = spawnSync('python3', ['-c', check], { input: block.text, encoding: 'utf8' });
      if (!error) expect(stderr, place(block)).toBe('');
    }
  });
});

/** Fields that one of the two has and the other has not; "…" stands for any, and one element for a list. */
function differences(shown, real, path = '') {
  if (Array.isArray(shown) && Array.isArray(real))
    return shown.length > 0 && real.length > 0 ? differences(shown[0], real[0], `${path}[0]`) : [];
  if (typeof shown !== 'object' || shown === null || typeof real !== 'object' || real === null) return [];
  const isWhole = !Object.hasOwn(shown, '…');
  const added = Object.keys(shown).filter(name => name !== '…' && !Object.hasOwn(real, name));
  const missing = isWhole ? Object.keys(real).filter(name => !Object.hasOwn(shown, name)) : [];
  return [
    ...added.map(name => `${path}.${name} is not real`),
    ...missing.map(name => `${path}.${name} is missing`),
    ...Object.keys(shown).flatMap(name =>
      Object.hasOwn(real, name) ? differences(shown[name], real[name], `${path}.${name}`) : [],
    ),
  ];
}

it('variables of the server in pages are ones that it reads', () => {
  const known = readFileSync(join(ROOT, 'packages/server/src/http/config.ts'), 'utf8');
  const names = blocksIn('ini').flatMap(({ text }) => [...text.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name));
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter(name => !new RegExp(`\\b${name}\\b`).test(known))).toEqual([]);
});

it('folders in trees exist', () => {
  for (const block of OURS.filter(({ about }) => about === 'tree')) {
    let base = '';
    const missing = block.lines.flatMap(line => {
      const [, indent, name] = line.match(/^(\s*)([\w./-]+\/)(?:\s|$)/) ?? [];
      if (name === undefined) return [];
      if (indent === '') base = existsSync(join(ROOT, name)) ? name : join('packages', name);
      const path = indent === '' ? base : join(base, name);
      return existsSync(join(ROOT, path)) ? [] : [path];
    });
    expect(missing, place(block)).toEqual([]);
  }
});

it('names in diagrams exist in the source', () => {
  const source = readdirSync(join(ROOT, 'packages'), { recursive: true, encoding: 'utf8' })
    .filter(file => /^\w+[\\/]src[\\/].*\.tsx?$/.test(file))
    .map(file => readFileSync(join(ROOT, 'packages', file), 'utf8'))
    .join('\n');
  for (const block of OURS.filter(({ about }) => about === 'diagram')) {
    const names = [...block.text.matchAll(/\b(?:[a-z]+[A-Z]\w*|[A-Z][a-z]+[A-Z]\w*)\b/g)].map(([name]) => name);
    expect(
      names.filter(name => !new RegExp(`\\b${name}\\b`).test(source)),
      place(block),
    ).toEqual([]);
  }
});

it('source files named in sentences exist', () => {
  const missing = PAGES.flatMap(page =>
    codeInProse(page)
      .flatMap(({ code, number }) => expandBraces(code).map(path => ({ path, number })))
      .filter(({ path }) => /^[\w./-]+\.(?:ts|tsx|mjs|cpp)$/.test(path) && !path.startsWith('.'))
      .filter(
        ({ path }) =>
          !FILES_OF_REPOSITORY.some(file => file === path || file.endsWith(`/${path}`) || named(file, path)),
      )
      .map(({ path, number }) => `${page.path}:${number}: ${path}`),
  );
  expect(missing).toEqual([]);
});

/** `record/{a,b}.ts` as two paths. */
const expandBraces = code => {
  const [, before, list, after] = code.match(/^([^{]*)\{([^}]*)\}(.*)$/) ?? [];
  return list === undefined ? [code] : list.split(',').map(word => `${before}${word}${after}`);
};

/** A path may leave out `src`: `engine/testing/referee.ts`. */
const named = (file, path) => file.replace('/src/', '/').endsWith(`/${path}`);

describe('links', () => {
  const pages = new Map(PAGES.map(page => [page.path, page]));

  it('lead to files and headings that exist', () => {
    const broken = PAGES.flatMap(page =>
      linksOf(page)
        .filter(({ target }) => !/^(?:https?|mailto):/.test(target))
        .filter(({ target }) => {
          const [file, anchor] = target.split('#');
          const path =
            file === '' ? page.path : normalize(join(dirname(page.path), decodeURI(file))).replace(/\/$/, '');
          if (!existsSync(join(ROOT, path))) return true;
          return anchor !== undefined && path.endsWith('.md') && !pages.get(path)?.headings.has(anchor);
        })
        .map(({ target, number }) => `${page.path}:${number}: ${target}`),
    );
    expect(broken).toEqual([]);
  });

  it('do not lead out of a package, whose README is read where it is installed; pages named there exist', () => {
    const readmes = PAGES.filter(({ path }) => /^packages\/\w+\/README\.md$/.test(path));
    expect(readmes.length).toBeGreaterThan(5);
    const isOutside = ({ target }) => !/^https?:/.test(target) && normalize(target).startsWith('..');
    for (const page of readmes) {
      expect(linksOf(page).filter(isOutside), page.path).toEqual([]);
      const named = codeInProse(page).filter(({ code }) => code.endsWith('.md'));
      expect(
        named.filter(({ code }) => !existsSync(join(ROOT, code))).map(({ code }) => code),
        page.path,
      ).toEqual([]);
    }
  });

  it('lead from docs/README.md to every page under docs/', () => {
    const seen = new Set();
    const visit = path => {
      const page = pages.get(path);
      if (!page || seen.has(path)) return;
      seen.add(path);
      for (const { target } of linksOf(page))
        if (!target.startsWith('http')) visit(normalize(join(dirname(path), target.split('#')[0])));
    };
    visit('docs/README.md');
    const lost = [...pages.keys()].filter(path => path.startsWith('docs/') && !seen.has(path));
    expect(lost).toEqual([]);
  });
});

describe('figures', () => {
  const COMMAND =
    /`[^`]*\b(?:npm (?:run|start|test)|npx|cartagena \w+|python3 \w+\/|NGINX=)[^`]*`|^ *(?:npm|cartagena|python3) /m;
  /** What is data of the game or of a format, not measured: the rules, and the decisions, which name their figures' pages. */
  const DATA = /^docs\/(?:rules|decisions)\//;

  /** Whether most cells, the first column aside, begin with a number that has a unit or is a large or broken one. */
  function isMeasured({ rows }) {
    const cells = rows.slice(2).flatMap(row => row.slice(1).map(cell => cell.replaceAll('*', '').trim()));
    const figures = cells.filter(cell => /^[≈~]?\d[\d,.]*(?:\s?(?:%|ms|s|KB|MB|GB|×)|$|[ ;,(/])/.test(cell));
    return cells.length >= 4 && figures.length * 2 > cells.length;
  }

  it('stand in a section that names the command that made them, or says that it was done by hand', () => {
    const orphans = PAGES.filter(({ path }) => !DATA.test(path)).flatMap(page => {
      const blocks = page.blocks.filter(({ language }) => ['', 'sh'].includes(language));
      return tablesOf(page)
        .filter(isMeasured)
        .filter(({ section, number }) => {
          const text = section.join('\n');
          const first = page.prose.findLast(({ line, number: n }) => n <= number && line.startsWith('#'))?.number ?? 0;
          const isShown = blocks.some(
            block => block.number > first && block.number < number && COMMAND.test(block.text),
          );
          const isWritten = page.prose.some(
            ({ line, number: n }) => n < number && /^<!-- .* written by npm run /.test(line),
          );
          return !(COMMAND.test(text) || isShown || isWritten || /by hand|Arithmetic/.test(text));
        })
        .map(({ number }) => `${page.path}:${number}`);
    });
    expect(orphans).toEqual([]);
  });
});
