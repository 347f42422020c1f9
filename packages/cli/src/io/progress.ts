/** The progress of a long run on standard error: a bar in a terminal, a line now and then in a log. */
import { clock } from '../render/format.ts';

const BAR_WIDTH = 24;
const REDRAW_MS = 100;
const LOG_MS = 10_000;

export interface Progress {
  done: number;
  close(): void;
}

/** `summary` describes the results so far in a few words; `noun` is what is counted. */
export function showProgress(total: number, summary: () => string, noun = 'games'): Progress {
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
    return `${done}/${total} ${noun}${left}${done === 0 ? '' : `  ${summary()}`}`;
  };
  const draw = () => {
    const text = `${bar(progress.done / total)} ${line()}`;
    stderr.write(`\r${text.slice(0, (stderr.columns || 80) - 1)}\u001b[K`);
  };
  const timer = setInterval(stderr.isTTY ? draw : () => stderr.write(`${line()}\n`), stderr.isTTY ? REDRAW_MS : LOG_MS);
  return progress;
}

function bar(share: number): string {
  const full = Math.round(share * BAR_WIDTH);
  return '█'.repeat(full) + '░'.repeat(BAR_WIDTH - full);
}
