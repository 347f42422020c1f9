/** What changed for the viewer since their own last action, once it is for them to decide again. */
import type { GameEvent, View } from '@cartagena/engine';
import { type ReadonlySignal, signal } from '@preact/signals';
import { type Changes, changesFor } from '../events/changes.ts';
import type { Playback } from './playback.ts';

export interface Meanwhile {
  /** Undefined: nothing to sum up, since it is somebody else's turn or the viewer has acted already. */
  readonly changes: ReadonlySignal<Changes | undefined>;
  close(): void;
}

export function watchMeanwhile({ shown, onShow }: Pick<Playback, 'shown' | 'onShow'>): Meanwhile {
  const changes = signal<Changes | undefined>(undefined);
  /** The table when the viewer had last done something, and what others did since. */
  let before: View = shown.peek().view;
  let events: GameEvent[] = [];
  let last = before;

  function begin(view: View): void {
    before = view;
    events = [];
    changes.value = undefined;
  }

  const close = onShow(({ events: news, moment: { view } }) => {
    const { viewer } = view;
    const isOwn = last.actor === viewer;
    last = view;
    if (viewer === 'spectator' || viewer !== before.viewer || isOwn || news.length === 0) return begin(view);
    events = [...events, ...news];
    changes.value = view.actor === viewer ? changesFor(viewer, before, events, view) : undefined;
  });

  return { changes, close };
}
