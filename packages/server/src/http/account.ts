/**
 * What one connection is sent of its table. A client that asked for changes gets the whole table once, and from then on what changed
 * for its viewer. Texts are made once for all viewers who see the same and know the same.
 */
import { changeText, type NewsMessage, type TableDetails, type TableMessage } from '@cartagena/protocol';
import type { Table } from '../table-log/table.ts';
import { type Happened, newsFor, tableViewFor } from '../table-log/table-view.ts';
import { frame, framed } from './streams.ts';

export class Account {
  private readonly player: string | null;
  private readonly wantsChanges: boolean;
  /** What the client has; undefined: it needs the whole table. */
  private known: TableDetails | undefined;

  constructor(player: string | null, wantsChanges: boolean) {
    this.player = player;
    this.wantsChanges = wantsChanges;
  }

  /** The table as it stands, for a client that knows nothing. */
  whole(table: Table): string {
    const details = detailsFor(table, this.player);
    this.know(details);
    return frame('table', { table: details } satisfies TableMessage, table.seq);
  }

  /** An entry that others follow at once: the table comes with the last of them. */
  missed(happened: Happened, table: Table): string {
    return frame(
      'news',
      { news: newsFor(table, happened, this.player), table: null } satisfies NewsMessage,
      happened.entry.seq,
    );
  }

  /** An entry, and how the table stands after it. */
  news(happened: Happened, table: Table): string {
    const { entry } = happened;
    const details = detailsFor(table, this.player);
    const known = this.known?.seq === entry.seq - 1 ? this.known : undefined;
    this.know(details);
    const audience = audienceOf(table, this.player);
    if (audience === undefined || entry.kind === 'muted') return textOf(happened, table, this.player, known, details);
    happened.texts ??= [];
    const { texts } = happened;
    const shared = texts.find(one => one.audience === audience && one.known === known);
    if (shared) return shared.text;
    const text = textOf(happened, table, this.player, known, details);
    texts.push({ audience, known, text });
    return text;
  }

  private know(details: TableDetails): void {
    if (this.wantsChanges) this.known = details;
  }
}

function textOf(
  happened: Happened,
  table: Table,
  player: string | null,
  known: TableDetails | undefined,
  details: TableDetails,
): string {
  const news = newsFor(table, happened, player);
  const { seq } = happened.entry;
  if (known === undefined) return frame('news', { news, table: details } satisfies NewsMessage, seq);
  // A `ChangeMessage`.
  return framed('news', `{"news":${JSON.stringify(news)},"change":${changeText(known, details) ?? '{}'}}`, seq);
}

/** Who sees the same: a seat, or -1 for all spectators who say nothing and hear everybody. Undefined: nobody else. */
function audienceOf(table: Table, player: string | null): number | undefined {
  const seat = table.seatOf(player);
  if (seat !== undefined) return seat;
  return table.voiceOf(player) === undefined && table.mutedBy(player).length === 0 ? -1 : undefined;
}

function detailsFor(table: Table, player: string | null): TableDetails {
  const audience = audienceOf(table, player);
  if (audience === undefined) return tableViewFor(table, player);
  const known = table.details.get(audience);
  // As it stood at the table's last entry.
  if (known?.seq === table.seq) return known;
  const details = tableViewFor(table, player);
  table.details.set(audience, details);
  return details;
}
