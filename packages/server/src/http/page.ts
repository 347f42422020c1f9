/** Pages of lists: how one is asked for, and where the next begins. */
import type { PageQuery } from '@cartagena/protocol';
import type { GameRow, Page } from '../store/store.ts';
import { malformed } from './problem.ts';

const PAGE = 20;

export function pageOf({ after, limit }: PageQuery): Page {
  const size = { limit: limit === undefined ? PAGE : Number(limit) };
  if (after === undefined) return size;
  const [, updated, id] = /^(\d{1,16})-([\w-]{1,64})$/.exec(after) ?? [];
  if (id === undefined) throw malformed('after', 'The field after must be what the page before gave as next.');
  return { ...size, after: { updated: Number(updated), id } };
}

/** Null: this was the last page. */
export function nextAfter(rows: readonly Pick<GameRow, 'id' | 'updated'>[], { limit }: Page): string | null {
  const last = rows.at(-1);
  return last && rows.length === limit ? `${last.updated}-${last.id}` : null;
}
