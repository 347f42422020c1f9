/** What changed for the viewer meanwhile, in one sentence. */
import type { Changes } from '../game/changes.ts';
import type { Setting } from '../table/card-words.ts';
import { listed, say } from './words.ts';

export function changesWords(setting: Setting, changes: Changes): string {
  if (changes.length === 0) return say('changes.none');
  return say('changes.since', { list: listed(changes.map(clause => clause(setting))) });
}
