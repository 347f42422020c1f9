/** What happened so far, in words, the newest at the end. */
import type { Viewer } from '@cartagena/engine';
import type { VNode } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { Pawn } from '../../art/pawn.tsx';
import type { Setting } from '../../events/card-words.ts';
import type { LogEntry } from '../../events/log-entry.ts';
import { narrate } from '../../events/narrate.ts';
import type { Sitter } from '../../game/host.ts';
import { useNewest } from '../../ui/use-newest.ts';
import { languageNow, say } from '../../words/words.ts';
import style from './log-panel.module.css';

interface LogProps {
  readonly entries: readonly LogEntry[];
  readonly viewer: Viewer;
  readonly setting: Setting;
  readonly sitters: readonly Sitter[];
}

export function LogPanel({ entries, viewer, setting, sitters }: LogProps) {
  // What was written once stays as it is: a new entry costs one entry, however long the log is.
  const written = useMemo(() => new WeakMap<LogEntry, VNode[]>(), [setting, viewer, sitters, languageNow()]);
  const lines = entries.flatMap(entry => {
    const known = written.get(entry) ?? linesOf(entry, { viewer, setting, sitters });
    written.set(entry, known);
    return known;
  });
  const box = useRef<HTMLElement>(null);
  useNewest(box, [lines.length]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section ref={box} class={style.log} tabIndex={0} aria-label={say('table.log')} data-testid="log">
      {lines.length === 0 && <p>{say('table.log.none')}</p>}
      <ol class={style.lines}>{lines}</ol>
    </section>
  );
}

function linesOf(entry: LogEntry, { viewer, setting, sitters }: Omit<LogProps, 'entries'>): VNode[] {
  return narrate(setting, viewer, [entry]).map(({ text, seat, isHeading }, i) => (
    <li key={`${entry.made} ${i}`} class={isHeading ? style.heading : style.line}>
      {seat !== undefined && !isHeading && <Pawn colour={sitters[seat].colour} size={14} />}
      <span>{text}</span>
    </li>
  ));
}
