import { createHash } from 'node:crypto';
import { setUp, unwrap } from '@cartagena/engine';
import { expect, it } from 'vitest';
import { fingerprintOf } from './fingerprint.ts';
import { gameKey } from './game-key.ts';
import { dealOf } from './testing/fair-game.ts';

it('is what another library computes from the definition', () => {
  const config = unwrap(setUp({ edition: 'classic' }));
  const deal = { ...dealOf(config, 'print'), takebacks: [3, 258] };
  const actions = [
    { seat: 1, action: 'play start key' },
    { seat: 0, action: 'end' },
  ];
  const parts = [
    Buffer.from('cartagena-fair/1/fingerprint'),
    gameKey(config, deal),
    Buffer.from('0000000300000102', 'hex'),
    Buffer.from('00000001', 'hex'),
    Buffer.from('1 play start key'),
    Buffer.from('0 end'),
  ];
  const hash = createHash('sha256');
  for (const part of parts) hash.update(Uint8Array.of(0, 0, 0, part.length)).update(part);
  expect(fingerprintOf({ config, actions }, deal, [1])).toBe(hash.digest('hex'));
});
