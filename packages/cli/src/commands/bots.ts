/** The bots as a list to choose from. */
import type { Bot } from '@cartagena/bots';

export function listBots(bots: { readonly [name: string]: Bot }): string {
  const list = Object.values(bots);
  const names = Math.max(...list.map(({ name }) => name.length));
  const times = Math.max(...list.map(({ milliseconds }) => time(milliseconds).length));
  const lines = list.map(
    ({ name, about, milliseconds }) => `${name.padEnd(names)}  ${time(milliseconds).padStart(times)}  ${about}`,
  );
  return `${lines.join('\n')}\nThe time is the longest that a bot thinks about one decision.`;
}

const time = (milliseconds: number): string =>
  milliseconds < 1000 ? `${milliseconds} ms` : `${milliseconds / 1000} s`;
