/** ITEMS: a card is played for its icon or for what it shows. */

import type { Module } from '../../model/rules.ts';
import { combinationMove } from '../../play/moves/combination.ts';
import { moveByCombination } from '../../play/moves/play.ts';
import { WIELKA_ICONS } from '../../setup/components.ts';
import { EDITION } from '../../setup/editions.ts';
import { bombLays, explode, sabreLays, useBomb } from './bomb.ts';
import { dealChests, open, openers, reveal } from './chest.ts';
import { look, pistol, take, usePistol } from './look.ts';
import { callParrot, sortingMoves, swingHook } from './sort.ts';

export const items: Module = {
  id: 'items',
  needs(config) {
    const missing = WIELKA_ICONS.filter(icon => !EDITION[config.edition].icons.includes(icon));
    if (missing.length === 0) return undefined;
    return {
      clash: [config.edition],
      text: `items needs a deck with ${WIELKA_ICONS.join(', ')}; the ${config.edition} deck lacks ${missing.join(', ')}.`,
    };
  },
  patch: base => ({
    moves: [
      ...base.moves,
      combinationMove('sabres'),
      combinationMove('bomb'),
      moveByCombination,
      pistol,
      usePistol,
      take,
      useBomb,
      ...sortingMoves,
    ],
    offers: [...base.offers, open],
    onSetup: [...base.onSetup, dealChests],
    combinationMakers: [...base.combinationMakers, sabreLays, bombLays, openers],
    effects: { ...base.effects, pistol: look, parrot: callParrot, hook: swingHook, bomb: explode, chest: reveal },
    items: { ...base.items, pistol: 'pistol', parrot: 'parrot', hook: 'hook' },
    passesUnseen: true,
  }),
};
