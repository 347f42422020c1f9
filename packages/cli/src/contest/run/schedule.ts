/** Which games are played, and who sits where. Everything follows from the seed and the numbers of the games. */
import type { Schedule } from './task.ts';

/** After so many seats the names repeat: so many ways to sit are different. */
export function rotationsOf(names: readonly string[]): number {
  const shifts = names.map((_, shift) => shift + 1);
  return shifts.find(shift => names.every((name, seat) => name === names[(seat + shift) % names.length]))!;
}

/** Whole blocks only: each deal is played with every rotation, so that luck and seats are the same for all. */
export function arenaSchedule(names: readonly string[], games: number, seed: string): Schedule {
  const entries = names.map((_, entry) => entry);
  return inBlocks(rotate(entries).slice(0, rotationsOf(names)), games, seed);
}

/** Every two meet, each pair in as many games. Deal by deal, so that a part of the games is fair too. */
export function roundRobinSchedule(names: readonly string[], games: number, seed: string): Schedule {
  const pairs = names.flatMap((_, a) => names.slice(a + 1).map((_, i) => [a, a + 1 + i]));
  return inBlocks(pairs.flatMap(rotate), pairs.length * games, seed);
}

/** Everybody keeps the seat; every game has a deal of its own. */
export function simulateSchedule(seats: number, games: number, seed: string): Schedule {
  return inBlocks([Array.from({ length: seats }, (_, seat) => seat)], games, seed);
}

function rotate(entries: readonly number[]): number[][] {
  return entries.map((_, shift) => entries.map((_, seat) => entries[(seat + shift) % entries.length]));
}

function inBlocks(seatings: readonly (readonly number[])[], games: number, seed: string): Schedule {
  return {
    games: Math.ceil(games / seatings.length) * seatings.length,
    task(number) {
      const deal = `${seed}-${Math.floor(number / seatings.length)}`;
      const seats = seatings[number % seatings.length];
      return { number, seed: deal, game: seatings.length === 1 ? deal : `${deal}/${seats.join('.')}`, seats };
    },
  };
}
