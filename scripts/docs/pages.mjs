// The Markdown pages of this repository, taken apart: code blocks, links, headings, tables, commands in running text.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Every page under version control, and every new one that is not ignored. */
const listPages = () =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .trim()
    .split('\n');

export const PAGES = [...new Set(listPages())].map(path => readPage(path));

function readPage(path) {
  const lines = readFileSync(join(ROOT, path), 'utf8').split('\n');
  const blocks = [];
  const prose = [];
  let block;
  lines.forEach((line, i) => {
    const fence = line.match(/^\s*```(.*)$/);
    if (!fence) {
      if (block) block.lines.push(line);
      else prose.push({ line, number: i + 1 });
    } else if (block) block = undefined;
    else {
      const [language = '', ...about] = fence[1].trim().split(' ');
      block = { page: path, number: i + 1, language, about: about.join(' '), lines: [] };
      blocks.push(block);
    }
  });
  for (const one of blocks) one.text = one.lines.join('\n');
  return { path, blocks, prose, headings: headingsOf(prose) };
}

/** The anchors that GitHub gives to headings. */
function headingsOf(prose) {
  const anchors = new Set();
  for (const { line } of prose) {
    const heading = line.match(/^#{1,6} (.*)$/);
    if (!heading) continue;
    const slug = heading[1]
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-');
    let anchor = slug;
    for (let n = 1; anchors.has(anchor); n++) anchor = `${slug}-${n}`;
    anchors.add(anchor);
  }
  return anchors;
}

/** Where a page's links and pictures lead: `[text](target)`. */
export const linksOf = ({ prose }) =>
  prose.flatMap(({ line, number }) =>
    [...line.replaceAll(/`[^`]*`/g, '').matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => ({ target, number })),
  );

/** Code within sentences, which may run over the end of a line. */
export function codeInProse({ prose }) {
  const found = [];
  let paragraph = '';
  let start = 0;
  const flush = () => {
    for (const [, code] of paragraph.matchAll(/(?<!`)`([^`]+)`(?!`)/g)) found.push({ code, number: start });
    paragraph = '';
  };
  for (const { line, number } of prose) {
    if (line.trim() === '' || line.startsWith('|') || line.startsWith('#')) flush();
    if (paragraph === '') start = number;
    paragraph += `${paragraph === '' ? '' : ' '}${line.trim()}`;
    if (line.startsWith('|')) flush();
  }
  flush();
  return found;
}

/** Tables with the section that they stand in: everything from the heading before to the one after. */
export function tablesOf({ prose }) {
  const tables = [];
  let section = [];
  let table;
  for (const { line, number } of prose) {
    if (line.startsWith('#')) section = [];
    section.push(line);
    if (!line.startsWith('|')) table = undefined;
    else if (table)
      table.rows.push(
        line
          .slice(1)
          .replace(/\|\s*$/, '')
          .split('|'),
      );
    else {
      table = { number, section, rows: [] };
      tables.push(table);
    }
  }
  return tables;
}
