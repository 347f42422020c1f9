/** What was said at a table, as far as one wants to hear it, and how much of it is new. */
import type { News, TableDetails } from '@cartagena/protocol';
import { computed, type ReadonlySignal, signal } from '@preact/signals';

type Saying = NonNullable<News['said']> & { readonly seq: number };

export interface Talk {
  readonly said: ReadonlySignal<readonly Saying[]>;
  /** Everybody else who spoke or sits here, muted or not. */
  readonly others: ReadonlySignal<readonly { readonly voice: number; readonly name: string }[]>;
  /** Sayings of others that were not on the screen yet. */
  readonly unread: ReadonlySignal<number>;
  /** All of it is on the screen. */
  read(): void;
}

export function talkAt(table: ReadonlySignal<TableDetails | undefined>, news: ReadonlySignal<readonly News[]>): Talk {
  const own = computed(() => table.value?.voice ?? null);
  const all = computed(() => news.value.flatMap(({ seq, said }) => (said ? [{ seq, ...said }] : [])));
  const said = computed(() => all.value.filter(({ voice }) => !table.value?.muted.includes(voice)));
  const last = () => all.value.at(-1)?.seq ?? 0;
  /** The last one that was seen. What was said before one came is old. */
  const seen = signal(last());
  return {
    said,
    others: computed(() => {
      const names = new Map<number, string>();
      for (const { voice, name } of all.value) names.set(voice, name);
      for (const { voice, name } of table.value?.seats ?? [])
        if (voice !== null && name !== null) names.set(voice, name);
      if (own.value !== null) names.delete(own.value);
      return [...names].map(([voice, name]) => ({ voice, name }));
    }),
    unread: computed(() => said.value.filter(({ seq, voice }) => seq > seen.value && voice !== own.value).length),
    read() {
      seen.value = last();
    },
  };
}
