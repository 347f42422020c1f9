/** One's own tables and those of the lobby, looked up again every now and then while somebody looks at them. */
import type { ListedTable, TableList } from '@cartagena/protocol';
import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type ApiResult, api } from './api.ts';

/** Undefined: not known yet. */
export type Listed = ApiResult<readonly ListedTable[]> | undefined;

const EVERY = 10_000;

export const ownTables = async (): Promise<ApiResult<readonly ListedTable[]>> => tablesOf(await api.own());

/** Those that wait for players first. */
export async function publicTables(): Promise<ApiResult<readonly ListedTable[]>> {
  const [open, playing] = await Promise.all([api.lobby('open'), api.lobby('playing')]);
  if (!open.ok || !playing.ok) return tablesOf(open.ok ? playing : open);
  return { ok: true, value: [...open.value.tables, ...playing.value.tables] };
}

const tablesOf = (answer: ApiResult<TableList>): ApiResult<readonly ListedTable[]> =>
  answer.ok ? { ok: true, value: answer.value.tables } : answer;

export function useListed(look: () => Promise<ApiResult<readonly ListedTable[]>>): ReadonlySignal<Listed> {
  const listed = useSignal<Listed>(undefined);
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
