/** From a plan to a game that is on. */
import { setUp, unwrap } from '@cartagena/engine';
import { go } from '../base/router.ts';
import { settings } from '../base/settings.ts';
import { beginGame } from '../game/local-games.ts';
import type { LocalPlayer } from '../game/local-host.ts';
import { say } from '../words/words.ts';
import { FIRST_PLAN, localPlan, type Plan } from './plan.ts';
import { quick } from './quick.ts';
import { isLevel, type SeatChoice, seatsWith } from './seats.ts';

/** Starts it in this browser, and goes there. */
export function playHere(plan: Plan): void {
  const { game, players } = localPlan(plan, nameOf);
  // One person against bots: so that a friend can play the same game, too.
  const isSolo = players.filter(({ bot }) => bot === null).length === 1;
  const choices = isSolo ? { ...game, luck: 'same' as const } : game;
  go(`/game?id=${beginGame(unwrap(setUp(choices)), isSolo ? players.map(fixed) : players)}`);
}

/** As many as the strongest bot is used to; the others decide at once. */
const ITERATIONS = 16;

const fixed = (player: LocalPlayer): LocalPlayer =>
  player.bot === null ? player : { ...player, iterations: ITERATIONS };

/** The classic game against bots, at once. */
export function playNow(): void {
  const { level, bots } = quick.value;
  playHere({ ...FIRST_PLAN, seats: seatsWith(Array.from({ length: bots }, () => level)) });
}

/** What somebody is called who has not said it. */
export function nameOf({ by }: SeatChoice, at: number): string {
  if (by === 'you') return settings.name.value.trim() || say('setup.seat.you');
  return isLevel(by) ? say(`bot.${by}`) : say('setup.seat.player', { number: at + 1 });
}
