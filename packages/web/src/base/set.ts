import type { Signal } from '@preact/signals';

/** Gives a signal its value where an expression is wanted, as in what is done by a press. */
export function set<T>(signal: Signal<T>, value: NoInfer<T>): void {
  signal.value = value;
}
