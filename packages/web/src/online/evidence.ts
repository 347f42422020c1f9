/**
 * What this browser sent and saw of each table, saved while the game is on: the record is checked against it afterwards. Several
 * windows share it.
 */
import type { ChainEvidence, EvidenceStorage } from '@cartagena/fair';

interface SavedEvidence {
  /** When it was saved last, in milliseconds since 1970. */
  readonly at: number;
  readonly evidence: ChainEvidence;
}

const PREFIX = 'cartagena.evidence.';
/** The oldest beyond these are forgotten. */
const MAX_TABLES = 100;

/** Checks what was saved. Another page, or somebody with the developer tools, may have written anything there. */
export type ParseEvidence = (value: unknown) => ChainEvidence | undefined;

export function evidenceStorage(id: string, parse: ParseEvidence): EvidenceStorage {
  let last: { readonly text: string | null; readonly evidence: ChainEvidence | undefined } | undefined;
  return {
    read() {
      const text = readText(PREFIX + id) ?? last?.text ?? null;
      if (last?.text !== text) last = { text, evidence: parseText(text, parse) };
      return last.evidence;
    },
    write(evidence) {
      const text = JSON.stringify({ at: Date.now(), evidence } satisfies SavedEvidence);
      const isNew = last?.evidence === undefined;
      last = { text, evidence };
      try {
        localStorage.setItem(PREFIX + id, text);
        if (isNew) forgetOldest();
      } catch {
        // Without storage the evidence lasts as long as this page.
      }
    },
  };
}

function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function parseText(text: string | null, parse: ParseEvidence): ChainEvidence | undefined {
  try {
    return parse((JSON.parse(text ?? 'null') as Partial<SavedEvidence> | null)?.evidence);
  } catch {
    return undefined;
  }
}

function forgetOldest(): void {
  const savedAt = (key: string): number => {
    try {
      return Number((JSON.parse(readText(key) ?? 'null') as Partial<SavedEvidence> | null)?.at) || 0;
    } catch {
      return 0;
    }
  };
  const keys = Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i) ?? '').filter(key =>
    key.startsWith(PREFIX),
  );
  const oldestFirst = keys.map(key => [key, savedAt(key)] as const).sort(([, a], [, b]) => a - b);
  for (const [key] of oldestFirst.slice(0, -MAX_TABLES)) localStorage.removeItem(key);
}
