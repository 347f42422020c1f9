/** Statistics over one player's games: how many, how they ended, against whom. */
import { EDITIONS, type EditionId, type GameConfig } from '@cartagena/engine';

export const SEAT_KINDS = ['person', 'bot'] as const;

/** A finished game, as far as statistics need it. */
export interface CountedGame {
  readonly config: Pick<GameConfig, 'edition'>;
  /** Who played which seat; `name` is that of the bot or of the person. */
  readonly seats: readonly { readonly name: string; readonly kind: (typeof SEAT_KINDS)[number] }[];
  /** The seat of the player whose statistics these are. */
  readonly own: number;
  readonly winners: readonly number[];
  /** Null if they were not counted. */
  readonly turns: number | null;
  /** When it ended, as an ISO date. */
  readonly date: string;
}

export interface WinTally {
  readonly games: number;
  /** A shared win counts as a fraction. */
  readonly wins: number;
}

export interface Statistics extends WinTally {
  /** Mean number of turns over the games in which they were counted; 0 if there is none. */
  readonly turns: number;
  /** The dates of the first and the last game. */
  readonly since?: string;
  readonly until?: string;
  /** Only editions that were played, in the order of their publication. */
  readonly editions: readonly (WinTally & { readonly edition: EditionId; readonly turns: number })[];
  /** Everyone who played against the player, the most frequent first. Wins are the player's own. */
  readonly opponents: readonly (WinTally & CountedGame['seats'][number])[];
}

export function statistics(games: readonly CountedGame[]): Statistics {
  const dates = games.map(({ date }) => date).sort();
  const editions = EDITIONS.filter(edition => games.some(({ config }) => config.edition === edition));
  return {
    ...tally(games),
    turns: meanTurns(games),
    ...(dates.length > 0 ? { since: dates[0], until: dates.at(-1)! } : {}),
    editions: editions.map(edition => {
      const gamesOfEdition = games.filter(({ config }) => config.edition === edition);
      return { edition, ...tally(gamesOfEdition), turns: meanTurns(gamesOfEdition) };
    }),
    opponents: opponentsIn(games),
  };
}

function tally(games: readonly CountedGame[]): WinTally {
  return { games: games.length, wins: games.reduce((sum, game) => sum + winOf(game), 0) };
}

const winOf = ({ winners, own }: CountedGame): number => (winners.includes(own) ? 1 / winners.length : 0);

function meanTurns(games: readonly CountedGame[]): number {
  const counts = games.flatMap(({ turns }) => turns ?? []);
  return counts.length === 0 ? 0 : counts.reduce((sum, turns) => sum + turns, 0) / counts.length;
}

/** An opponent with several seats at one table, as bots may have, counts once for that game. */
function opponentsIn(games: readonly CountedGame[]): Statistics['opponents'] {
  const met = new Map<string, { readonly opponent: CountedGame['seats'][number]; readonly games: CountedGame[] }>();
  for (const game of games) {
    const others = game.seats.filter((_, seat) => seat !== game.own);
    for (const [key, opponent] of new Map(others.map(other => [`${other.kind} ${other.name}`, other]))) {
      if (!met.has(key)) met.set(key, { opponent, games: [] });
      met.get(key)!.games.push(game);
    }
  }
  return [...met.values()]
    .map(({ opponent, games }) => ({ ...opponent, ...tally(games) }))
    .sort((a, b) => b.games - a.games || a.name.localeCompare(b.name));
}
