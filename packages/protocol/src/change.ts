/**
 * What changed between two values of JSON, so that only this need be sent. Each key of a change says what to do with the key of
 * that name, or with the index of a list:
 *
 * | key      | value                  |                                  |
 * |----------|------------------------|----------------------------------|
 * | `=name`  | anything               | it has this value now            |
 * | `~name`  | a change               | something changed inside it      |
 * | `-name`  | 0                      | it is gone                       |
 * | `#`      | a number               | the list has this length now     |
 */
export interface Change {
  readonly [key: string]: unknown;
}

type Item = { readonly [key: string]: unknown };

/** Undefined: they are the same. Both must be objects, or both lists. */
export function changeBetween(before: object, after: object): Change | undefined {
  const text = changeText(before, after);
  return text === undefined ? undefined : JSON.parse(text);
}

/** The same as JSON. A server writes many of these, and an object for each would take longer than the comparison. */
export function changeText(before: object, after: object): string | undefined {
  return Array.isArray(after)
    ? textOfList(before as readonly unknown[], after)
    : textOfItem(before as Item, after as Item);
}

/** The value after the change. What did not change is shared with the value before. */
export function applyChange<T extends object>(before: T, change: Change): T {
  const after = (Array.isArray(before) ? before.slice(0, change['#'] as number | undefined) : { ...before }) as {
    [key: string]: unknown;
  };
  for (const [key, value] of Object.entries(change)) {
    const name = key.slice(1);
    if (key[0] === '=') put(after, name, value);
    else if (key[0] === '~') put(after, name, applyChange((before as Item)[name] as object, value as Change));
    else if (key[0] === '-') delete after[name];
  }
  return after as T;
}

/** Also if the name is `__proto__`. */
function put(item: { [key: string]: unknown }, name: string, value: unknown): void {
  if (name !== '__proto__') item[name] = value;
  else Object.defineProperty(item, name, { value, writable: true, enumerable: true, configurable: true });
}

/** What a change says of a value that is sent whole. */
const WHOLE = '';

function textOfItem(before: Item, after: Item): string | undefined {
  let text = '';
  for (const name in after) {
    const value = after[name];
    if (value === undefined) continue;
    const old = ownValue(before, name);
    if (value === old) continue;
    const inside =
      areAlike(old, value) && !hasLittleLeft(old, value) ? changeText(old as object, value as object) : WHOLE;
    if (inside !== undefined) text = withChange(text, name, inside, value);
  }
  for (const name in before)
    if (before[name] !== undefined && ownValue(after, name) === undefined)
      text = `${text === '' ? '{' : `${text},`}${keyText('-', name)}0`;
  return text === '' ? undefined : `${text}}`;
}

/** Keys that every object inherits. */
const INHERITED = new Set(Object.getOwnPropertyNames(Object.prototype));

const ownValue = (item: Item, name: string): unknown =>
  INHERITED.has(name) && !Object.hasOwn(item, name) ? undefined : item[name];

function withChange(text: string, name: string, inside: string, value: unknown): string {
  const begun = text === '' ? '{' : `${text},`;
  return inside === WHOLE
    ? `${begun}${keyText('=', name)}${JSON.stringify(value)}`
    : `${begun}${keyText('~', name)}${inside}`;
}

const keyText = (sign: '=' | '~' | '-', name: string): string => `${JSON.stringify(sign + name)}:`;

/** Whether most of a list that has grown or shrunk is new, so that it is shorter as a whole. */
function hasLittleLeft(old: unknown, value: unknown): boolean {
  if (!Array.isArray(old) || !Array.isArray(value) || old.length === value.length) return false;
  let left = 0;
  for (let i = 0; i < value.length; i++) if (i < old.length && value[i] === old[i]) left++;
  return 2 * left < value.length;
}

function textOfList(before: readonly unknown[], after: readonly unknown[]): string | undefined {
  // Where something was added or removed, what follows has moved, and its inside is compared with another's.
  const isAligned = before.length === after.length;
  let text = '';
  for (let i = 0; i < after.length; i++) {
    const value = after[i];
    const old = before[i];
    if (value === old) continue;
    const inside = i < before.length && areAlike(old, value) ? changeText(old as object, value as object) : WHOLE;
    if (inside === undefined) continue;
    text = withChange(text, String(i), isAligned ? inside : WHOLE, value);
  }
  if (!isAligned) text = `${text === '' ? '{' : `${text},`}"#":${after.length}`;
  return text === '' ? undefined : `${text}}`;
}

/** Both are objects, or both lists. */
function areAlike(old: unknown, value: unknown): boolean {
  if (typeof old !== 'object' || typeof value !== 'object' || old === null || value === null) return false;
  return Array.isArray(old) === Array.isArray(value);
}
