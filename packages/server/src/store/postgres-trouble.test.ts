import { expect, test } from 'vitest';
import { mayPass, type Trouble, troubleOf } from './postgres-trouble.ts';

const CASES: readonly [Trouble, object][] = [
  ['undone', { code: '40001', message: 'could not serialize access' }],
  ['undone', { code: '40P01', message: 'deadlock detected' }],
  ['lost', { code: '57P01', message: 'terminating connection due to administrator command' }],
  ['lost', { code: '57P03', message: 'the database system is starting up' }],
  ['lost', { code: '08006', message: 'connection failure' }],
  ['lost', { code: 'ECONNRESET', message: 'read ECONNRESET' }],
  ['lost', { code: 'ECONNREFUSED', message: 'connect ECONNREFUSED' }],
  ['lost', new Error('Connection terminated unexpectedly')],
  ['lost', new Error('Query read timeout')],
  ['final', { code: '23505', message: 'duplicate key value' }],
  ['final', { code: '57014', message: 'canceling statement due to statement timeout' }],
  ['final', { code: '53100', message: 'could not extend file: No space left on device' }],
  ['final', new TypeError('x is not a function')],
];

test.each(CASES)('%s: %o', (trouble, error) => {
  expect(troubleOf(error)).toBe(trouble);
});

test.each([
  [true, '53100'],
  [true, '57014'],
  [true, '58030'],
  [true, '25006'],
  [true, 'ECONNREFUSED'],
  [true, '40001'],
  [false, '23505'],
  [false, '42601'],
])('that it may pass is %s of %s', (passes, code) => {
  expect(mayPass({ code })).toBe(passes);
});
