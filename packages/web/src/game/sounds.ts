/** Which sounds belong to what happened. How they sound is the business of `sound-box.ts`. */
import type { GameEvent, Viewer } from '@cartagena/engine';

export const SOUNDS = ['card', 'step', 'splash', 'coin', 'drum', 'cheer', 'error'] as const;
export type Sound = (typeof SOUNDS)[number];

/** A sound, and how many times in a row. */
export interface Cue {
  readonly sound: Sound;
  readonly times: number;
}

/** So often at most does one sound follow itself: more is noise. */
const MOST_TIMES = 3;

/** What an event sounds like; undefined: nothing. */
function soundOf(event: GameEvent, viewer: Viewer): Sound | undefined {
  switch (event.type) {
    case 'played':
    case 'discarded':
    case 'chose':
    case 'opened':
    case 'token':
      return 'card';
    case 'moved':
      return event.cause === 'sweep' || event.cause === 'sea' ? 'splash' : 'step';
    case 'sailed':
    case 'launched':
    case 'sank':
      return 'splash';
    case 'drew':
    case 'picked':
    case 'took':
    case 'stole':
    case 'kept':
      return 'coin';
    case 'gave':
      return event.to === viewer ? 'coin' : 'card';
    case 'turn':
      return event.seat === viewer ? 'drum' : undefined;
    case 'hoisted':
    case 'over':
      return 'cheer';
    default:
      return undefined;
  }
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
