/** Statistics over one's own games: how many, how they ended, against whom. */
import { EDITIONS, type EditionId, type GameConfig } from '@cartagena/engine';

export const SEAT_KINDS = ['person', 'bot'] as const;

/** A finished game as one remembers it. */
export interface PlayedGame {
  readonly config: Pick<GameConfig, 'edition'>;
  /** Who sat where; `name` is a bot's name, or what a person is called. */
  readonly seats: readonly { readonly name: string; readonly kind: (typeof SEAT_KINDS)[number] }[];
  /** The seat that these statistics are about. */
  readonly own: number;
  readonly winners: readonly number[];
  /** Null: nobody counted them. */
  readonly turns: number | null;
  /** When it was over, as an ISO date. */
  readonly date: string;
}

export interface WinTally {
  readonly games: number;
  /** A shared victory counts as its share. */
  readonly wins: number;
}

export interface Statistics extends WinTally {
  /** Mean turns of the games in which they were counted, 0 without any. */
  readonly turns: number;
  /** The dates of the first and the last game. */
  readonly since?: string;
  readonly until?: string;
  /** Only editions that were played, in the order of their publication. */
  readonly editions: readonly (WinTally & { readonly edition: EditionId; readonly turns: number })[];
  /** Everybody who sat at the same table, those met most often first. Wins are one's own. */
  readonly opponents: readonly (WinTally & PlayedGame['seats'][number])[];
}

export function statistics(games: readonly PlayedGame[]): Statistics {
  const dates = games.map(({ date }) => date).sort();
  const played = EDITIONS.filter(edition => games.some(({ config }) => config.edition === edition));
  return {
    ...tally(games),
    turns: meanTurns(games),
    ...(dates.length > 0 ? { since: dates[0], until: dates.at(-1)! } : {}),
    editions: played.map(edition => {
      const those = games.filter(({ config }) => config.edition === edition);
      return { edition, ...tally(those), turns: meanTurns(those) };
    }),
    opponents: opponentsIn(games),
  };
}

function tally(games: readonly PlayedGame[]): WinTally {
  return { games: games.length, wins: games.reduce((sum, game) => sum + winOf(game), 0) };
}

const winOf = ({ winners, own }: PlayedGame): number => (winners.includes(own) ? 1 / winners.length : 0);

function meanTurns(games: readonly PlayedGame[]): number {
  const counted = games.flatMap(({ turns }) => turns ?? []);
  return counted.length === 0 ? 0 : counted.reduce((sum, turns) => sum + turns, 0) / counted.length;
}

/** Whoever sat at a table several times over, as bots do, met one there once. */
function opponentsIn(games: readonly PlayedGame[]): Statistics['opponents'] {
  const met = new Map<string, { readonly who: PlayedGame['seats'][number]; readonly games: PlayedGame[] }>();
  for (const game of games) {
    const others = game.seats.filter((_, seat) => seat !== game.own);
    for (const [key, who] of new Map(others.map(who => [`${who.kind} ${who.name}`, who]))) {
      if (!met.has(key)) met.set(key, { who, games: [] });
      met.get(key)!.games.push(game);
    }
  }
  return [...met.values()]
    .map(({ who, games }) => ({ ...who, ...tally(games) }))
    .sort((a, b) => b.games - a.games || a.name.localeCompare(b.name));
}
