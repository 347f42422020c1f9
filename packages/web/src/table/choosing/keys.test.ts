import { expect, it } from 'vitest';
import { commandOf } from './keys.ts';

const press = (key: string, more: { ctrlKey?: boolean; repeat?: boolean } = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  repeat: false,
  ...more,
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

it('a key that is held down walks on, and does nothing else again', () => {
  const held = (key: string) => commandOf(press(key, { repeat: true }), 'nothing');
  expect(held('ArrowRight')).toEqual({ type: 'walk', by: 1 });
  expect(['Enter', 'e', 'u', '1'].map(held)).toEqual([undefined, undefined, undefined, undefined]);
});

it('nothing is taken from a field, nor from the browser', () => {
  expect(commandOf(press('u'), 'text')).toBeUndefined();
  expect(commandOf(press('u', { ctrlKey: true }), 'nothing')).toBeUndefined();
});

it('keys of one character can be switched off; arrows, Enter and Escape stay', () => {
  const without = (key: string) => commandOf(press(key), 'nothing', false)?.type;
  expect(['u', 'E', '?', '1'].map(without)).toEqual([undefined, undefined, undefined, undefined]);
  expect(['Enter', 'Escape', 'ArrowLeft'].map(without)).toEqual(['proceed', 'clear', 'walk']);
});
