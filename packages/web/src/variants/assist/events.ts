import type { Place } from '@cartagena/engine';
import { toPlace } from '../../board/names.ts';
import { type EventOf, tellGain } from '../../events/telling.ts';
import { say } from '../../words/words.ts';
import type { Clause, VariantEvents } from '../event-traits.ts';

export const assist: VariantEvents = {
  causes: {
    assist: {
      words: 'log.run',
      join: (speaker, events) =>
        tellGain(speaker, events, way =>
          speaker.does('log.assist', events[0].by, { ...way, pirate: speaker.pirate(events[0]) }),
        ),
      news: helpWords,
    },
  },
};

function helpWords(moves: readonly EventOf<'moved'>[]): readonly Clause[] {
  const helped = helpedIn(moves);
  if (helped.length === 0) return [];
  if (helped.length > 1) return [() => say('changes.helped.many', { n: helped.length })];
  const [{ by, to }] = helped;
  return [({ names, shape }) => say('changes.helped', { who: names[by], to: toPlace(shape, to) })];
}

/** A pirate that was helped several times counts once, with the place where it is now. */
function helpedIn(moves: readonly EventOf<'moved'>[]): { by: number; to: Place }[] {
  const helped: { by: number; to: Place }[] = [];
  for (const { by, from, to } of moves) {
    const again = helped.find(one => one.to === from);
    if (again) Object.assign(again, { by, to });
    else helped.push({ by, to });
  }
  return helped;
}
