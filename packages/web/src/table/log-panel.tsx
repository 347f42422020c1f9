/** What happened so far, in words, the newest at the end. */
import type { Viewer } from '@cartagena/engine';
import { useMemo, useRef } from 'preact/hooks';
import { Pawn } from '../art/pawn.tsx';
import type { Sitter } from '../game/host.ts';
import type { Told } from '../game/told.ts';
import { useNewest } from '../ui/use-newest.ts';
import { narrate } from '../words/narrate.ts';
import { languageNow, say } from '../words/words.ts';
import type { Setting } from './card-words.ts';
import style from './log-panel.module.css';

interface LogProps {
  readonly told: readonly Told[];
  readonly viewer: Viewer;
  readonly setting: Setting;
  readonly sitters: readonly Sitter[];
}

export function LogPanel({ told, viewer, setting, sitters }: LogProps) {
  const lines = useMemo(() => narrate(setting, viewer, told), [setting, viewer, told, languageNow()]);
  const box = useRef<HTMLElement>(null);
  useNewest(box, [lines.length]);
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
