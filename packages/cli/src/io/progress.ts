/** How far a long run has come, on standard error: a bar for people who watch, now and then a line for a log. */
import { clock } from '../render/format.ts';

const BAR = 24;
const REDRAW = 100;
const LOG = 10_000;

export interface Progress {
  done: number;
  close(): void;
}

/** `news` says how things stand, in a few words; `noun`, what is counted. */
export function showProgress(total: number, news: () => string, noun = 'games'): Progress {
  const { stderr } = process;
  const began = performance.now();
  const progress = {
    done: 0,
    close() {
      clearInterval(timer);
      if (stderr.isTTY) stderr.write('\r\u001b[K');
    },
  };
  const line = () => {
    const { done } = progress;
    const left = done === 0 ? '' : `, ${clock(((performance.now() - began) / done) * (total - done))} left`;
    return `${done}/${total} ${noun}${left}${done === 0 ? '' : `  ${news()}`}`;
  };
  const draw = () => {
    const text = `${bar(progress.done / total)} ${line()}`;
    stderr.write(`\r${text.slice(0, (stderr.columns || 80) - 1)}\u001b[K`);
  };
  const timer = setInterval(stderr.isTTY ? draw : () => stderr.write(`${line()}\n`), stderr.isTTY ? REDRAW : LOG);
  return progress;
}

function bar(share: number): string {
  const full = Math.round(share * BAR);
  return '█'.repeat(full) + '░'.repeat(BAR - full);
}
