/** Which games a contest plays. Everything follows from the seed and the number of the game. */
import type { Schedule } from './task.ts';

/** The number of rotations of these names that differ from each other. */
export function rotationsOf(names: readonly string[]): number {
  const shifts = names.map((_, shift) => shift + 1);
  return shifts.find(shift => names.every((name, seat) => name === names[(seat + shift) % names.length]))!;
}

/** Plays each deal with every rotation of the players, so that cards and seats favour nobody. Rounds up to whole blocks. */
export function arenaSchedule(names: readonly string[], games: number, seed: string): Schedule {
  const indices = names.map((_, index) => index);
  return inBlocks(rotate(indices).slice(0, rotationsOf(names)), games, seed);
}

/** Plays every pair equally often. The order is deal by deal, so that a run that is stopped early is fair too. */
export function roundRobinSchedule(names: readonly string[], games: number, seed: string): Schedule {
  const pairs = names.flatMap((_, a) => names.slice(a + 1).map((_, i) => [a, a + 1 + i]));
  return inBlocks(pairs.flatMap(rotate), pairs.length * games, seed);
}

/** Every player keeps its seat; every game has its own deal. */
export function simulateSchedule(seats: number, games: number, seed: string): Schedule {
  return inBlocks([Array.from({ length: seats }, (_, seat) => seat)], games, seed);
}

function rotate(indices: readonly number[]): number[][] {
  return indices.map((_, shift) => indices.map((_, seat) => indices[(seat + shift) % indices.length]));
}

function inBlocks(seatings: readonly (readonly number[])[], games: number, seed: string): Schedule {
  return {
    gameCount: Math.ceil(games / seatings.length) * seatings.length,
    game(number) {
      const deal = `${seed}-${Math.floor(number / seatings.length)}`;
      const seats = seatings[number % seatings.length];
      return { number, seed: deal, name: seatings.length === 1 ? deal : `${deal}/${seats.join('.')}`, seats };
    },
  };
}
