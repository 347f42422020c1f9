/**
 * Watches over the deal of a table while the page follows it: feeds the witness with every update, sends and reveals this browser's
 * share when it is time, and shows what the witness noticed.
 */
import type { FairAlarm, Witness } from '@cartagena/fair';
import type { News, TableDetails } from '@cartagena/protocol';
import { type ReadonlySignal, signal } from '@preact/signals';
import { api } from './api.ts';
import { openWitness, sendNoted } from './witness.ts';

export interface DealState {
  readonly alarms: readonly FairAlarm[];
  /** For each deal that was called off, the seats that did not reveal their shares. */
  readonly restarts: readonly (readonly number[])[];
}

export interface DealWatch {
  /** Undefined: nothing is known yet, or the table is of version 1. */
  readonly state: ReadonlySignal<DealState | undefined>;
  /** The news that came, and the table after them. */
  hear(news: readonly News[], table: TableDetails): void;
  /** Resolves when this browser has sent what it had to: after a deal that was called off, its new share. */
  settled(): Promise<void>;
}

export function watchDeal(id: string): DealWatch {
  const state = signal<DealState | undefined>(undefined);
  let work = Promise.resolve();
  let witness: Witness | undefined;
  let seen = 0;
  let sending: Promise<void> | undefined;

  async function take(news: readonly News[], table: TableDetails): Promise<void> {
    if (table.fair === 1) return;
    for (const one of news) {
      // A stream that begins anew is followed anew: the evidence knows whether it is the same one.
      if (!witness || one.seq <= seen) {
        witness = await openWitness(id);
        seen = 0;
      }
      if (!witness) return;
      if (one.seq > seen + 1) await fillGap(witness, one.seq);
      witness.observe(one);
      seen = one.seq;
    }
    if (!witness) return;
    witness.seeCommitment(table.commitment);
    witness.seeConfig(table.recordedConfig ?? table.config);
    witness.sitAt(table.you);
    state.value = { alarms: witness.alarms, restarts: [...witness.chain.restarts] };
    const following = witness;
    sending ??= sendShare(following).finally(() => {
      sending = undefined;
    });
  }

  /** The events bring back only so many entries of a long log. */
  async function fillGap(following: Witness, until: number): Promise<void> {
    for (;;) {
      const page = await api.chain(id, seen);
      const links = page.ok ? page.value.links.filter(({ seq }) => seq < until) : [];
      if (links.length === 0) return;
      for (const link of links) following.observe(link);
      seen = links.at(-1)!.seq;
    }
  }

  /** Everything that a person would otherwise have to click for. */
  async function sendShare(following: Witness): Promise<void> {
    if (following.shouldCommit) {
      const commitment = following.offerShare();
      await sendNoted(id, 'share', commitment, () => api.share(id, { commitment }));
    }
    const share = following.shareToReveal();
    if (share !== undefined) await sendNoted(id, 'revealed', share, () => api.reveal(id, { share }));
  }

  return {
    state,
    hear(news, table) {
      work = work.then(() => take(news, table)).catch(() => {});
    },
    async settled() {
      await work;
      await sending;
    },
  };
}
