/** All players and spectators, at their tables. */
import type { Figures } from './figures.ts';
import type { LoadOptions } from './options.ts';
import { Pacer } from './pace.ts';
import type { ServerProcess } from './server-process.ts';
import type { Subject } from './subject.ts';
import { LoadTable } from './table.ts';
import { together } from './together.ts';

/** Requests at once while people arrive. */
const AT_ONCE = 64;

/** Clients of one table connect to different nodes, if there are several. */
export async function gather(
  subject: Subject,
  options: LoadOptions,
  servers: readonly ServerProcess[],
  figures: Figures,
  onTable: (begun: number) => void,
): Promise<LoadTable[]> {
  const { tables, clients } = options;
  let begun = 0;
  const numbers = Array.from({ length: tables }, (_, i) => i);
  return together(numbers, AT_ONCE, async number => {
    // The first tables get the remaining clients.
    const size = Math.floor(clients / tables) + (number < clients % tables ? 1 : 0);
    const seated = await Promise.all(
      Array.from({ length: size }, (_, i) => subject.meet(servers[(number + i) % servers.length].port)),
    );
    const table = new LoadTable(subject, seated, figures);
    await table.begin(options);
    onTable(++begun);
    return table;
  });
}

/** Lets all tables act at this pace, from game to game. */
export function letPlay(tables: readonly LoadTable[], options: LoadOptions, figures: Figures, rate: number): Pacer {
  const pace = new Pacer(rate);
  for (const table of tables) {
    table.onReady = () => pace.add(table);
    table.onOver = () => {
      figures.games++;
      table.begin(options).catch(() => figures.fail('game not begun'));
    };
    table.offer();
  }
  return pace;
}
