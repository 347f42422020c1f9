/** Which sounds belong to what happened. `sound-box.ts` makes them. */
import type { GameEvent, Viewer } from '@cartagena/engine';
import { causeTraits, eventTraits } from './event-words.ts';
import type { Sound } from './voices.ts';

/** A sound, and how many times in a row. */
export interface Cue {
  readonly sound: Sound;
  readonly times: number;
}

/** One sound follows itself at most this often: more is noise. */
const MOST_TIMES = 3;

/** Undefined: nothing is heard. */
function soundOf(event: GameEvent, viewer: Viewer): Sound | undefined {
  if (event.type === 'moved') return causeTraits(event)?.sound ?? 'step';
  return eventTraits(event)?.sound?.(event, viewer);
}

/** The sounds of one step in the order in which they are first heard. */
export function soundsOf(events: readonly GameEvent[], viewer: Viewer): Cue[] {
  const counts = new Map<Sound, number>();
  for (const event of events) {
    const sound = soundOf(event, viewer);
    if (sound) counts.set(sound, (counts.get(sound) ?? 0) + 1);
  }
  const once: readonly Sound[] = ['cheer', 'drum', 'splash'];
  return Array.from(counts, ([sound, count]) => ({
    sound,
    times: once.includes(sound) ? 1 : Math.min(count, MOST_TIMES),
  }));
}
