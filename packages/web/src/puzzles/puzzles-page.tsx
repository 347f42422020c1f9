/** All puzzles: the one of the day, and box by box from easy to hard, with those that were solved marked. */
import type { EditionId } from '@cartagena/engine';
import { DIFFICULTIES, type PuzzleTitle } from '@cartagena/study/puzzles';
import type { PageProps } from '../base/router.ts';
import { solvedPuzzles } from '../exercise/done.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Frame } from '../ui/frame.tsx';
import { say } from '../words/words.ts';
import { EDITIONS_WITH_PUZZLES, numberOf, puzzleOfToday, puzzlesOf } from './lists.ts';
import style from './puzzles.module.css';

export function PuzzlesPage({ query }: PageProps) {
  const edition = EDITIONS_WITH_PUZZLES.find(one => one === query.get('edition')) ?? 'classic';
  return (
    <Frame title={say('puzzles.title')}>
      <div class={style.puzzles}>
        <header>
          <h1>{say('puzzles.title')}</h1>
          <p>{say('puzzles.intro')}</p>
        </header>
        <Today />
        <nav aria-label={say('puzzles.edition')}>
          <ul class={style.editions}>
            {EDITIONS_WITH_PUZZLES.map(one => (
              <li key={one}>
                <a href={`/puzzles?edition=${one}`} aria-current={one === edition ? 'page' : undefined}>
                  {say(`edition.${one}`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <OfEdition edition={edition} />
      </div>
    </Frame>
  );
}

function Today() {
  const { id, edition, difficulty } = puzzleOfToday();
  const isSolved = solvedPuzzles.value.includes(id);
  return (
    <section class={style.today} aria-labelledby="today">
      <h2 id="today">{say('puzzles.today')}</h2>
      <p>
        {isSolved
          ? say('puzzles.today.solved')
          : say('puzzles.today.about', {
              edition: say(`edition.${edition}`),
              difficulty: say(`puzzles.difficulty.${difficulty}`),
            })}
      </p>
      <p>
        <ButtonLink kind="main" href="/puzzles/today">
          {say('puzzles.today.go')}
        </ButtonLink>
      </p>
    </section>
  );
}

function OfEdition({ edition }: { readonly edition: EditionId }) {
  const all = puzzlesOf(edition);
  const solved = all.filter(({ id }) => solvedPuzzles.value.includes(id)).length;
  return (
    <section class={style.edition} aria-labelledby="edition">
      <h2 id="edition">{say(`edition.${edition}`)}</h2>
      <p class="soft">{say('puzzles.progress', { n: solved, all: all.length })}</p>
      {DIFFICULTIES.map(difficulty => {
        const titles = all.filter(title => title.difficulty === difficulty);
        return (
          titles.length > 0 && (
            <section key={difficulty} class={style.difficulty} aria-labelledby={`d${difficulty}`}>
              <h3 id={`d${difficulty}`}>{say(`puzzles.difficulty.${difficulty}`)}</h3>
              <ul class={style.list}>
                {titles.map(title => (
                  <Entry key={title.id} title={title} />
                ))}
              </ul>
            </section>
          )
        );
      })}
    </section>
  );
}

function Entry({ title }: { readonly title: PuzzleTitle }) {
  const isSolved = solvedPuzzles.value.includes(title.id);
  const n = numberOf(title);
  return (
    <li>
      <a
        class={style.entry}
        href={`/puzzles/${title.id}`}
        data-solved={isSolved}
        aria-label={say(isSolved ? 'puzzles.one.solved' : 'puzzles.one', { n })}
      >
        {n}
        {isSolved && <span aria-hidden="true"> ✓</span>}
      </a>
    </li>
  );
}
