import { HomeRace, type RaceEnd } from '../home-race.ts';
import type { FeatureGroup } from './feature-group.ts';

/** A finish is foreseen this many turns ahead. */
const TURNS = 6;
/** What ground that the hand does not cover costs, in actions for a space: a card gains about five, and fetching it takes time. */
const ACTIONS_PER_SPACE = 0.3;

/** What the hand could do if nobody else moved: ground it gains, actions to bring everybody home, and a finish that is sure. */
export const race: FeatureGroup = {
  names: [
    ...['soloBest', 'soloTurn', 'soloWhole', 'soloHome', 'soloRear', 'soloSpare', 'reach'],
    ...['rearWhole', 'rearHome', 'rearRear', 'missing', 'homeIn', 'homeInGreedy', 'homeInRear'],
    ...Array.from({ length: TURNS }, (_, i) => `sure${i + 1}`),
  ],
  reads: { table: ['crowd', 'turn', 'actionsLeft'], ownSeat: ['positions', 'hand', 'handCount'] },
  reader(rules) {
    const { board, pirates, icons, config } = rules;
    const way = board.progress[board.goal];
    const solo = new HomeRace(rules);
    const actionsIn = (end: RaceEnd) => end.played + ACTIONS_PER_SPACE * end.missing;
    return (state, seat, out, at, path) => {
      solo.run(state, seat, path);
      const { greedy, rearFirst } = solo;
      const byGreedy = actionsIn(greedy);
      const byRear = actionsIn(rearFirst);
      const isSure = greedy.missing === 0 || rearFirst.missing === 0;
      const actions = Math.min(byGreedy, byRear);
      out[at] = solo.best / way;
      out[at + 1] = solo.turn / way / 2;
      out[at + 2] = greedy.gained / (way * pirates);
      out[at + 3] = greedy.homeCount / pirates;
      out[at + 4] = greedy.rear / way;
      out[at + 5] = isSure ? Math.min(state.handCount[seat] - actions, 10) / 5 : 0;
      out[at + 6] = solo.reach / (icons.length * pirates * 10);
      out[at + 7] = rearFirst.gained / (way * pirates);
      out[at + 8] = rearFirst.homeCount / pirates;
      out[at + 9] = rearFirst.rear / way;
      out[at + 10] = Math.min(greedy.missing, rearFirst.missing) / way;
      out[at + 11] = actions / 20;
      out[at + 12] = byGreedy / 20;
      out[at + 13] = byRear / 20;
      // The actions that the seat has by the end of its next turns, the current one included if it is its own.
      let available = seat === state.turn ? state.actionsLeft : config.actions;
      for (let turn = 0; turn < TURNS; turn++, available += config.actions)
        out[at + 14 + turn] = isSure && actions <= available ? 1 : 0;
    };
  },
};
