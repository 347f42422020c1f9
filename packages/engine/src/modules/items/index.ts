/** ITEMS: a card is played for its icon or for what it shows. */
import type { Icon } from '../../base/vocabulary.ts';
import type { Module, Rules } from '../../model/rules.ts';
import type { State } from '../../model/state.ts';
import { combinationMove } from '../../play/moves/combination.ts';
import { moveByCombination } from '../../play/moves/play.ts';
import { bomb, bombPairs, useBomb } from './bomb.ts';
import { dealChests, open, openChest, openers } from './chest.ts';
import { pistol, playPistol, take, usePistol } from './look.ts';
import { sabrePairs } from './sabres.ts';
import { hook, parrot, sortingMoves } from './sort.ts';
import { view } from './view.ts';
import { fields } from './words.ts';

const ICONS: readonly Icon[] = ['sabre', 'pistol', 'parrot', 'hook', 'bomb', 'chest'];

function check(rules: Rules, state: State): string | undefined {
  const chest = rules.icons.indexOf('chest');
  let closed = 0;
  let unseen = 0;
  for (let i = 0; i < state.chestLeft.length; i++) unseen += state.chestLeft[i];
  for (let place = 0; place < state.chest.length; place++) {
    closed += state.chest[place];
    if (state.chest[place] > 0 && state.icons[place] !== chest) return `a chest lies on space ${place}`;
  }
  return closed > unseen ? 'a closed chest has no token' : undefined;
}

export const items: Module<typeof fields> = {
  id: 'items',
  needs(config, edition) {
    const missing = ICONS.filter(icon => !edition.icons.includes(icon));
    if (missing.length === 0) return undefined;
    return {
      clash: [config.edition],
      text: `items needs a deck with ${ICONS.join(', ')}; the ${config.edition} deck lacks ${missing.join(', ')}.`,
    };
  },
  fields,
  view,
  check,
  revealing: ['looked', 'gave', 'opened'],
  patch: base => ({
    moves: [
      ...base.moves,
      combinationMove('sabres'),
      combinationMove('bomb'),
      moveByCombination,
      playPistol,
      usePistol,
      take,
      useBomb,
      ...sortingMoves,
    ],
    offers: [...base.offers, open],
    onSetup: [...base.onSetup, dealChests],
    combinationMakers: [...base.combinationMakers, sabrePairs, bombPairs, openers],
    uses: [...base.uses, pistol, parrot, hook, bomb, openChest],
    items: { ...base.items, pistol, parrot, hook },
    sortsCards: true,
    passesUnseen: true,
  }),
};
