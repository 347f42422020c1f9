/** The bots that can be chosen, each as a character, known here without loading them: how they are called and how strong they are. */
import type { Level, Style } from '@cartagena/bots';

/** From weak to strong. */
export const LEVELS = [
  'landlubber',
  'deckhand',
  'sailor',
  'buccaneer',
  'corsair',
  'legend',
] as const satisfies readonly Level[];
/** Those who like something more than is good for them. */
export const STYLES = ['hoarder', 'rusher', 'blocker'] as const satisfies readonly Style[];
export const OPPONENTS = [...LEVELS, ...STYLES] as const;
export type Opponent = (typeof OPPONENTS)[number];
/** All bots that can be sat down: two that others are measured by come first. */
export const BOT_NAMES = ['random', 'greedy', ...OPPONENTS] as const;

interface Character {
  /** The same in every language. */
  readonly name: string;
  /** On the scale of Elo, rounded: docs/strength.md and docs/bots.md say how it was measured. */
  readonly rating: number;
}

export const CHARACTER: { readonly [O in Opponent]: Character } = {
  landlubber: { name: 'Pepe', rating: 1000 },
  deckhand: { name: 'Nela', rating: 1150 },
  sailor: { name: 'Bosko', rating: 1350 },
  buccaneer: { name: 'Ruda', rating: 1500 },
  corsair: { name: 'Corvo', rating: 1650 },
  legend: { name: 'Barba', rating: 1800 },
  hoarder: { name: 'Gaspar', rating: 1500 },
  rusher: { name: 'Zefira', rating: 1400 },
  blocker: { name: 'Bruto', rating: 1500 },
};

export const isBotName = (name: string): boolean => (BOT_NAMES as readonly string[]).includes(name);
export const isOpponent = (bot: string | null): bot is Opponent =>
  (OPPONENTS as readonly (string | null)[]).includes(bot);
