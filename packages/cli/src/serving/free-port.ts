/** Ports of this machine. */
import { createServer } from 'node:net';

/** What `localhost` may stand for: a browser that is sent there must not meet another program. */
const LOCALHOST = ['127.0.0.1', '::1'];

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise(resolve => {
    const server = createServer();
    // A machine without IPv6 has nobody there either.
    server.once('error', ({ code }: NodeJS.ErrnoException) =>
      resolve(code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT'),
    );
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}

/** Some systems let two programs listen on one port, if one of them names an address. So each is tried. */
export async function isFree(port: number, host: string): Promise<boolean> {
  for (const one of new Set([host, ...LOCALHOST])) if (!(await canListen(port, one))) return false;
  return true;
}

/** The first free one of the ten from `port` on; otherwise 0, for any. */
export async function freePortFrom(port: number, host: string): Promise<number> {
  for (let candidate = port; candidate < port + 10; candidate++) if (await isFree(candidate, host)) return candidate;
  return 0;
}

/** Whether it is this game that listens there, for instance because it was started twice. */
export async function isCartagena(port: number): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/api/address`, { signal: AbortSignal.timeout(3000) });
    return answer.ok && 'url' in ((await answer.json()) as object);
  } catch {
    return false;
  }
}
