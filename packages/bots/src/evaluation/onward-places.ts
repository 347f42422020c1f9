import type { Board } from '@cartagena/engine';

/**
 * Where the way of a pirate goes on, for each place: usually at that place. A place short of the goal from which no card leads
 * on is one where pirates wait to be carried (a boat at its near shore, say). Their way goes on at the place, just as far along,
 * that leaves the longest way ahead.
 */
export function onwardPlaces({ places, ahead, home, progress }: Board): Uint8Array {
  return Uint8Array.from({ length: places }, (_, place) => {
    if (ahead[place] > 0 || home[place] === 1) return place;
    let onward = place;
    for (let other = 0; other < places; other++) {
      if (ahead[other] === 0 || progress[other] < progress[place]) continue;
      if (onward === place || ahead[other] < ahead[onward]) onward = other;
    }
    return onward;
  });
}
