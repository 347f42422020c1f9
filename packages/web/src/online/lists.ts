/** One's own tables and those of the lobby, looked up again every now and then while somebody looks at them. */
import type { ListedTable, Problem } from '@cartagena/protocol';
import { type ReadonlySignal, signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { type Answer, api, introduceOneself } from './api.ts';

/** Undefined: not known yet. */
export type Listed = Answer<readonly ListedTable[]> | undefined;

const EVERY = 10_000;

export const ownTables = async (): Promise<Answer<readonly ListedTable[]>> => {
  const me = await introduceOneself();
  return me.ok ? tablesOf(await api.own()) : me;
};

/** Those that wait for players first. */
export async function publicTables(): Promise<Answer<readonly ListedTable[]>> {
  const [open, playing] = await Promise.all([api.lobby('open'), api.lobby('playing')]);
  if (!open.ok || !playing.ok) return tablesOf(open.ok ? playing : open);
  return { ok: true, value: [...open.value.tables, ...playing.value.tables] };
}

function tablesOf(
  answer: Answer<{ readonly tables: readonly ListedTable[] }> | { readonly ok: false; readonly reason: Problem },
): Answer<readonly ListedTable[]> {
  return answer.ok ? { ok: true, value: answer.value.tables } : answer;
}

export function useListed(look: () => Promise<Answer<readonly ListedTable[]>>): ReadonlySignal<Listed> {
  const listed = useMemo(() => signal<Listed>(undefined), []);
  useEffect(() => {
    let isShown = true;
    const refresh = async () => {
      if (document.visibilityState === 'hidden') return;
      const answer = await look();
      if (isShown) listed.value = answer;
    };
    void refresh();
    const timer = setInterval(refresh, EVERY);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      isShown = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [look, listed]);
  return listed;
}
