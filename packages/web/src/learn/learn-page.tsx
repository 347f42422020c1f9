/** Where to learn: lessons with what is done of them, the rules, the puzzles. */
import { EDITIONS } from '@cartagena/engine';
import type { PageProps } from '../base/router.ts';
import { doneLessons } from '../exercise/done.ts';
import { ButtonLink } from '../ui/button.tsx';
import { TitledPage } from '../ui/frame.tsx';
import { Section } from '../ui/section.tsx';
import { say } from '../words/words.ts';
import style from './learn.module.css';
import { CLASSIC_LESSONS, type LessonId, lessonPath, MODULE_LESSONS } from './lessons.ts';

export function LearnPage(_: PageProps) {
  return (
    <TitledPage
      title={say('learn.title')}
      intro={
        <>
          <p>{say('learn.intro')}</p>
          <Begin />
        </>
      }
    >
      <Section title={say('learn.classic')}>
        <Lessons ids={CLASSIC_LESSONS} />
      </Section>
      <Section title={say('learn.modules')}>
        <p class="soft">{say('learn.modules.about')}</p>
        <Lessons ids={MODULE_LESSONS} />
      </Section>
      <Section title={say('learn.rules')}>
        <p class="soft">{say('learn.rules.about')}</p>
        <ul class={style.contents}>
          {EDITIONS.map(edition => (
            <li key={edition}>
              <a href={`/learn/rules/${edition}`}>{say('learn.rules.of', { edition: say(`edition.${edition}`) })}</a>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={say('learn.puzzles')}>
        <p class="soft">{say('learn.puzzles.about')}</p>
        <p>
          <ButtonLink href="/puzzles">{say('puzzles.title')}</ButtonLink>
        </p>
      </Section>
    </TitledPage>
  );
}

/** The first lesson that is not done yet. */
function Begin() {
  const done = CLASSIC_LESSONS.filter(id => doneLessons.value.includes(id)).length;
  const next = CLASSIC_LESSONS.find(id => !doneLessons.value.includes(id));
  const number = next ? CLASSIC_LESSONS.indexOf(next) + 1 : 1;
  return (
    <>
      {done > 0 && <p class="soft">{say('learn.progress', { n: done, all: CLASSIC_LESSONS.length })}</p>}
      <p>
        <ButtonLink kind="main" isLarge href={`/learn/lesson/${number}`} data-testid="begin">
          {!next ? say('learn.again') : done > 0 ? say('learn.go-on', { n: number }) : say('learn.begin')}
        </ButtonLink>
      </p>
    </>
  );
}

function Lessons({ ids }: { readonly ids: readonly LessonId[] }) {
  return (
    <ol class={style.lessons}>
      {ids.map((id, i) => {
        const isDone = doneLessons.value.includes(id);
        return (
          <li key={id} class={style.lesson} data-done={isDone}>
            <span class={style.mark} aria-hidden="true">
              {isDone ? '✓' : i + 1}
            </span>
            <a class="whole" href={lessonPath(id)}>
              {say(`lesson.${id}.title`)}
              {isDone && <span class="visually-hidden"> ({say('learn.done')})</span>}
            </a>
          </li>
        );
      })}
    </ol>
  );
}
