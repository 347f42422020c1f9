import { describe, expect, it } from 'vitest';
import { isPublic, networkOf, parseNetworks } from './addresses.ts';

const OPEN = [
  ...[
    '1.1.1.1',
    '8.8.8.8',
    '9.255.255.255',
    '11.0.0.0',
    '100.63.255.255',
    '100.128.0.0',
    '126.255.255.255',
    '128.0.0.1',
  ],
  ...['169.253.255.255', '169.255.0.0', '172.15.255.255', '172.32.0.0', '192.0.1.0', '192.167.255.255', '192.169.0.0'],
  ...['198.17.255.255', '198.20.0.0', '223.255.255.255'],
  ...['2606:4700:4700::1111', '2a00:1450:4001::200e', '2001:4860:4860::8888', '2003::1', '3ffe::1'],
];

const CLOSED = [
  // This host, private, shared, loopback, link-local with its metadata service.
  ...[
    '0.0.0.0',
    '0.1.2.3',
    '10.0.0.1',
    '10.255.255.255',
    '100.64.0.1',
    '100.127.255.255',
    '127.0.0.1',
    '127.255.255.255',
  ],
  ...[
    '169.254.0.1',
    '168.63.129.16',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.0.1',
    '192.168.255.255',
  ],
  // Protocols, documentation, benchmarks, multicast, reserved, broadcast.
  ...['192.0.0.1', '192.0.2.1', '192.88.99.1', '198.18.0.1', '198.19.255.255', '198.51.100.7', '203.0.113.7'],
  ...['224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255'],
  // Unspecified, loopback, mapped, compatible, translated.
  ...['::', '::1', '::ffff:127.0.0.1', '::ffff:10.0.0.1', '::ffff:8.8.8.8', '::ffff:7f00:1', '::7f00:1', '::127.0.0.1'],
  ...['64:ff9b::7f00:1', '64:ff9b:1::1', '2002:7f00:1::', '2002:a00:1::1', '2001::1', '2001:0:4136:e378::1'],
  // Discard, unique-local, link-local, site-local, multicast, documentation, not in use.
  ...['100::1', 'fc00::1', 'fd12:3456::1', 'fe80::1', 'febf::1', 'fec0::1', 'ff02::1', 'ff0e::1', '2001:db8::1'],
  ...['3fff::1', '4000::1', '5f00::1', '1::1', 'e000::1'],
  // With a zone; and what is no address.
  ...['fe80::1%eth0', '2606:4700::1%lo', '', 'localhost', '8.8.8', '08.8.8.8', '0x7f000001', '2130706433', '[::1]'],
];

describe('addresses', () => {
  it.each(OPEN)('%s is public', address => expect(isPublic(address)).toBe(true));
  it.each(CLOSED)('%s is not', address => expect(isPublic(address)).toBe(false));
});

describe('networks', () => {
  it.each([
    ['127.0.0.1', true],
    ['127.0.0.2', false],
    ['192.168.1.77', true],
    ['192.168.2.1', false],
    ['fd00::77', true],
    ['fd01::1', false],
    ['::ffff:192.168.1.77', false],
    ['localhost', false],
  ])('%s is among them: %s', (address, expected) =>
    expect(parseNetworks('127.0.0.1, 192.168.1.0/24,fd00::/16')!(address)).toBe(expected),
  );

  it.each(['', 'true', 'localhost', '10.0.0.0/33', '10.0.0.0/', '10.0.0.1,', 'fd00::/129', 'fe80::1%eth0', '10/8'])(
    'are not what "%s" says',
    text => expect(parseNetworks(text)).toBeUndefined(),
  );
});

it.each([
  ['192.0.2.7', '192.0.2.0'],
  ['::ffff:192.0.2.7', '192.0.2.0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
  ['2001:db8::6', '2001:db8::'],
  ['somewhere', 'somewhere'],
])('the network of %s, of 24 or 48 bits, is %s', (address, network) => {
  expect(networkOf(address, { v4: 24, v6: 48 })).toBe(network);
});
