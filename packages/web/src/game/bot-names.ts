/** The bots that can be sat down, from the weakest to the strongest, known without loading them. */
export const BOT_NAMES = ['random', 'greedy', 'deckhand', 'sailor', 'corsair', 'legend'] as const;
export type BotName = (typeof BOT_NAMES)[number];

export const isBotName = (name: string): name is BotName => (BOT_NAMES as readonly string[]).includes(name);
