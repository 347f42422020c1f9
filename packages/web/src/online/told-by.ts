import type { News } from '@cartagena/protocol';
import type { Told } from '../game/told.ts';

/** The game so far, action by action, without what was taken back. */
export function toldBy(news: readonly News[]): Told[] {
  let told: Told[] = [];
  for (const { kind, made, events } of news) {
    if (kind === 'undone') told = told.filter(one => one.made <= made);
    else if (events.length > 0) told.push({ made, events });
  }
  return told;
}
