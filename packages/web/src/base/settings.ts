/** What a person chose on this device. Saved in the browser; whatever is unreadable there counts as not chosen. */
import { signal } from '@preact/signals';
import { LANGUAGES, type Language, preferredLanguage } from '../words/words.ts';
import { type Parse, persistedSignal } from './persisted-signal.ts';

export const THEMES = ['auto', 'dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];

/** How fast others' moves are shown. `off`: all at once. */
export const PACES = ['slow', 'normal', 'fast', 'off'] as const;
export type Pace = (typeof PACES)[number];

const oneOf =
  <T>(values: readonly T[]): Parse<T> =>
  value =>
    values.find(one => one === value);
const eitherWay: Parse<boolean> = oneOf([true, false]);

/** Of names that are typed here; the server takes no longer ones. */
export const LONGEST_OWN_NAME = 24;
const isOwnName = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST_OWN_NAME;

export const settings = {
  language: persistedSignal<Language>(
    'language',
    preferredLanguage(globalThis.navigator?.languages ?? []),
    oneOf(LANGUAGES),
  ),
  theme: persistedSignal<Theme>('theme', 'auto', oneOf(THEMES)),
  pace: persistedSignal<Pace>('pace', 'normal', oneOf(PACES)),
  sound: persistedSignal('sound', true, eitherWay),
  /** Whether spaces show their numbers. */
  numbers: persistedSignal('numbers', false, eitherWay),
  /** Whether the last action of a turn waits for "End turn", so that it can still be taken back. */
  confirm: persistedSignal('confirm', true, eitherWay),
  /** Whether keys of a single character do something at the table. */
  characterKeys: persistedSignal('character-keys', true, eitherWay),
  /** What the person is called; empty: not said yet. */
  name: persistedSignal('name', '', value => (isOwnName(value) ? value : undefined)),
};

/** Whether the dialogue with all of these is open. */
export const isSettingsOpen = signal(false);

export function openSettings(): void {
  isSettingsOpen.value = true;
}
