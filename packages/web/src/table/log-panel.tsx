/** What happened so far, in words, the newest at the end. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Pawn } from '../art/pawn.tsx';
import type { Sitter } from '../game/host.ts';
import type { LogLine } from '../words/narrate.ts';
import { say } from '../words/words.ts';
import style from './log-panel.module.css';

export function LogPanel({
  lines,
  sitters,
}: {
  readonly lines: readonly LogLine[];
  readonly sitters: readonly Sitter[];
}) {
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [lines.length]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section ref={box} class={style.log} tabIndex={0} aria-label={say('table.log')} data-testid="log">
      {lines.length === 0 && <p>{say('table.log.none')}</p>}
      <ol class={style.lines}>
        {lines.map(({ text, seat, isHeading }, i) => (
          <li key={i} class={isHeading ? style.heading : style.line}>
            {seat !== undefined && !isHeading && <Pawn colour={sitters[seat].colour} size={14} />}
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
