/** Where others open this server. */
import { useLoaded } from '../base/use-loaded.ts';
import { api } from './api.ts';

/** Only this machine can open these. */
const isThisMachine = (host: string): boolean => /^(localhost|127\.[\d.]+|\[::1\])$/.test(host);

/** The address of the page, unless it is one that means this machine everywhere: then the server is asked for a better one. */
export async function inviteOrigin(
  { origin, hostname }: Pick<Location, 'origin' | 'hostname'>,
  ask: typeof api.address,
): Promise<string> {
  if (!isThisMachine(hostname)) return origin;
  const answer = await ask();
  return answer.ok && answer.value.url !== null ? answer.value.url : origin;
}

export const useInviteOrigin = (): string =>
  useLoaded(() => inviteOrigin(location, api.address), []).value ?? location.origin;
