/** Signals whose value is saved in the browser and the same in all of its windows. */
import { effect, type Signal, signal } from '@preact/signals';

/** What was written down, or undefined where that is none of what can be chosen. */
export type Parse<T> = (value: unknown) => T | undefined;

/** What is to be done when another window has written something down under this key. */
const hearsOf = new Map<string | null, () => void>();
globalThis.addEventListener?.('storage', ({ key }) => hearsOf.get(key)?.());

/**
 * A choice that stays, and is the same in all windows: a signal whose value is written down. What another window has
 * written is not written again.
 */
export function persistedSignal<T>(name: string, unlessChosen: T, parse: Parse<T>): Signal<T> {
  const key = `cartagena.${name}`;
  const chosen = signal(read(key, parse) ?? unlessChosen);
  let heard: T | undefined;
  effect(() => {
    if (chosen.value !== heard) write(key, chosen.value);
  });
  hearsOf.set(key, () => {
    heard = read(key, parse);
    if (heard !== undefined) chosen.value = heard;
    heard = undefined;
  });
  return chosen;
}

function read<T>(key: string, parse: Parse<T>): T | undefined {
  try {
    return parse(JSON.parse(localStorage.getItem(key) ?? 'null'));
  } catch {
    return undefined;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Private windows and full disks: the choice lasts as long as the page.
  }
}

/** Names that were marked once and stay marked. */
export type PersistedSet = Signal<readonly string[]>;

const isNames = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every(name => typeof name === 'string');

export const persistedSet = (name: string): PersistedSet =>
  persistedSignal<readonly string[]>(name, [], value => (isNames(value) ? value : undefined));

export function addTo(set: PersistedSet, name: string): void {
  if (!set.peek().includes(name)) set.value = [...set.peek(), name];
}
