/** What a person chose on this device. Kept in the browser; whatever is unreadable there counts as not chosen. */
import { effect, type Signal, signal } from '@preact/signals';
import { LANGUAGES, type Language, preferredLanguage } from '../words/words.ts';

export const THEMES = ['auto', 'dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];

/** How fast others' moves are shown. `off`: all at once. */
export const PACES = ['slow', 'normal', 'fast', 'off'] as const;
export type Pace = (typeof PACES)[number];

/** What was written down, or undefined where that is none of what can be chosen. */
type Parse<T> = (value: unknown) => T | undefined;

/** What is to be done when another window has written something down under this key. */
const hearsOf = new Map<string | null, () => void>();
globalThis.addEventListener?.('storage', ({ key }) => hearsOf.get(key)?.());

/**
 * A choice that stays, and is the same in all windows: a signal whose value is written down. What another window has
 * written is not written again.
 */
export function kept<T>(name: string, unlessChosen: T, parse: Parse<T>): Signal<T> {
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

const oneOf =
  <T>(values: readonly T[]): Parse<T> =>
  value =>
    values.find(one => one === value);
const eitherWay: Parse<boolean> = oneOf([true, false]);

/** Of names that are typed here; the server takes no longer ones. */
export const LONGEST_OWN_NAME = 24;
const isOwnName = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST_OWN_NAME;

export const settings = {
  language: kept<Language>('language', preferredLanguage(navigator.languages), oneOf(LANGUAGES)),
  theme: kept<Theme>('theme', 'auto', oneOf(THEMES)),
  pace: kept<Pace>('pace', 'normal', oneOf(PACES)),
  sound: kept('sound', true, eitherWay),
  /** Whether spaces show their numbers. */
  numbers: kept('numbers', false, eitherWay),
  /** Whether the last action of a turn waits for "End turn", so that it can still be taken back. */
  confirm: kept('confirm', true, eitherWay),
  /** What the person is called; empty: not said yet. */
  name: kept('name', '', value => (isOwnName(value) ? value : undefined)),
};

/** Whether the dialogue with all of these is open. */
export const isSettingsOpen = signal(false);

export function openSettings(): void {
  isSettingsOpen.value = true;
}
