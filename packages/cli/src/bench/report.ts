/** What was measured at the tables, as numbers and as a printed table. */
import { formatTable } from '../render/format.ts';

export interface Report {
  readonly actionsPerSecond: number;
  /** In the first second, most of which the compiler takes. */
  readonly firstSecond: number;
  readonly actionsPerGame: number;
  readonly turnsPerGame: number;
  readonly listedPerSecond: number;
  /** Garbage that an action leaves, the median of several stretches. */
  readonly heapBytesPerAction: number;
  readonly checksum: string;
  /** Actions per second of processor time compared with the yardstick's and the other build's: the medians of the rounds. */
  readonly limitRatio?: number;
  readonly againstRatio?: number;
  /** Whether the other build played the same games. */
  readonly isSameAsAgainst?: boolean;
}

/** By the number of seats. */
export type TableReport = { [seats: string]: Report };

const COLUMNS: { readonly [title: string]: (report: Report) => string } = {
  'actions/s': report => report.actionsPerSecond.toLocaleString('en'),
  'first second': report => report.firstSecond.toLocaleString('en'),
  'listed/s': report => report.listedPerSecond.toLocaleString('en'),
  'actions/game': report => String(report.actionsPerGame),
  'turns/game': report => String(report.turnsPerGame),
  'bytes/action': report => String(report.heapBytesPerAction),
  checksum: report => report.checksum,
  'of limit': ({ limitRatio }) => limitRatio?.toFixed(2) ?? '',
  'of other': ({ againstRatio, isSameAsAgainst }) =>
    againstRatio === undefined ? '' : `${againstRatio.toFixed(2)}${isSameAsAgainst ? '' : ', other games'}`,
};

export function printReport(report: { readonly [table: string]: TableReport }): void {
  const rows = Object.entries(report).flatMap(([table, bySeats]) =>
    Object.entries(bySeats).map(([seats, numbers]) => [
      table,
      seats.slice('seats'.length),
      ...Object.values(COLUMNS).map(show => show(numbers)),
    ]),
  );
  process.stdout.write(`${formatTable({ head: ['table', 'seats', ...Object.keys(COLUMNS)], rows })}\n`);
}
