/** What changed for the viewer meanwhile, in one sentence. */

import { toPlace } from '../board/names.ts';
import type { Changes } from '../game/changes.ts';
import type { Setting } from '../table/card-words.ts';
import { listed, say } from './words.ts';

export function changesWords({ names, shape }: Setting, changes: Changes): string {
  const { helped, swept, escaped, lost, given, boat, danger } = changes;
  const clauses = [
    ...(helped.length === 1
      ? [say('changes.helped', { who: names[helped[0].by], to: toPlace(shape, helped[0].to) })]
      : []),
    ...(helped.length > 1 ? [say('changes.helped.many', { n: helped.length })] : []),
    ...(swept > 0 ? [say('changes.swept', { n: swept })] : []),
    ...(escaped > 0 ? [say('changes.sea', { n: escaped })] : []),
    ...Array.from(lost, ([seat, n]) => say('changes.lost', { who: names[seat], n })),
    ...Array.from(given, ([seat, n]) => say('changes.given', { who: names[seat], n })),
    ...(boat ? [say(`changes.boat.${boat}`)] : []),
    ...danger.map(({ seat, left }) =>
      say(left === 0 ? 'changes.danger.home' : 'changes.danger', { who: names[seat], n: left }),
    ),
  ];
  return clauses.length === 0 ? say('changes.none') : say('changes.since', { list: listed(clauses) });
}
