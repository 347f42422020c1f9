/** The game behind the one big button: the classic one, against one or two bots of the kind that was chosen last. */
import { persistedSignal } from '../base/persisted-signal.ts';
import { OPPONENTS, type Opponent } from '../game/opponents.ts';

export const BOT_COUNTS = [1, 2] as const;

interface Quick {
  readonly level: Opponent;
  readonly bots: (typeof BOT_COUNTS)[number];
}

const parseQuick = (value: unknown): Quick | undefined => {
  const { level, bots } = (value ?? {}) as Quick;
  return OPPONENTS.includes(level) && BOT_COUNTS.includes(bots) ? { level, bots } : undefined;
};

export const quick = persistedSignal<Quick>('quick', { level: 'sailor', bots: 1 }, parseQuick);
