/** What is played at a table, and in what time: one line. */
import { EDITION, EDITIONS, type EditionId } from '@cartagena/engine';
import type { Clock } from '@cartagena/protocol';
import { moduleName } from '../words/module-words.ts';
import { say } from '../words/words.ts';

const isEdition = (id: string): id is EditionId => (EDITIONS as readonly string[]).includes(id);

function editionName(id: string): string {
  return isEdition(id) ? say(`edition.${id}`) : id;
}

/** The variants that the edition does not have anyway. */
function variantNames(edition: string, modules: readonly string[]): string[] {
  const usual: readonly string[] = isEdition(edition) ? EDITION[edition].defaults.modules : [];
  return modules.filter(id => !usual.includes(id)).map(moduleName);
}

function clockInWords(clock: Clock): string {
  if (clock.kind === 'none') return say('online.clock.none');
  if (clock.kind === 'days') return say('online.clock.days', { count: clock.days });
  const { seconds } = clock;
  return seconds % 60 === 0
    ? say('online.clock.minutes', { count: seconds / 60 })
    : say('online.clock.live', { count: seconds });
}

interface TableFactsProps {
  readonly edition: string;
  readonly modules: readonly string[];
  readonly clock: Clock;
}

export function TableFacts({ edition, modules, clock }: TableFactsProps) {
  return <span>{[editionName(edition), ...variantNames(edition, modules), clockInWords(clock)].join(' · ')}</span>;
}
