/** What a game is worth to each seat at its end: they add up to zero, a seat that wins alone gets 1. */
export function rewardsFor(winners: readonly number[], seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => {
    const share = winners.includes(seat) ? 1 / winners.length : 0;
    return (seats * share - 1) / (seats - 1);
  });
}
