import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { hmacWith } from './hmac.ts';

test('it is the HMAC of Node, for keys and messages of all lengths', () => {
  for (let length = 0; length < 200; length++) {
    const key = Buffer.alloc(length % 65, length + 1);
    const message = Buffer.alloc(length, 7 * length);
    expect(hmacWith(key)(message)).toBe(createHmac('sha256', key).update(message).digest('base64url'));
  }
});
