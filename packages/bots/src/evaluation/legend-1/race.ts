import type { FeatureGroup } from '../features/feature-group.ts';
import { SoloRace } from './solo-race.ts';

/** What the hand could do if nobody else moved, and what a card of any icon could. */
export const race: FeatureGroup = {
  names: ['soloBest', 'soloTurn', 'soloWhole', 'soloHome', 'soloRear', 'soloDone', 'soloSpare', 'reach'],
  reads: { table: ['crowd'], ownSeat: ['positions', 'hand', 'handCount'] },
  reader(rules) {
    const { board, pirates, icons } = rules;
    const way = board.progress[board.goal];
    const solo = new SoloRace(rules);
    return (state, seat, out, at, path) => {
      solo.run(state, seat, path);
      out[at] = solo.best / way;
      out[at + 1] = solo.turn / way / 2;
      out[at + 2] = solo.whole / (way * pirates);
      out[at + 3] = solo.homeCount / pirates;
      out[at + 4] = solo.rear / way;
      out[at + 5] = solo.homeCount === pirates ? 1 : 0;
      out[at + 6] = Math.min(solo.spareCards, 5) / 5;
      out[at + 7] = solo.reach / (icons.length * pirates * 10);
    };
  },
};
