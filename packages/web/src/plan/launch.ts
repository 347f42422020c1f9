/** From a plan to a game that is on. */
import { setUp, unwrap } from '@cartagena/engine';
import { go } from '../base/router.ts';
import { settings } from '../base/settings.ts';
import { beginGame } from '../game/local-games.ts';
import { botName } from '../game/opponent-words.ts';
import { say } from '../words/words.ts';
import { FIRST_PLAN, localPlan, type Plan } from './plan.ts';
import { quick } from './quick.ts';
import { isBot, type SeatChoice, seatsWith } from './seats.ts';

/** Starts it in this browser, and goes there. */
export function playHere(plan: Plan): void {
  const { game, players } = localPlan(plan, nameOf);
  go(`/game?id=${beginGame(unwrap(setUp(game)), players)}`);
}

/** The classic game against bots, at once. */
export function playNow(): void {
  const { level, bots } = quick.value;
  playHere({ ...FIRST_PLAN, seats: seatsWith(Array.from({ length: bots }, () => level)) });
}

/** What somebody is called who has not said it. */
export function nameOf({ by }: SeatChoice, at: number): string {
  if (by === 'you') return settings.name.value.trim() || say('setup.seat.you');
  return isBot(by) ? botName(by) : say('setup.seat.player', { number: at + 1 });
}
