/** What a person chose on this device. Kept in the browser; whatever is unreadable there counts as not chosen. */
import { effect, type Signal, signal } from '@preact/signals';
import { LANGUAGES, type Language, preferredLanguage } from '../words/words.ts';

export const THEMES = ['auto', 'dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];

/** How fast others' moves are shown. `off`: all at once. */
export const PACES = ['slow', 'normal', 'fast', 'off'] as const;
export type Pace = (typeof PACES)[number];

/** A choice that stays: a signal whose value is written down. */
export function kept<T>(name: string, unlessChosen: T, isValid: (value: unknown) => boolean): Signal<T> {
  const key = `cartagena.${name}`;
  const chosen = signal(read(key, unlessChosen, isValid));
  effect(() => write(key, chosen.value));
  return chosen;
}

function read<T>(key: string, unlessChosen: T, isValid: (value: unknown) => boolean): T {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isValid(value) ? (value as T) : unlessChosen;
  } catch {
    return unlessChosen;
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
  (values: readonly unknown[]) =>
  (value: unknown): boolean =>
    values.includes(value);
const isBoolean = (value: unknown): boolean => typeof value === 'boolean';

/** Of names that are typed here; the server takes no longer ones. */
export const LONGEST_OWN_NAME = 24;

export const settings = {
  language: kept<Language>('language', preferredLanguage(navigator.languages), oneOf(LANGUAGES)),
  theme: kept<Theme>('theme', 'auto', oneOf(THEMES)),
  pace: kept<Pace>('pace', 'normal', oneOf(PACES)),
  sound: kept('sound', true, isBoolean),
  /** Whether spaces show their numbers. */
  numbers: kept('numbers', false, isBoolean),
  /** Whether the last action of a turn waits for "End turn", so that it can still be taken back. */
  confirm: kept('confirm', true, isBoolean),
  /** What the person is called; empty: not said yet. */
  name: kept('name', '', value => typeof value === 'string' && value.length <= LONGEST_OWN_NAME),
};

/** Whether the dialogue with all of these is open. */
export const isSettingsOpen = signal(false);

export function openSettings(): void {
  isSettingsOpen.value = true;
}
