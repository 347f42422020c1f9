/** People who share a screen: the curtain between them, and what each of them missed. */
import type { GameEvent, View } from '@cartagena/engine';
import type { ReadonlySignal } from '@preact/signals';
import { useSignal } from '@preact/signals';
import { set } from '../../base/set.ts';
import type { LogLine } from '../../events/narrate.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { say } from '../../words/words.ts';
import { Curtain } from './curtain.tsx';
import log from './log-panel.module.css';
import style from './sharing.module.css';
import { useTable } from './table-context.ts';

/** What a host knows about who has the screen. */
export interface Sharing {
  readonly awaiting: ReadonlySignal<number | null>;
  leave(): void;
  arrive(seat: number): void;
  missed(seat: number): readonly GameEvent[];
}

interface SharedScreenProps {
  readonly sharing: Sharing;
  /** What is on the screen: the curtain falls when nobody's hand is in it. */
  readonly view: View;
  /** More has happened than is on the screen. */
  readonly isShowing: ReadonlySignal<boolean>;
  readonly linesOf: (seat: number, events: readonly GameEvent[]) => readonly LogLine[];
}

export function SharedScreen({ sharing, view, isShowing, linesOf }: SharedScreenProps) {
  const { sitters } = useTable();
  const news = useSignal<readonly LogLine[]>([]);
  const awaited = sharing.awaiting.value;
  if (awaited === null)
    return news.value.length === 0 ? null : (
      <Dialog title={say('table.since')} onClose={() => set(news, [])}>
        <ul class={log.lines}>
          {news.value.map(({ text, isHeading }, i) => (
            <li key={i} class={isHeading ? log.heading : undefined}>
              {text}
            </li>
          ))}
        </ul>
        <Button kind="main" autoFocus data-testid="seen" onClick={() => set(news, [])}>
          {say('table.since.ok')}
        </Button>
      </Dialog>
    );
  if (isShowing.value) return null;
  const sitter = sitters[awaited];
  if (view.viewer !== 'spectator')
    return (
      <div class={style.hide}>
        <p>{say('table.curtain.next', { name: sitter.name })}</p>
        <Button kind="main" data-testid="hide" onClick={sharing.leave}>
          {say('table.curtain.hide')}
        </Button>
      </div>
    );
  return (
    <Curtain
      key={awaited}
      sitter={sitter}
      onArrive={() => {
        news.value = linesOf(awaited, sharing.missed(awaited));
        sharing.arrive(awaited);
      }}
    />
  );
}
