/** What the server answers, beside the table itself. */
import { type Static, Type } from 'typebox';
import type { Change } from './change.ts';
import { ClockSchema } from './requests.ts';
import type { News, TableDetails } from './table.ts';
import { DEAL_OUTCOMES, STATUSES } from './vocabulary.ts';

const Time = Type.Number({ description: 'Milliseconds since 1970.' });

/** One shape for everything that was not done. */
export const Problem = Type.Object(
  {
    code: Type.String({ description: 'Stable, for programs and translations.' }),
    text: Type.String({ description: 'What is wrong and what to do, for people.' }),
    field: Type.Optional(Type.String({ description: 'The field that is wrong.' })),
    seq: Type.Optional(Type.Integer({ description: 'How far the table’s log has come.' })),
    id: Type.Optional(Type.String({ description: 'Of an unexpected failure, for whoever runs the server.' })),
  },
  { examples: [{ code: 'stale', text: 'The game has moved on. Look again.', seq: 42 }] },
);
export type Problem = Static<typeof Problem>;

export const Me = Type.Object({ name: Type.String() }, { examples: [{ name: 'Anne' }] });
export type Me = Static<typeof Me>;

export const ServerAddress = Type.Object(
  { url: Type.Union([Type.String(), Type.Null()]) },
  { examples: [{ url: 'http://192.168.1.20:3000' }] },
);
export type ServerAddress = Static<typeof ServerAddress>;

export const Code = Type.Object(
  { code: Type.String(), expires: Time },
  { examples: [{ code: 'K7QD-2M9X', expires: 1767225600000 }] },
);
export type Code = Static<typeof Code>;

export const NewToken = Type.Object({ token: Type.String({ description: 'It is shown this once.' }) });
export type NewToken = Static<typeof NewToken>;

export const Opened = Type.Object(
  {
    id: Type.String(),
    seq: Type.Integer(),
    commitment: Type.Optional(
      Type.String({
        description: 'To the secret of the deal. Save it before you send anything; see docs/fair-deals.md.',
      }),
    ),
  },
  { examples: [{ id: 'm3Zk0yq1SdWnq0cXHh2v7w', seq: 2, commitment: '9f86d081…' }] },
);
export type Opened = Static<typeof Opened>;

export const Done = Type.Object(
  {
    seq: Type.Integer({ description: 'The last entry that this made; the event with this id tells what came of it.' }),
  },
  { examples: [{ seq: 18 }] },
);
export type Done = Static<typeof Done>;

/** One link of a table's hash chain; the same as in the news of that entry. */
export const ChainPage = Type.Object({
  links: Type.Array(
    Type.Object({
      seq: Type.Integer(),
      kind: Type.String(),
      seat: Type.Union([Type.Integer(), Type.Null()]),
      link: Type.Unsafe<NonNullable<News['link']>>({ type: 'object' }),
    }),
    { description: 'At most 1,000. Ask again with the last `seq` as `after` until none come.' },
  ),
});
export type ChainPage = Static<typeof ChainPage>;

export const ListedTable = Type.Object({
  id: Type.String(),
  status: Type.Enum([...STATUSES]),
  created: Time,
  updated: Time,
  edition: Type.String(),
  modules: Type.Array(Type.String()),
  seats: Type.Array(Type.Object({ name: Type.Union([Type.String(), Type.Null()]), isBot: Type.Boolean() })),
  clock: ClockSchema,
  /** The seat that must decide, since when, and until when. */
  actor: Type.Union([Type.Integer(), Type.Null()]),
  since: Type.Union([Time, Type.Null()]),
  deadline: Type.Union([Time, Type.Null()]),
  isYourTurn: Type.Boolean(),
  winners: Type.Union([Type.Array(Type.Integer()), Type.Null()]),
});
export type ListedTable = Static<typeof ListedTable>;

const Next = Type.Union([Type.String(), Type.Null()], {
  description: 'Give it as `after` for the next page; null on the last.',
});

export const TableList = Type.Object({ tables: Type.Array(ListedTable), next: Next });
export type TableList = Static<typeof TableList>;

export const PlayedGame = Type.Object(
  {
    id: Type.String(),
    edition: Type.String(),
    seats: Type.Array(
      Type.Object({
        name: Type.Union([Type.String(), Type.Null()]),
        bot: Type.Union([Type.String(), Type.Null()], { description: 'Which bot had the seat; null: a person.' }),
      }),
    ),
    you: Type.Integer({ description: 'Your seat.' }),
    winners: Type.Array(Type.Integer()),
    turns: Type.Union([Type.Integer(), Type.Null()], {
      description: 'Null: the game is from before they were counted.',
    }),
    ended: Time,
  },
  {
    examples: [
      {
        id: 'm3Zk0yq1SdWnq0cXHh2v7w',
        edition: 'classic',
        seats: [
          { name: 'Anne', bot: null },
          { name: 'corsair', bot: 'corsair' },
        ],
        you: 0,
        winners: [0],
        turns: 31,
        ended: 1767225600000,
      },
    ],
  },
);
export type PlayedGame = Static<typeof PlayedGame>;

export const PlayedList = Type.Object({ games: Type.Array(PlayedGame), next: Next });
export type PlayedList = Static<typeof PlayedList>;

export const LeaderboardEntry = Type.Object(
  {
    rank: Type.Union([Type.Integer(), Type.Null()], {
      description: 'From 1; the same for the same points. Null: not among the first thousand.',
    }),
    name: Type.String(),
    points: Type.Integer(),
    outcome: Type.Enum([...DEAL_OUTCOMES]),
    lead: Type.Integer({ description: 'Steps ahead of the opponent; below 0: behind.' }),
    turns: Type.Integer(),
    story: Type.String({ description: 'Who led in each part of the game, as squares: 🟩, 🟨 or 🟥.' }),
    sent: Time,
    isYou: Type.Boolean(),
  },
  {
    examples: [
      {
        rank: 1,
        name: 'Anne',
        points: 112,
        outcome: 'won',
        lead: 12,
        turns: 31,
        story: '🟥🟥🟨🟩🟩🟩🟩🟩🟩🟩',
        sent: 1767225600000,
        isYou: true,
      },
    ],
  },
);
export type LeaderboardEntry = Static<typeof LeaderboardEntry>;

export const Leaderboard = Type.Object({
  day: Type.String(),
  isOpen: Type.Boolean({ description: 'Whether results of this day are still accepted.' }),
  entries: Type.Array(LeaderboardEntry, { description: 'The best fifty, most points first, then the earliest.' }),
  hasMore: Type.Boolean({ description: 'Whether there are more than these.' }),
  you: Type.Union([LeaderboardEntry, Type.Null()], { description: 'Your own entry, wherever it is.' }),
  hasSent: Type.Boolean({ description: 'Whether you have sent a result of this day, even if you withdrew it.' }),
});
export type Leaderboard = Static<typeof Leaderboard>;

/** Of the types in table.ts; the engine's own are described in the documents. */
export const Table = Type.Unsafe<TableDetails>({
  type: 'object',
  description:
    'The table as you may see it: id, seq, status, config (and recordedConfig, if it was recorded before a field existed), clock, seats, you (your seat or null), deadline, request, winners, and from the start on game: {made, view, legal, undoable}.',
});

/** The data of an event of type `table`. */
export interface TableMessage {
  readonly table: TableDetails;
}

/** The data of an event of type `news`. While missed entries are caught up with, only the last of them brings the table. */
export interface NewsMessage {
  readonly news: News;
  readonly table: TableDetails | null;
}

/** The same for a client that asked for changes and has the table of the entry before. */
export interface ChangeMessage {
  readonly news: News;
  readonly change: Change;
}
