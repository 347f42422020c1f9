import { expect, it } from 'vitest';
import { dataFolder } from './data-folder.ts';

it.each([
  ['linux', {}, '/home/ann', '/home/ann/.local/share/cartagena'],
  ['linux', { XDG_DATA_HOME: '/data' }, '/home/ann', '/data/cartagena'],
  ['linux', { XDG_DATA_HOME: 'data' }, '/home/ann', '/home/ann/.local/share/cartagena'],
  ['freebsd', {}, '/home/ann', '/home/ann/.local/share/cartagena'],
  ['darwin', { XDG_DATA_HOME: '/data' }, '/Users/ann', '/Users/ann/Library/Application Support/Cartagena'],
  ['win32', { LOCALAPPDATA: 'D:\\Local' }, 'C:\\Users\\ann', 'D:\\Local\\Cartagena'],
  ['win32', {}, 'C:\\Users\\ann', 'C:\\Users\\ann\\AppData\\Local\\Cartagena'],
] as const)('%s with %j and the home %s: %s', (platform, env, home, folder) => {
  expect(dataFolder({ platform, env, home: () => home })).toBe(folder);
});
