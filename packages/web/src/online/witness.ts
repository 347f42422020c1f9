/** This browser's part in fair deals (docs/fair-deals.md). The code for it is loaded when a table on a server needs it. */
import type { ChainEvidence, SentKind, Witness } from '@cartagena/fair';
import type { Done } from '@cartagena/protocol';
import type { ApiResult } from './api.ts';
import { evidenceStorage } from './evidence.ts';

const load = () => import('@cartagena/fair').catch(() => undefined);
const randomShare = () => crypto.getRandomValues(new Uint8Array(32));

/** A witness that has not followed the chain yet, with what this browser saved of the table. Undefined: it could not be loaded. */
export async function openWitness(id: string): Promise<Witness | undefined> {
  const fair = await load();
  const storageOf = (game: string) => evidenceStorage(game, fair!.parseChainEvidence);
  return fair && new fair.Witness(id, storageOf(id), randomShare, game => storageOf(game).read());
}

/** Undefined: this browser saved nothing of the table. */
export async function evidenceOf(id: string): Promise<ChainEvidence | undefined> {
  const fair = await load();
  const evidence = fair && evidenceStorage(id, fair.parseChainEvidence).read();
  return evidence?.commitment ? evidence : undefined;
}

/** The commitment to this browser's share at a table whose own commitment was just shown. */
export async function commitmentFor(id: string, shown: string | undefined): Promise<string | undefined> {
  const witness = await openWitness(id);
  if (!witness || shown === undefined) return undefined;
  witness.seeCommitment(shown);
  return witness.offerShare();
}

/** Sends something for this browser's seat, and saves that it did. */
export async function sendNoted(
  id: string,
  kind: SentKind,
  what: unknown,
  send: () => Promise<ApiResult<Done>>,
): Promise<ApiResult<Done>> {
  const opened = await openWitness(id);
  // At a table of version 1 nothing was committed to.
  const witness = opened?.evidence.commitment ? opened : undefined;
  witness?.willSend(kind, what);
  const answer = await send();
  // Without an answer nobody knows whether it was done.
  if (answer.ok) witness?.answered(kind, what, answer.value.seq);
  else if (answer.reason.code !== 'unreachable') witness?.answered(kind, what, null);
  return answer;
}
