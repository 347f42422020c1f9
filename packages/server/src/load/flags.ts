/** Options of a command line: the value each takes, its description, and its default. */
import { parseArgs } from 'node:util';

export type Flags = { readonly [name: string]: readonly [value: string, about: string, unlessGiven: string] };

export const usageOf = (command: string, flags: Flags): string =>
  [
    `npm run ${command} -- [options]`,
    '',
    ...Object.entries(flags).map(
      ([name, [value, about, unlessGiven]]) =>
        `  ${`--${name} ${value}`.padEnd(24)}${about}${unlessGiven ? ` (${unlessGiven})` : ''}`,
    ),
  ].join('\n');

/** The given options, with one reader for each kind of value. A reader throws if the value cannot be used, with the reason. */
export interface Given<Name extends string> {
  text(name: Name): string;
  whole(name: Name, least?: number): number;
  /** Greater than zero. */
  some(name: Name): number;
  oneOf<Word extends string>(name: Name, words: readonly Word[]): Word;
}

export function readFlags<F extends Flags>(flags: F, args: readonly string[]): Given<keyof F & string> {
  const options = Object.fromEntries(Object.keys(flags).map(name => [name, { type: 'string' as const }]));
  const { values } = parseArgs({ args: [...args], options, allowPositionals: false });
  const text = (name: keyof F & string): string => (values[name] as string | undefined) ?? flags[name][2];
  return {
    text,
    whole(name, least = 0) {
      if (!/^\d{1,7}$/.test(text(name)) || Number(text(name)) < least)
        throw new Error(`--${name} must be a whole number, ${least} or more.`);
      return Number(text(name));
    },
    some(name) {
      if (!/^\d{1,7}(\.\d{1,6})?$/.test(text(name)) || Number(text(name)) === 0)
        throw new Error(`--${name} must be a number above 0.`);
      return Number(text(name));
    },
    oneOf(name, words) {
      const word = words.find(one => one === text(name));
      if (word === undefined) throw new Error(`--${name} must be ${words.join(' or ')}.`);
      return word;
    },
  };
}

/** The options, or what is wrong with them. */
export function orMistake<T>(read: () => T): T | { readonly mistake: string } {
  try {
    return read();
  } catch (error) {
    return { mistake: (error as Error).message };
  }
}
