import { UNCHAINED } from '@cartagena/fair';
import { expect, it } from 'vitest';
import { isChained } from './chain-link.ts';
import type { EntryKind } from './entry.ts';
import { QUOTA_OF } from './quotas.ts';

it('clients accept exactly those kinds of entries without a link that the server does not chain', () => {
  const kinds = Object.keys(QUOTA_OF) as EntryKind[];
  // What is not for this viewer is sent as `private`.
  expect([...kinds.filter(kind => !isChained(kind) && kind !== 'stirred'), 'private'].sort()).toEqual(
    [...UNCHAINED].sort(),
  );
});
