/** The local network: this machine's addresses in it, and how to serve no one else. */
import type { Server } from 'node:http';
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';
import { isPublic, networkOf } from '../addresses.ts';

/** Bridges, tunnels and the like: other devices seldom reach a machine there. */
const VIRTUAL =
  /^(br-|bridge|cni|docker|lxc|lxd|podman|tailscale|tap|tun|utun|vbox|veth|virbr|vmnet|wg|zt)|vEthernet|virtual|vpn/i;
/** Addresses that devices assign themselves where no server assigns any. */
const UNCONFIGURED = '169.254.';

type Interfaces = { readonly [name: string]: readonly NetworkInterfaceInfo[] | undefined };

/** Addresses of this machine that others in its network can open, the most likely one first. IPv4 only, since those can be typed. */
export function localAddresses(interfaces: Interfaces = networkInterfaces()): string[] {
  const rank = (name: string, address: string) =>
    (VIRTUAL.test(name) ? 2 : 0) + (address.startsWith(UNCONFIGURED) ? 1 : 0);
  return Object.entries(interfaces)
    .flatMap(([name, infos = []]) =>
      infos
        .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !isPublic(address))
        .map(({ address }) => ({ address, rank: rank(name, address) })),
    )
    .sort((a, b) => a.rank - b.rank)
    .map(({ address }) => address);
}

/** Whether a connection from this address comes over the internet; an IPv4 address may be written as IPv6. */
export const isFromOutside = (address: string): boolean => isPublic(networkOf(address, { v4: 32, v6: 128 }));

export function closeToOutside(server: Server): void {
  server.on('connection', socket => {
    if (isFromOutside(socket.remoteAddress ?? '')) socket.destroy();
  });
}
