/** What everybody sees of the chests, and the way back. Which token lies where is nobody's knowledge. */
import type { ViewPart } from '../../model/rules.ts';
import type { TableView } from '../../model/view.ts';
import { CHEST_TOKENS } from './words.ts';

type Chests = NonNullable<TableView['chests']>;

export const view: ViewPart = {
  show: (rules, state) => ({
    chests: {
      at: rules.board.names.filter((_, place) => state.chest[place]),
      unseen: Object.fromEntries(CHEST_TOKENS.map(({ name }, i) => [name, state.chestLeft[i]])),
    },
  }),
  read(rules, state, seen) {
    const { at, unseen } = seen.chests as Chests;
    for (const place of at) state.chest[rules.board.names.indexOf(place)] = 1;
    CHEST_TOKENS.forEach(({ name }, i) => {
      state.chestLeft[i] = unseen[name];
    });
  },
};
