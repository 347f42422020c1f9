/** What can be chosen about a soak, from the command line. */
import { type Flags, orMistake, readFlags, usageOf } from '../load/flags.ts';
import { type PlaceOptions, STORES } from '../load/place.ts';

export interface SoakOptions extends PlaceOptions {
  readonly minutes: number;
  /** Parties that play from game to game. */
  readonly tables: number;
  /** Things that people do in a second, all of them together. */
  readonly rate: number;
  /** What people do follows from it; what comes of it does not, since nobody decides who is faster. */
  readonly seed: string;
}

const FLAGS = {
  minutes: ['N', 'how long', '5'],
  store: ['NAME', STORES.join(' or '), 'sqlite'],
  database: ['URL', 'postgres://…, an empty database, instead of a server of our own', ''],
  nodes: ['N', 'servers on the same store', '1'],
  tables: ['N', 'tables at once', '20'],
  rate: ['N', 'requests a second, of all players together', '8'],
  seed: ['TEXT', 'determines what players do', 'soak'],
} as const satisfies Flags;

export const USAGE = usageOf('soak', FLAGS);

/** The options, or what is wrong with them. */
export const readOptions = (args: readonly string[]): SoakOptions | { readonly mistake: string } =>
  orMistake(() => {
    const { text, whole, some, oneOf } = readFlags(FLAGS, args);
    const database = text('database') || undefined;
    return {
      minutes: some('minutes'),
      store: database === undefined ? oneOf('store', STORES) : 'postgres',
      database,
      nodes: whole('nodes', 1),
      profile: undefined,
      tables: whole('tables', 1),
      rate: some('rate'),
      seed: text('seed'),
    };
  });
