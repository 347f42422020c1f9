/** Two of one name are told apart: Sailor, Sailor 2. Those who do not count keep their names. */
export function distinctNames(names: readonly string[], counts: (at: number) => boolean = () => true): string[] {
  const seen = new Map<string, number>();
  return names.map((name, at) => {
    if (!counts(at)) return name;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} ${count}`;
  });
}
