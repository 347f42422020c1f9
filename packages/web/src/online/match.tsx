/** A duplicate match: the way to the other board, and what came of both. */
import { type TableDetails, tablePath } from '@cartagena/protocol';
import { useCallback } from 'preact/hooks';
import { go } from '../base/router.ts';
import type { TableExtras } from '../table/view/extras.ts';
import { say } from '../words/words.ts';
import { api } from './api.ts';
import { matchScores, matchWinner } from './match-result.ts';
import { namesAt } from './seat-names.ts';
import { usePolled } from './use-polled.ts';

const EVERY_MS = 4000;

/** The other board as it was lately; undefined if this is a single game, or not known yet. */
export function useOtherBoard({ otherBoard }: TableDetails): TableDetails | undefined {
  const look = useCallback(async () => (otherBoard === null ? undefined : await api.table(otherBoard)), [otherBoard]);
  const found = usePolled(look, EVERY_MS).value;
  return found?.ok ? found.value : undefined;
}

export function wayToOther({ board, otherBoard }: TableDetails, other?: TableDetails): TableExtras['otherBoard'] {
  if (board === null || otherBoard === null) return undefined;
  const isWaiting = (other?.game?.legal.length ?? 0) > 0;
  return {
    label: say(isWaiting ? 'match.board.yours' : 'match.board', { number: 3 - board }),
    isWaiting,
    onOpen: () => go(tablePath(otherBoard)),
  };
}

interface MatchResultProps {
  readonly table: TableDetails;
  readonly other: TableDetails | undefined;
}

export function MatchResult({ table, other }: MatchResultProps) {
  if (table.board === null || table.status !== 'over') return null;
  if (other?.status !== 'over') return <p>{say('match.open', { number: 3 - table.board })}</p>;
  const [first, second] = table.board === 1 ? [table, other] : [other, table];
  const scores = matchScores([first, second], namesAt(first));
  const winner = matchWinner(scores);
  const [one, two] = scores.map(({ name, points, home }) => say('match.score', { name, points, count: home }));
  return (
    <p>
      <strong>{winner ? say('match.won', { name: winner.name }) : say('match.drawn')}</strong> {one} {two}
    </p>
  );
}
