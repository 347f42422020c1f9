/** Addresses on the net: which are public, which belong to a network, and which network a client comes from. */
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Not special by IANA's registry: a cloud's own services, reached from its machines only. */
const CLOUD_SERVICES = ipaddr.parse('168.63.129.16');
/** Everything else of IPv6 is loopback, mapped or translated IPv4, link-local, unique-local, multicast or not in use. */
const GLOBAL_V6 = ipaddr.parseCIDR('2000::/3');

/** Strict, as Node is: no zones, no octal or shortened forms. */
const parse = (text: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined =>
  isIP(text) === 0 || text.includes('%') ? undefined : ipaddr.parse(text);

/** Whether anybody may be sent there: it belongs neither to this machine, nor to this house, nor to nobody. */
export function isPublic(text: string): boolean {
  const address = parse(text);
  if (address?.range() !== 'unicast') return false;
  return address instanceof ipaddr.IPv4 ? !address.match(CLOUD_SERVICES, 32) : address.match(GLOBAL_V6);
}

/** Whether an address is one of those meant. */
export type Networks = (address: string) => boolean;

/** Addresses and networks with commas between them, such as `127.0.0.1, 192.168.1.0/24`; undefined if it is something else. */
export function parseNetworks(text: string): Networks | undefined {
  const networks = text.split(',').map(one => parseNetwork(one.trim()));
  if (networks.includes(undefined)) return undefined;
  return candidate => {
    const address = parse(candidate);
    return (networks as [ipaddr.IPv4, number][]).some(
      ([net, bits]) => address?.kind() === net.kind() && address.match(net, bits),
    );
  };
}

function parseNetwork(text: string): [ipaddr.IPv4 | ipaddr.IPv6, number] | undefined {
  const [net, bits, ...rest] = text.split('/');
  const address = parse(net);
  if (address === undefined || rest.length > 0) return undefined;
  const longest = address.kind() === 'ipv4' ? 32 : 128;
  const length = bits === undefined ? longest : /^\d{1,3}$/.test(bits) ? Number(bits) : -1;
  return length >= 0 && length <= longest ? [address, length] : undefined;
}

/** The network of this prefix length that contains an address; the text itself if it is not an address. */
export function networkOf(text: string, bits: { readonly v4: number; readonly v6: number }): string {
  const parsed = parse(text);
  if (parsed === undefined) return text;
  const address = ipaddr.process(parsed.toString());
  return address instanceof ipaddr.IPv4
    ? ipaddr.IPv4.networkAddressFromCIDR(`${address}/${bits.v4}`).toString()
    : ipaddr.IPv6.networkAddressFromCIDR(`${address}/${bits.v6}`).toString();
}
