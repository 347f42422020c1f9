/** Tables drawn at random out of everything that can be chosen: each edition, each set of modules, each parameter. */
import type { Chance } from '../base/chance.ts';
import { EDITIONS } from '../base/vocabulary.ts';
import type { Choices, GameConfig } from '../model/game-config.ts';
import { setUp } from '../setup/config.ts';
import { PRESETS } from '../setup/presets.ts';
import { MODULES } from '../setup/registry.ts';

const SEATS = [2, 3, 4, 5];
/** One table in this many is a preset. */
const PRESET_SHARE = 8;

/** Whatever can be set up; most of what is drawn and cannot is drawn again. */
export function drawMix(chance: Chance): GameConfig {
  for (;;) {
    const result = setUp(chance.below(PRESET_SHARE) === 0 ? drawPreset(chance) : drawChoices(chance));
    if (result.ok) return result.value;
  }
}

const oneOf = <T>(chance: Chance, list: readonly T[]): T => list[chance.below(list.length)];
const number = (chance: Chance, low: number, high: number): number => low + chance.below(high - low + 1);

function drawPreset(chance: Chance): Choices {
  return { ...oneOf(chance, Object.values(PRESETS)), seats: oneOf(chance, SEATS) };
}

function drawChoices(chance: Chance): Choices {
  const modules = MODULES.filter(() => chance.below(2) === 0);
  const chosen: Required<Omit<Choices, 'revision' | 'edition'>> = {
    modules,
    seats: oneOf(chance, SEATS),
    segments: modules.includes('voyage') ? [number(chance, 2, 4), number(chance, 2, 4)] : [oneOf(chance, [4, 5, 6, 8])],
    pirates: number(chance, 4, 6),
    actions: number(chance, 1, 5),
    pass: chance.below(4) === 0,
    hand: number(chance, 1, 10),
    firstHand: number(chance, 1, 10),
    layout: oneOf(chance, ['printed', 'random']),
    landscape: oneOf(chance, ['tunnel', 'jungle']),
    recycle: chance.below(4) > 0,
    supply: oneOf(chance, ['stock', 'row']),
    hands: oneOf(chance, ['open', 'hidden']),
    assist: oneOf(chance, ['nest', 'morgan']),
    limit: oneOf(chance, ['golden', 'grey']),
    skipper: oneOf(chance, ['ties', 'strict']),
    luck: 'same',
  };
  // What is left out comes from the edition: half of the parameters, so that the printed games are near.
  const chosenFields = Object.entries(chosen).filter(
    ([field]) => field === 'modules' || field === 'seats' || chance.below(2) === 0,
  );
  return { edition: oneOf(chance, EDITIONS), ...Object.fromEntries(chosenFields) };
}
