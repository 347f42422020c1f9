import { expect, it } from 'vitest';
import { commandOf } from './keys.ts';

const press = (key: string, held: { ctrlKey?: boolean } = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...held,
});

it.each([
  ['3', { type: 'digit', number: 3 }],
  ['u', { type: 'undo' }],
  ['U', { type: 'undo' }],
  ['E', { type: 'end' }],
  ['?', { type: 'help' }],
  ['ArrowLeft', { type: 'walk', by: -1 }],
  ['Enter', { type: 'proceed' }],
  ['x', undefined],
  ['0', undefined],
])('%s', (key, command) => {
  expect(commandOf(press(key), 'nothing')).toEqual(command);
});

it('Enter on a button is the button’s own', () => {
  expect(commandOf(press('Enter'), 'button')).toBeUndefined();
  expect(commandOf(press('u'), 'button')).toEqual({ type: 'undo' });
});

it('nothing is taken from a field, nor from the browser', () => {
  expect(commandOf(press('u'), 'text')).toBeUndefined();
  expect(commandOf(press('u', { ctrlKey: true }), 'nothing')).toBeUndefined();
});
