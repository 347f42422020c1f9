/** Charts as SVG: in a page, or stacked in a file of their own. */
import { SEAT_LETTERS } from '@cartagena/engine';
import { wrap } from './wrap.ts';

export interface Chart {
  readonly title: string;
  /** What it shows, for people who cannot see it. */
  readonly description: string;
  readonly height: number;
  readonly marks: string;
}

export const WIDTH = 720;
const EDGE = 24;
const HEADING = 34;
const LINE = 16;
const MAX_LINE_LENGTH = 100;

/** Colours by their use, shared by pages and pictures. */
export const COLOURS = `
  :root { --paper: #fbfaf6; --ink: #1c252b; --soft: #5d6a71; --line: #e2ded3; --fill: #2a7f86; --mark: #b4552d;
    --seat0: #b3261e; --seat1: #1f5fbf; --seat2: #8a6a00; --seat3: #2e7d32; --seat4: #7b3fa0; }
  @media (prefers-color-scheme: dark) {
    :root { --paper: #12181c; --ink: #e9e6df; --soft: #9ba7ad; --line: #2b353b; --fill: #4ba6ae; --mark: #e59468;
      --seat0: #f28b82; --seat1: #8ab4f8; --seat2: #e8c547; --seat3: #81c995; --seat4: #c99be8; }
  }`;
export const FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', sans-serif";
export const CHART_STYLE = `
  svg text { font: 13px ${FONT}; fill: var(--ink); font-variant-numeric: tabular-nums; }
  svg .soft { fill: var(--soft); font-size: 12px; }
  svg .command { fill: var(--soft); font: 11px ui-monospace, 'SF Mono', Menlo, Consolas, monospace; }
  svg .heading { font-size: 16px; font-weight: 600; }
  svg .grid { stroke: var(--line); stroke-width: 1; }
  svg .bar { fill: var(--fill); }
  svg .whisker { stroke: var(--ink); stroke-width: 1.5; fill: none; }
  svg .chance { stroke: var(--mark); stroke-width: 2; }
  svg .mark { fill: var(--mark); font-size: 12px; }
  svg .turning { fill: var(--mark); stroke: var(--paper); stroke-width: 1.5; }
  svg .lucky { fill: var(--paper); stroke: var(--mark); stroke-width: 2; }
  svg .paper { fill: var(--paper); }${SEAT_LETTERS.map(
    (_, seat) => `
  svg .seat${seat} { stroke: var(--seat${seat}); stroke-width: 2.5; fill: none; stroke-linejoin: round; }
  svg .name${seat} { fill: var(--seat${seat}); font-weight: 600; }`,
  ).join('')}`;

export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** A chart within a page. */
export function inlineChart({ title, description, height, marks }: Chart): string {
  return `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escapeText(`${title}. ${description}`)}"><title>${escapeText(title)}</title><desc>${escapeText(description)}</desc>
${marks}
</svg>`;
}

/** A file of its own: the charts one below the other, and the command that made them. */
export function picture(title: string, charts: readonly Chart[], command: string): string {
  let top = EDGE + HEADING;
  const groups = charts.map(({ title, height, marks }) => {
    const at = top;
    top += HEADING + height + EDGE;
    return `<g transform="translate(${EDGE} ${at})">
<text class="heading" x="0" y="14">${escapeText(title)}</text>
<g transform="translate(0 ${HEADING})">
${marks}
</g>
</g>`;
  });
  const words = wrap(command, MAX_LINE_LENGTH).map((line, i) => textMark(EDGE, top + i * LINE, line, 'command'));
  const height = top + words.length * LINE + EDGE / 2;
  const width = WIDTH + 2 * EDGE;
  const description = charts.map(chart => `${chart.title}. ${chart.description}`).join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title description">
<title id="title">${escapeText(title)}</title><desc id="description">${escapeText(description)}</desc>
<style>${COLOURS}${CHART_STYLE}
</style>
<rect class="paper" width="${width}" height="${height}"/>
<text class="soft" x="${EDGE}" y="${EDGE + 8}">${escapeText(title)}</text>
${[...groups, ...words].join('\n')}
</svg>
`;
}

export function textMark(x: number, y: number, text: string, kind: string, anchor = 'start'): string {
  return `<text class="${kind}" x="${at(x)}" y="${at(y)}" text-anchor="${anchor}">${escapeText(text)}</text>`;
}

export function lineMark(x1: number, y1: number, x2: number, y2: number, kind: string): string {
  return `<line class="${kind}" x1="${at(x1)}" y1="${at(y1)}" x2="${at(x2)}" y2="${at(y2)}"/>`;
}

/** Rounds to tenths of a pixel. */
export const at = (n: number): string => String(Math.round(n * 10) / 10);
