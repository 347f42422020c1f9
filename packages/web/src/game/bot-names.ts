/** The bots that can be sat down, known without loading them: two baselines, the levels from weak to strong, the styles. */
export const BOT_NAMES = [
  'random',
  'greedy',
  'landlubber',
  'deckhand',
  'sailor',
  'buccaneer',
  'corsair',
  'legend',
  'hoarder',
  'rusher',
  'blocker',
] as const;
export type BotName = (typeof BOT_NAMES)[number];

export const isBotName = (name: string): name is BotName => (BOT_NAMES as readonly string[]).includes(name);
