/** Which pirates are on their way, from what happened. */
import type { GameEvent, Place } from '@cartagena/engine';
import type { Journey } from '../variants/board-traits.ts';
import type { BoardScene } from './model.ts';

/** Moves of one pirate after the other are one way. */
export function journeysIn(events: readonly GameEvent[]): Journey[] {
  const journeys: { seat: number; hat: boolean; stops: Place[] }[] = [];
  for (const event of events) {
    if (event.type !== 'moved') continue;
    const { seat, from, to, hat = false } = event;
    const same = journeys.find(one => one.seat === seat && one.hat === hat && one.stops.at(-1) === from);
    if (same) same.stops.push(to);
    else journeys.push({ seat, hat, stops: [from, to] });
  }
  return journeys;
}

/** The scene without the pirates that are on their way. */
export function withoutTravellers(scene: BoardScene, journeys: readonly Journey[]): BoardScene {
  if (journeys.length === 0) return scene;
  return {
    ...scene,
    crews: scene.crews.map(crew => {
      const mine = journeys.filter(({ seat }) => seat === crew.seat);
      if (mine.length === 0) return crew;
      const pirates: { [place: string]: number } = { ...crew.pirates };
      for (const { stops } of mine) {
        const to = stops.at(-1)!;
        pirates[to] = (pirates[to] ?? 0) - 1;
      }
      const { hat, ...rest } = crew;
      const hatTravels = mine.some(journey => journey.hat);
      return { ...rest, pirates, ...(hat === undefined || hatTravels ? {} : { hat }) };
    }),
  };
}
