/** The deal of the day: one a day, the same for everybody, computed from the date alone. */
import { type Choices, PRESETS, setUp, unwrap } from '@cartagena/engine';
import type { FixedBot, SharedDeal } from './shared-deal.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const SEATS = 2;
/** The person always sits here; who begins is drawn. */
const PERSON = 0;

/** How days are dealt from a day on. What was dealt stays: a change is a new version, for days to come. */
interface DailyVersion {
  readonly from: string;
  /** Of the rules. */
  readonly revision: number;
  /** From Monday to Sunday. */
  readonly week: readonly Choices[];
  readonly opponent: FixedBot;
  /** Whether the bots of this program still play as they did then. Otherwise their replies cannot be checked any more. */
  readonly hasItsBots: boolean;
}

/** Counted from 1. */
const VERSIONS: readonly DailyVersion[] = [
  {
    from: '2026-11-01',
    revision: 2,
    week: [
      PRESETS.jamaica,
      PRESETS.tortuga,
      PRESETS['family-advanced'],
      { edition: 'cartagena2' },
      PRESETS['second-escape'],
      PRESETS['third-escape'],
      PRESETS['great-escape'],
    ],
    opponent: { bot: 'corsair', iterations: 1 },
    hasItsBots: true,
  },
];

export const FIRST_DAY = VERSIONS[0].from;

export interface DailyDeal extends SharedDeal {
  /** Such as `2026-11-18`. */
  readonly day: string;
  readonly version: number;
  /** Whether the opponent's replies can be computed again. */
  readonly hasItsBots: boolean;
}

/** The day at this moment. A day is a day of UTC: it begins for everybody at the same moment, and a board has one end. */
export const dayAt = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10);

/** Whether this is a day that has a deal: a date of the calendar from the first day on. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && dayAt(time) === value && value >= FIRST_DAY;
}

/** The day that lies this many days later; earlier if the number is negative. */
export const dayAfter = (day: string, days = 1): string => dayAt(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS);

/** 0 is Monday. */
export const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** Throws a RangeError if the day has no deal: ask `isDay` about days from outside. */
export function dealOfTheDay(day: string): DailyDeal {
  if (!isDay(day)) throw new RangeError(`${day} is not a day from ${FIRST_DAY} on.`);
  const version = VERSIONS.filter(({ from }) => from <= day).length;
  const { revision, week, opponent, hasItsBots } = VERSIONS[version - 1];
  const config = unwrap(setUp({ ...week[weekdayOf(day)], revision, seats: SEATS, luck: 'same' }));
  const opponents = Array.from({ length: SEATS }, (_, seat) => (seat === PERSON ? null : opponent));
  return { day, version, config, seed: `day ${version} ${day}`, seat: PERSON, opponents, hasItsBots };
}
