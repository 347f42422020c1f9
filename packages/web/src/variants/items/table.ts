import type { TableTraits } from '../table-traits.ts';

export const items: TableTraits = {
  actions: {
    sabres: { mainWords: 'table.main.lay' },
    bomb: { mainWords: 'table.main.lay' },
    'use-bomb': { isForeseeable: true },
    open: {
      touchesToken: true,
      asksFirst: true,
      whichWords: 'table.which.chest',
      whichAbout: 'table.about.open',
      reasonWord: 'open',
    },
    pistol: {
      asksWhom: true,
      about: 'table.about.pistol',
      whichWords: 'table.which.whom',
      whichAbout: 'table.about.pistol',
    },
    'use-pistol': { asksWhom: true, whichWords: 'table.which.whom' },
    parrot: { about: 'table.about.parrot' },
    'use-parrot': {},
    hook: { about: 'table.about.hook' },
    'use-hook': {},
    take: { gains: 'one', reasonWord: 'take' },
    keep: { gains: 'one', reasonWord: 'sort' },
    give: { reasonWord: 'sort' },
    bury: { reasonWord: 'sort' },
  },
  decisions: {
    take: {
      cards({ seats, resolution }) {
        const { hand, known } = seats[resolution!.target];
        return hand ?? known;
      },
      gains: () => 1,
    },
    keep: { gains: ({ cardsDue }) => cardsDue },
  },
};
