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
  return Array.isArray(after)
    ? changeOfList(before as readonly unknown[], after)
    : changeOfItem(before as Item, after as Item);
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

function changeOfItem(before: Item, after: Item): Change | undefined {
  let change: { [key: string]: unknown } | undefined;
  // Lists of keys and values are several times as fast as looking each key up.
  const [names, values] = [Object.keys(after), Object.values(after)];
  const [oldNames, oldValues] = [Object.keys(before), Object.values(before)];
  let isSameSet = names.length === oldNames.length;
  for (let i = 0; i < names.length; i++) {
    const name = names[i];
    const value = values[i];
    let old = oldValues[i];
    if (name !== oldNames[i]) {
      isSameSet = false;
      old = Object.hasOwn(before, name) ? before[name] : undefined;
    }
    if (value === old) continue;
    if (value === undefined) {
      isSameSet = false;
      continue;
    }
    const inside = areAlike(old, value) ? changeBetween(old as object, value as object) : WHOLE;
    if (inside === undefined) continue;
    change ??= {};
    if (inside === WHOLE) change[`=${name}`] = value;
    else change[`~${name}`] = inside;
  }
  if (isSameSet) return change;
  for (let i = 0; i < oldNames.length; i++) {
    const name = oldNames[i];
    if (oldValues[i] === undefined || (Object.hasOwn(after, name) && after[name] !== undefined)) continue;
    change ??= {};
    change[`-${name}`] = 0;
  }
  return change;
}

const WHOLE: Change = {};

function changeOfList(before: readonly unknown[], after: readonly unknown[]): Change | undefined {
  // Where something was added or removed, what follows has moved, and its inside is compared with another's.
  const isAligned = before.length === after.length;
  let change: { [key: string]: unknown } | undefined;
  for (let i = 0; i < after.length; i++) {
    const value = after[i];
    const old = before[i];
    if (value === old) continue;
    const inside = i < before.length && areAlike(old, value) ? changeBetween(old as object, value as object) : WHOLE;
    if (inside === undefined) continue;
    change ??= {};
    if (isAligned && inside !== WHOLE) change[`~${i}`] = inside;
    else change[`=${i}`] = value;
  }
  if (!isAligned) {
    change ??= {};
    change['#'] = after.length;
  }
  return change;
}

/** Both are objects, or both lists. */
function areAlike(old: unknown, value: unknown): boolean {
  if (typeof old !== 'object' || typeof value !== 'object' || old === null || value === null) return false;
  return Array.isArray(old) === Array.isArray(value);
}
