/**
 * Carries something to an address that a stranger gave us. It goes to public addresses only, and to those that the operator of the
 * server allows: the name is resolved once, all that it stands for is checked, and the connection is made to what was checked, so
 * that a name that changes its meaning in between gains nothing. Redirects are not followed, and nothing of the answer is read but
 * its status.
 */
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { ok, type Result, refuse } from '@cartagena/engine';
import { isPublic, type Networks } from '../addresses.ts';
import { type NoticeAddress, nameResolver } from './names.ts';

export interface CourierOptions {
  readonly ports?: readonly number[];
  /** Milliseconds for everything, from the name to the answer. */
  readonly timeoutMs?: number;
  /** Addresses that may be reached although they are not public; when the URL has the address itself, on any port. */
  readonly isAllowed?: Networks;
  readonly resolve?: (host: string) => Promise<readonly NoticeAddress[]>;
}

export interface Parcel {
  readonly url: string;
  readonly headers: { readonly [name: string]: string | number };
  readonly body: string | Buffer;
}

const REFUSALS = {
  'bad-url': 'This is not a URL.',
  'bad-scheme': 'The URL must begin with https:// or http://.',
  credentials: 'The URL must not contain a user name or a password.',
  'bad-port': 'Only the usual ports are allowed: 443 for https, 80 for http.',
  'private-address': 'The URL leads to an address that is not public.',
  'unknown-host': 'There is no such host.',
  timeout: 'There was no answer in time.',
  'no-connection': 'The connection failed.',
} as const;

const refused = (code: keyof typeof REFUSALS): Result<never> => refuse(code, REFUSALS[code]);

const DEFAULT_PORTS: { readonly [protocol: string]: number } = { 'http:': 80, 'https:': 443 };
const PORTS = Object.values(DEFAULT_PORTS);
const TIMEOUT_MS = 5000;

export class Courier {
  private readonly options: Required<CourierOptions>;

  constructor(options: CourierOptions = {}) {
    this.options = { ports: PORTS, timeoutMs: TIMEOUT_MS, isAllowed: () => false, resolve: nameResolver(), ...options };
  }

  /** Whether it would go there at all, as far as can be said without asking anybody. */
  judge(text: string): Result<URL> {
    if (!URL.canParse(text)) return refused('bad-url');
    const url = new URL(text);
    if (url.protocol !== 'https:' && url.protocol !== 'http:') return refused('bad-scheme');
    if (url.username !== '' || url.password !== '') return refused('credentials');
    const host = hostOf(url);
    const isAddress = isIP(host) !== 0;
    if (isAddress && this.options.isAllowed(host)) return ok(url);
    if (!this.isUsualPort(url)) return refused('bad-port');
    return isAddress && !isPublic(host) ? refused('private-address') : ok(url);
  }

  /** The status of the answer, or why there is none. */
  async post(parcel: Parcel): Promise<Result<number>> {
    const url = this.judge(parcel.url);
    if (!url.ok) return url;
    const signal = AbortSignal.timeout(this.options.timeoutMs);
    const addresses = await this.resolve(hostOf(url.value), signal);
    return addresses.ok ? this.send(url.value, addresses.value, parcel, signal) : addresses;
  }

  private async resolve(host: string, signal: AbortSignal): Promise<Result<readonly NoticeAddress[]>> {
    if (isIP(host) !== 0) return ok([{ address: host, family: isIP(host) as 4 | 6 }]);
    try {
      const addresses = await Promise.race([this.options.resolve(host), aborted(signal)]);
      if (addresses.length === 0) return refused('unknown-host');
      return addresses.every(({ address }) => this.options.isAllowed(address) || isPublic(address))
        ? ok(addresses)
        : refused('private-address');
    } catch {
      return refused(signal.aborted ? 'timeout' : 'unknown-host');
    }
  }

  private send(
    url: URL,
    addresses: readonly NoticeAddress[],
    { headers, body }: Parcel,
    signal: AbortSignal,
  ): Promise<Result<number>> {
    const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const length = Buffer.byteLength(body);
    return new Promise(resolve => {
      // No agent: a connection is for one parcel, and its address was checked for this one.
      const sending = request(url, {
        method: 'POST',
        headers: { ...headers, 'content-length': length },
        lookup: alwaysThese(addresses),
        agent: false,
        signal,
      });
      sending.on('response', response => {
        resolve(ok(response.statusCode!));
        response.destroy();
      });
      sending.on('error', () => resolve(refused(signal.aborted ? 'timeout' : 'no-connection')));
      sending.end(body);
    });
  }

  private isUsualPort({ port, protocol }: URL): boolean {
    return this.options.ports.includes(port === '' ? DEFAULT_PORTS[protocol] : Number(port));
  }
}

/** Without the brackets of IPv6. */
const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '');

const alwaysThese =
  (addresses: readonly NoticeAddress[]): LookupFunction =>
  (_, options, tell) => {
    if (options.all) tell(null, [...addresses]);
    else tell(null, addresses[0].address, addresses[0].family);
  };

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));
}
