import { expect, it } from 'vitest';
import { type Welcome, welcome } from './welcome.ts';

const AT_HOME: Welcome = {
  here: 'http://localhost:3000',
  elsewhere: ['http://192.168.1.20:3000', 'http://10.0.0.7:3000'],
  isLocal: true,
  games: '/home/ann/.local/share/cartagena',
  hasCode: false,
};

it('says where, for whom, and where the games are', () => {
  expect(welcome(AT_HOME)).toBe(`
Cartagena is open. Play in a browser:

  on this machine   http://localhost:3000
  in your network   http://192.168.1.20:3000
              or    http://10.0.0.7:3000

Everybody in your network can join, nobody from outside. For this machine alone: cartagena --host 127.0.0.1

Games are stored in /home/ann/.local/share/cartagena. Ctrl-C ends it.

`);
});

it('says that a port was taken', () => {
  expect(welcome({ ...AT_HOME, takenPort: 3000 })).toContain('Another program uses port 3000, so this is another one.');
});

it('promises no network where there is none, and nothing about one that was chosen by hand', () => {
  expect(welcome({ ...AT_HOME, elsewhere: [], hasCode: true })).toContain('nobody else can join');
  expect(welcome({ ...AT_HOME, elsewhere: [], isLocal: false })).not.toContain('network');
});

it('draws the code in colours of its own', () => {
  const code = welcome({ ...AT_HOME, hasCode: true });
  expect(code).toContain('\u001b[97;40m█');
  expect(code.split('\n').filter(line => line.includes('\u001b[97;40m'))).toHaveLength(15);
});
