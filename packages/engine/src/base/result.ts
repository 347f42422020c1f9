/** Bad input is a value with a reason; a broken invariant throws. */

/** Why something was refused. */
export interface Reason {
  /** Stable, for programs and translations. */
  readonly code: string;
  /** One plain sentence for people. */
  readonly text: string;
}

/** A value, or the reason why there is none. */
export type Result<T, R = Reason> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly reason: R };

/** A result with this value. */
export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });
/** A result with this reason. */
export const refuse = (code: string, text: string): Result<never> => ({ ok: false, reason: { code, text } });

/** A name from outside, short enough for a message. */
export const short = (name: string): string => (name.length > 40 ? `${name.slice(0, 40)}…` : name);

/** A value from outside, short enough for a message. */
export function show(value: unknown): string {
  if (typeof value === 'string') return `"${short(value)}"`;
  if (Array.isArray(value)) return `[${value.slice(0, 5).map(item => (Array.isArray(item) ? '[…]' : show(item)))}]`;
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}

/** The value of a result. Throws if it was refused: for tests and tools, where that is a bug of the caller. */
export function unwrap<T, R extends Reason>(result: Result<T, R>): T {
  if (result.ok) return result.value;
  throw new Error(result.reason.text);
}
