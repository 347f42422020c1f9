/** What a table plays: any edition, with any modules that go together. */
import { type Choices, EDITIONS, MODULES, setUp } from '@cartagena/engine';
import type { Clock, SeatPlan } from '@cartagena/protocol';
import type { Luck } from './luck.ts';

export interface Mix {
  readonly game: Choices;
  readonly seats: readonly SeatPlan[];
  readonly clock: Clock;
  readonly isPublic: boolean;
}

/** Those that think fast: it is the server that is soaked. */
const BOTS = ['deckhand', 'deckhand', 'sailor', 'corsair'] as const;
const CLOCKS: readonly Clock[] = [
  { kind: 'none' },
  { kind: 'live', seconds: 5 },
  { kind: 'live', seconds: 20 },
  { kind: 'live', seconds: 60 },
  { kind: 'days', days: 1 },
];

export function pickMix(luck: Luck): Mix {
  const people = 1 + luck.below(3);
  const bots = people === 1 ? 1 + luck.below(3) : luck.below(3);
  return {
    game: pickGame(luck, people + bots),
    seats: [
      ...Array.from({ length: people }, (): SeatPlan => ({ by: 'person' })),
      ...Array.from({ length: bots }, (): SeatPlan => ({ by: 'bot', bot: luck.pick(BOTS)! })),
    ],
    clock: luck.pick(CLOCKS)!,
    isPublic: luck.oneIn(2),
  };
}

/** Short ones, so that many come to their end. */
function pickGame(luck: Luck, seats: number): Choices {
  for (;;) {
    const choices: Choices = {
      edition: luck.pick(EDITIONS)!,
      pirates: 4,
      hands: luck.pick(['open', 'hidden'] as const)!,
      supply: luck.pick(['stock', 'row'] as const)!,
      // Every other table as it comes out of the box.
      ...(luck.oneIn(2) ? { modules: MODULES.filter(() => luck.oneIn(3)) } : {}),
    };
    if (setUp({ ...choices, seats }).ok) return choices;
  }
}
