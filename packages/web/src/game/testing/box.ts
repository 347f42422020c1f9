/** A browser's storage for tests, with as much room as wanted. */
export function makeBox(room = Number.POSITIVE_INFINITY) {
  const kept = new Map<string, string>();
  const used = () => [...kept].reduce((sum, [key, text]) => sum + key.length + text.length, 0);
  return {
    get length() {
      return kept.size;
    },
    key: (i: number): string | null => [...kept.keys()][i] ?? null,
    getItem: (key: string): string | null => kept.get(key) ?? null,
    removeItem: (key: string): void => void kept.delete(key),
    setItem(key: string, text: string): void {
      const before = kept.get(key);
      kept.set(key, text);
      if (used() <= room) return;
      if (before === undefined) kept.delete(key);
      else kept.set(key, before);
      throw new Error('QuotaExceededError');
    },
  };
}
