/** Players with shares in the luck of the deal, as clients have them. */
import { createHash } from 'node:crypto';
import { commitToShare } from '@cartagena/fair';
import type { Client } from './server.ts';

/** A share for tests, known to everybody. */
export const shareOf = (name: string): string => createHash('sha256').update(name).digest('hex');

/** Each client commits to a share; returns the shares, to be revealed after the start. */
export async function commitShares(clients: readonly Client[], id: string): Promise<string[]> {
  const { commitment } = await clients[0].table(id);
  const shares = clients.map((_, i) => shareOf(`share of seat ${i} at ${id}`));
  for (const [i, client] of clients.entries())
    await client.post(`/api/games/${id}/share`, { commitment: commitToShare(id, commitment, shares[i]) });
  return shares;
}

export async function revealShares(clients: readonly Client[], id: string, shares: readonly string[]): Promise<void> {
  for (const [i, client] of clients.entries()) await client.post(`/api/games/${id}/reveal`, { share: shares[i] });
}
