/** What keys do at the table. Keys that something else on the page wants are left to it. */

export type KeyCommand =
  | { readonly type: 'digit'; readonly number: number }
  | { readonly type: 'walk'; readonly by: 1 | -1 }
  | { readonly type: 'proceed' | 'undo' | 'end' | 'moves' | 'log' | 'hint' | 'clear' | 'help' };

const COMMANDS: { readonly [key: string]: KeyCommand } = {
  u: { type: 'undo' },
  e: { type: 'end' },
  m: { type: 'moves' },
  l: { type: 'log' },
  h: { type: 'hint' },
  '?': { type: 'help' },
  Escape: { type: 'clear' },
  Enter: { type: 'proceed' },
  ArrowRight: { type: 'walk', by: 1 },
  ArrowDown: { type: 'walk', by: 1 },
  ArrowLeft: { type: 'walk', by: -1 },
  ArrowUp: { type: 'walk', by: -1 },
};

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'repeat'>;

/**
 * `own`: what has the focus does something itself with Enter and arrows, such as a button or a field. Keys of a single character
 * can be switched off: those who speak to their device, or press keys by accident, do not want them.
 */
export function commandOf(
  { key, altKey, ctrlKey, metaKey, repeat }: Pressed,
  own: 'nothing' | 'button' | 'text',
  hasCharacterKeys = true,
): KeyCommand | undefined {
  if (altKey || ctrlKey || metaKey || own === 'text' || (key.length === 1 && !hasCharacterKeys)) return undefined;
  if (/^[1-9]$/.test(key) && !repeat) return { type: 'digit', number: Number(key) };
  const command = COMMANDS[key.length === 1 ? key.toLowerCase() : key];
  if (command?.type === 'proceed' && own === 'button') return undefined;
  // To hold a key down is not to decide again and again.
  return repeat && command?.type !== 'walk' ? undefined : command;
}

/** What has the focus. */
export function ownerOf(element: Element | null): 'nothing' | 'button' | 'text' {
  if (!element) return 'nothing';
  if (element.matches('input, textarea, select, [contenteditable]')) return 'text';
  return element.matches('button, a[href], [role="button"], summary') ? 'button' : 'nothing';
}
