/** Which addresses on the net are anybody's to reach, and which belong to this machine, this house, or nobody. */
import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';

type Subnet = readonly [net: string, prefix: number];

/** Special-purpose IPv4 addresses, after IANA's registry. */
const CLOSED_V4: readonly Subnet[] = [
  ['0.0.0.0', 8], // this host
  ['10.0.0.0', 8], // private
  ['100.64.0.0', 10], // shared by a provider's customers
  ['127.0.0.0', 8], // loopback
  ['168.63.129.16', 32], // a cloud's own services, reached from its machines only
  ['169.254.0.0', 16], // link-local
  ['172.16.0.0', 12], // private
  ['192.0.0.0', 24], // protocol assignments
  ['192.0.2.0', 24], // documentation
  ['192.88.99.0', 24], // relays to IPv6
  ['192.168.0.0', 16], // private
  ['198.18.0.0', 15], // benchmarks
  ['198.51.100.0', 24], // documentation
  ['203.0.113.0', 24], // documentation
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4], // reserved, broadcast
];

/** Everything else is loopback, mapped or translated IPv4, link-local, unique-local, multicast or not in use. */
const OPEN_V6: readonly Subnet[] = [['2000::', 3]];
const CLOSED_V6: readonly Subnet[] = [
  ['2001::', 23], // protocol assignments, Teredo
  ['2001:db8::', 32], // documentation
  ['2002::', 16], // 6to4: an IPv4 address in disguise
  ['3fff::', 20], // documentation
];

function listOf(subnets: readonly Subnet[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const [net, prefix] of subnets) list.addSubnet(net, prefix, family);
  return list;
}

const closedV4 = listOf(CLOSED_V4, 'ipv4');
const openV6 = listOf(OPEN_V6, 'ipv6');
const closedV6 = listOf(CLOSED_V6, 'ipv6');

export function isPublic(address: string): boolean {
  if (isIPv4(address)) return !closedV4.check(address, 'ipv4');
  // With a zone it is of this link, whatever it looks like.
  if (!isIPv6(address) || address.includes('%')) return false;
  return openV6.check(address, 'ipv6') && !closedV6.check(address, 'ipv6');
}

/** Whether an address is one of those meant. */
export type Networks = (address: string) => boolean;

/** Addresses and networks with commas between them, such as `127.0.0.1, 192.168.1.0/24`; undefined if it is something else. */
export function parseNetworks(text: string): Networks | undefined {
  const subnets = text.split(',').map(one => parseSubnet(one.trim()));
  if (subnets.includes(undefined)) return undefined;
  const of = (isFamily: (address: string) => boolean) => (subnets as Subnet[]).filter(([net]) => isFamily(net));
  const [v4, v6] = [listOf(of(isIPv4), 'ipv4'), listOf(of(isIPv6), 'ipv6')];
  return address => (isIPv4(address) ? v4.check(address, 'ipv4') : isIPv6(address) && v6.check(address, 'ipv6'));
}

function parseSubnet(text: string): Subnet | undefined {
  const [, net = '', prefix] = /^([^/%]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(net)]!;
  const length = prefix === undefined ? longest : Number(prefix);
  return length >= 0 && length <= longest ? [net, length] : undefined;
}
