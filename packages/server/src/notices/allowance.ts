/** How often something may be done for each of many, in each stretch of time. */
export function makeAllowance(most: number, stretch: number, now: () => number): (key: string) => boolean {
  const used = new Map<string, number>();
  let began = now();
  return key => {
    if (now() - began >= stretch) {
      used.clear();
      began = now();
    }
    const count = (used.get(key) ?? 0) + 1;
    used.set(key, count);
    return count <= most;
  };
}
