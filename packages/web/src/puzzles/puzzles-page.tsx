/** All puzzles: the one of the day, and box by box from easy to hard, with those that were solved marked. */
import type { EditionId } from '@cartagena/engine';
import { DIFFICULTIES, type PuzzleTitle } from '@cartagena/study/puzzles';
import type { PageProps } from '../base/router.ts';
import { solvedPuzzles } from '../exercise/done.ts';
import { ButtonLink } from '../ui/button.tsx';
import { TitledPage } from '../ui/frame.tsx';
import { Section } from '../ui/section.tsx';
import { say } from '../words/words.ts';
import { EDITIONS_WITH_PUZZLES, numberOf, puzzleOfToday, puzzlesOf } from './lists.ts';
import style from './puzzles.module.css';

export function PuzzlesPage({ query }: PageProps) {
  const edition = EDITIONS_WITH_PUZZLES.find(one => one === query.get('edition')) ?? 'classic';
  return (
    <TitledPage title={say('puzzles.title')} intro={<p>{say('puzzles.intro')}</p>}>
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
    </TitledPage>
  );
}

function Today() {
  const { id, edition, difficulty } = puzzleOfToday();
  const isSolved = solvedPuzzles.value.includes(id);
  return (
    <Section title={say('puzzles.today')} class={style.today}>
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
    </Section>
  );
}

function OfEdition({ edition }: { readonly edition: EditionId }) {
  const all = puzzlesOf(edition);
  const solved = all.filter(({ id }) => solvedPuzzles.value.includes(id)).length;
  return (
    <Section title={say(`edition.${edition}`)}>
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
    </Section>
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
