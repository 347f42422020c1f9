/** A report as a page that needs nothing but itself: no scripts, no other files, light or dark as the reader has it. */
import type { TextTable } from './format.ts';
import { CHART_STYLE, type Chart, COLOURS, escapeText, FONT, inlineChart } from './svg.ts';

export interface Section {
  readonly title: string;
  readonly chart?: Chart;
  readonly tables?: readonly TextTable[];
  readonly list?: readonly string[];
  /** A sentence or two below. */
  readonly note?: string;
}

const STYLE = `${COLOURS}
  body { margin: 0 auto; padding: 2.5rem 1.5rem 4rem; max-width: 46rem; background: var(--paper); color: var(--ink);
    font: 16px/1.55 ${FONT}; }
  h1 { font-size: 1.75rem; line-height: 1.25; letter-spacing: -0.01em; margin: 0 0 0.5rem; }
  h2 { font-size: 1.1rem; margin: 2.75rem 0 0.75rem; }
  p { margin: 0.5rem 0; }
  .lead, .note, footer { color: var(--soft); }
  .note { font-size: 0.875rem; }
  .scroll { overflow-x: auto; margin: 1rem 0; }
  table { border-collapse: collapse; width: 100%; font-size: 0.875rem; font-variant-numeric: tabular-nums; }
  th, td { padding: 0.4rem 0.75rem 0.4rem 0; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; }
  th { color: var(--soft); font-weight: 500; }
  tbody th { color: var(--ink); }
  th:first-child { text-align: left; }
  th:last-child, td:last-child { padding-right: 0; }
  ul { margin: 0.5rem 0; padding-left: 1.25rem; }
  li { margin: 0.35rem 0; }
  svg { display: block; width: 100%; height: auto; }
  footer { margin-top: 3rem; font-size: 0.875rem; }
  code { display: block; padding: 0.75rem 1rem; border: 1px solid var(--line); border-radius: 6px; color: var(--ink);
    font: 0.8125rem/1.5 ui-monospace, 'SF Mono', Menlo, Consolas, monospace; overflow-wrap: anywhere; }
  ${CHART_STYLE}`;

export function makePage(title: string, lead: string, sections: readonly Section[], command: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeText(title)}</title>
<style>${STYLE}
</style>
</head>
<body>
<main>
<h1>${escapeText(title)}</h1>
<p class="lead">${escapeText(lead)}</p>
${sections.map(sectionText).join('\n')}
</main>
<footer>
<p>Made by</p>
<code>${escapeText(command)}</code>
</footer>
</body>
</html>
`;
}

function sectionText({ title, chart, tables = [], list = [], note }: Section): string {
  const parts = [`<h2>${escapeText(title)}</h2>`];
  if (chart) parts.push(inlineChart(chart));
  parts.push(...tables.map(tableText));
  if (list.length > 0) parts.push(`<ul>\n${list.map(item => `<li>${escapeText(item)}</li>`).join('\n')}\n</ul>`);
  if (note !== undefined) parts.push(`<p class="note">${escapeText(note)}</p>`);
  return `<section>\n${parts.join('\n')}\n</section>`;
}

function tableText({ head, rows }: TextTable): string {
  const titles = head.map(title => `<th scope="col">${escapeText(title)}</th>`).join('');
  const lines = rows.map(([first, ...cells]) => {
    const rest = cells.map(cell => `<td>${escapeText(cell)}</td>`).join('');
    return `<tr><th scope="row">${escapeText(first)}</th>${rest}</tr>`;
  });
  return `<div class="scroll"><table>\n<thead><tr>${titles}</tr></thead>\n<tbody>\n${lines.join('\n')}\n</tbody>\n</table></div>`;
}
