/** One puzzle, solved at the table itself. */
import { loadPuzzle, PUZZLE_TITLES, type Puzzle, type PuzzleTitle } from '@cartagena/study/puzzles';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { PageProps } from '../base/router.ts';
import { set } from '../base/set.ts';
import { ButtonLink } from '../ui/button.tsx';
import { TitledPage } from '../ui/frame.tsx';
import { MessagePage } from '../ui/message-page.tsx';
import { say } from '../words/words.ts';
import { puzzleOfToday } from './lists.ts';
import { PuzzleTable } from './puzzle-table.tsx';

export function PuzzlePage({ params: [name] }: PageProps) {
  const title = name === 'today' ? puzzleOfToday() : PUZZLE_TITLES.find(({ id }) => id === name);
  return title ? <Loading title={title} /> : <NoPuzzle text={say('puzzle.none')} />;
}

function Loading({ title }: { readonly title: PuzzleTitle }) {
  const puzzle = useSignal<Puzzle | 'failed' | undefined>(undefined);
  const load = () => {
    puzzle.value = undefined;
    loadPuzzle(title).then(
      loaded => set(puzzle, loaded),
      () => set(puzzle, 'failed'),
    );
  };
  useEffect(load, [title]);
  if (puzzle.value === undefined) return <Fetching />;
  if (puzzle.value === 'failed') return <NoPuzzle text={say('puzzle.failed')} onRetry={load} />;
  return <PuzzleTable title={title} puzzle={puzzle.value} />;
}

function Fetching() {
  return (
    <TitledPage title={say('puzzles.title')}>
      <p role="status">{say('puzzle.loading')}</p>
    </TitledPage>
  );
}

function NoPuzzle({ text, onRetry }: { readonly text: string; readonly onRetry?: () => void }) {
  return (
    <MessagePage
      title={say('puzzles.title')}
      text={<p role="status">{text}</p>}
      {...(onRetry ? { label: say('app.again'), onClick: onRetry } : { label: say('puzzle.all'), href: '/puzzles' })}
    >
      {onRetry && <ButtonLink href="/puzzles">{say('puzzle.all')}</ButtonLink>}
    </MessagePage>
  );
}
