import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import type { NetworkInterfaceInfo } from 'node:os';
import { expect, it, vi } from 'vitest';
import { startNode } from '../testing/server.ts';
import { closeToOutside, isFromOutside, localAddresses } from './local-network.ts';

const at = (address: string, internal = false): NetworkInterfaceInfo =>
  ({ address, internal, family: address.includes(':') ? 'IPv6' : 'IPv4' }) as NetworkInterfaceInfo;

it('finds what other devices can open, the most likely first', () => {
  const addresses = localAddresses({
    lo: [at('127.0.0.1', true), at('::1', true)],
    docker0: [at('172.17.0.1')],
    eth1: [at('169.254.3.4')],
    wlan0: [at('fe80::1'), at('192.168.1.20')],
    eth0: [at('10.0.0.7'), at('8.8.8.8')],
  });
  expect(addresses).toEqual(['192.168.1.20', '10.0.0.7', '169.254.3.4', '172.17.0.1']);
});

it('a machine without a network has none', () => {
  expect(localAddresses({ lo: [at('127.0.0.1', true)] })).toEqual([]);
});

it.each(['8.8.8.8', '::ffff:8.8.8.8', '2001:4860:4860::8888'])('%s is outside', address => {
  expect(isFromOutside(address)).toBe(true);
});

it.each([
  '127.0.0.1',
  '::1',
  '::ffff:192.168.1.20',
  '192.168.1.20',
  '10.1.2.3',
  '172.20.1.1',
  '100.100.1.1',
  'fe80::1',
  'fd00::1',
])('%s is not', address => {
  expect(isFromOutside(address)).toBe(false);
});

it('connections from outside are closed, others are not', () => {
  const server = new EventEmitter();
  closeToOutside(server as Server);
  const closed = (remoteAddress: string) => {
    const socket = { remoteAddress, destroy: vi.fn() };
    server.emit('connection', socket);
    return socket.destroy.mock.calls.length > 0;
  };
  expect([closed('8.8.8.8'), closed('192.168.1.20')]).toEqual([true, false]);
});

it('a server for the local network answers this machine, and says where others reach it', async () => {
  const node = await startNode({ config: { clients: 'local', host: '0.0.0.0' } });
  const named = await startNode({ config: { publicUrl: 'https://cartagena.example.org' } });
  const plain = await startNode();
  const addressOf = async ({ url }: { url: string }) => (await fetch(`${url}/api/address`)).json();
  const [address] = localAddresses();
  expect(await addressOf(node)).toEqual({
    url: address === undefined ? null : `http://${address}:${new URL(node.url).port}`,
  });
  expect(await addressOf(named)).toEqual({ url: 'https://cartagena.example.org' });
  expect(await addressOf(plain)).toEqual({ url: null });
  await Promise.all([node, named, plain].map(one => one.close()));
});
