/** Whether a request that changes something comes from our own pages. Programs other than browsers send neither header. */
import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

const CHANGING = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

export const isChanging = (request: FastifyRequest): boolean => CHANGING.has(request.method);

export function isFromElsewhere(request: FastifyRequest, publicUrl: string | null): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  if (origin === undefined) return false;
  if (publicUrl !== null) return origin !== publicUrl;
  return origin !== `${request.protocol}://${request.host}` || !isNearby(request.hostname);
}

/** Suffixes of names that no one can register: they have a meaning in the local network, if at all. */
const LOCAL_ENDS = ['localhost', 'local', 'lan', 'home', 'internal', 'home.arpa'];

/**
 * Whether a page at this host can only be ours. Where nobody said what the server is called, `Host` and `Origin` may agree on the name
 * of a foreign site that was made to point here (DNS rebinding). That needs a name in the public DNS: an address is what it is, and
 * names without a dot or with a local end cannot be registered.
 */
export function isNearby(host: string): boolean {
  const name = host
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '');
  if (isIP(name) !== 0 || !name.includes('.')) return true;
  return LOCAL_ENDS.some(end => name.endsWith(`.${end}`));
}
