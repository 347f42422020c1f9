/** What came of a try: the answer with its reason, or the way back. */
import type { Puzzle, PuzzleTitle } from '@cartagena/study/puzzles';
import { useSignal } from '@preact/signals';
import { set } from '../base/set.ts';
import { solvedPuzzles } from '../exercise/done.ts';
import type { ExerciseHost } from '../exercise/exercise-host.ts';
import panel from '../exercise/panel.module.css';
import { OutcomePanel } from '../exercise/panels.tsx';
import { reasonsInWords } from '../table/choosing/plan-words.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { percentWords, say } from '../words/words.ts';
import { nextUnsolved } from './lists.ts';

interface OutcomeProps {
  readonly title: PuzzleTitle;
  readonly puzzle: Puzzle;
  readonly host: ExerciseHost;
  readonly words: (actions: readonly unknown[]) => readonly string[];
  readonly standing: 'solved' | 'failed';
}

export function Outcome({ title, puzzle, host, words, standing }: OutcomeProps) {
  const isShown = useSignal(standing === 'solved');
  const chances = { best: percentWords(puzzle.chances.best), other: percentWords(puzzle.chances.second) };
  const next = nextUnsolved(title, solvedPuzzles.value);
  return (
    <OutcomePanel
      standing={standing}
      title={say(standing === 'solved' ? 'puzzle.solved' : 'puzzle.missed')}
      text={say(standing === 'solved' ? 'puzzle.why.chance' : 'puzzle.missed.about', chances)}
      buttons={
        <>
          {standing === 'failed' && (
            <>
              <Button kind="main" onClick={host.restart} data-testid="again">
                {say('app.again')}
              </Button>
              <Button onClick={() => void host.undo()}>{say('exercise.back')}</Button>
              {!isShown.value && (
                <Button data-testid="answer" onClick={() => set(isShown, true)}>
                  {say('puzzle.show')}
                </Button>
              )}
            </>
          )}
          {next && (
            <ButtonLink kind={standing === 'solved' ? 'main' : 'plain'} href={`/puzzles/${next.id}`} data-testid="next">
              {say('puzzle.next')}
            </ButtonLink>
          )}
          <ButtonLink kind="quiet" href={`/puzzles?edition=${title.edition}`}>
            {say('puzzle.all')}
          </ButtonLink>
        </>
      }
    >
      {isShown.value && <Answer puzzle={puzzle} steps={words(puzzle.solutions[0])} />}
    </OutcomePanel>
  );
}

function Answer({ puzzle, steps }: { readonly puzzle: Puzzle; readonly steps: readonly string[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section class={panel.answer} tabIndex={0} aria-label={say('puzzle.answer')} data-testid="reason">
      <h3>{say('puzzle.answer')}</h3>
      <ol>
        {steps.map((step, i) => (
          <li key={i}>{step}</li>
        ))}
      </ol>
      <h3>{say('puzzle.why')}</h3>
      <ul>
        {reasonsInWords(puzzle.explanation).map(reason => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </section>
  );
}
