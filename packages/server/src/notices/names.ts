/**
 * From a host's name to its addresses. Not by the system's resolver, which would keep one of the few threads that files need too
 * busy for as long as a stranger's name server likes.
 */
import { Resolver } from 'node:dns/promises';

export interface NoticeAddress {
  readonly address: string;
  readonly family: 4 | 6;
}

const TIMEOUT = 2000;
const TRIES = 2;

/** `servers` are those of the system unless they are given. Nothing is found if there is no such name. */
export function nameResolver(servers?: readonly string[]): (host: string) => Promise<NoticeAddress[]> {
  const resolver = new Resolver({ timeout: TIMEOUT, tries: TRIES });
  if (servers) resolver.setServers(servers);
  return async host => {
    const [v4, v6] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    return [...addressesIn(v4, 4), ...addressesIn(v6, 6)];
  };
}

function addressesIn(answer: PromiseSettledResult<string[]>, family: 4 | 6): NoticeAddress[] {
  return answer.status === 'fulfilled' ? answer.value.map(address => ({ address, family })) : [];
}
