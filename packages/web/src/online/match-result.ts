/** The result of a duplicate match: the sum of both boards. */
import type { TableDetails } from '@cartagena/protocol';

/** What a person has reached on both boards together. */
export interface MatchScore {
  readonly name: string;
  /** One for each board won; a shared victory counts half. */
  readonly points: number;
  /** Pirates brought home, which decide if both have as many points. */
  readonly home: number;
}

type Boards = readonly [first: TableDetails, second: TableDetails];

const pointsAt = ({ winners }: TableDetails, seat: number): number =>
  winners?.includes(seat) ? 1 / winners.length : 0;

const homeAt = ({ game }: TableDetails, seat: number): number => game?.view.seats[seat].pirates.goal ?? 0;

/** By the seats of the first board; whoever sits there has the other seat on the second one. */
export function matchScores([first, second]: Boards, names: readonly string[]): MatchScore[] {
  return names.map((name, seat) => ({
    name,
    points: pointsAt(first, seat) + pointsAt(second, 1 - seat),
    home: homeAt(first, seat) + homeAt(second, 1 - seat),
  }));
}

/** Who has won the match; undefined if nobody has. */
export function matchWinner([one, two]: readonly MatchScore[]): MatchScore | undefined {
  const lead = one.points - two.points || one.home - two.home;
  if (lead === 0) return undefined;
  return lead > 0 ? one : two;
}
