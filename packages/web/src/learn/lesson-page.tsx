/** One lesson at a real table. */
import { computed } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { addTo } from '../base/persisted-signal.ts';
import type { PageProps } from '../base/router.ts';
import { go } from '../base/router.ts';
import { useResource } from '../base/use-resource.ts';
import { doneLessons } from '../exercise/done.ts';
import { type ExerciseHost, openExercise } from '../exercise/exercise-host.ts';
import { OutcomePanel, TaskPanel } from '../exercise/panels.tsx';
import { sittersAt } from '../exercise/sitters.ts';
import { TableScreen } from '../table/view/table-screen.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { MessagePage } from '../ui/message-page.tsx';
import { say } from '../words/words.ts';
import { standingIn } from './lesson.ts';
import { CLASSIC_LESSONS, LESSON_IDS, LESSONS, type LessonId, lessonAt, lessonPath } from './lessons.ts';
import { prepare } from './prepared.ts';

export function LessonPage({ params: [name] }: PageProps) {
  const id = lessonAt(name);
  return id ? <LessonTable id={id} /> : <NoLesson />;
}

function openLesson(id: LessonId): ExerciseHost {
  const lesson = LESSONS[id];
  const position = prepare(lesson);
  return openExercise(
    { ...position, judge: course => standingIn(lesson, position, course) },
    computed(() => sittersAt([say('setup.seat.you'), say('lesson.other')], 0)),
  );
}

function LessonTable({ id }: { readonly id: LessonId }) {
  const host = useResource(() => openLesson(id), [id]);
  const standing = host.standing.value;
  useEffect(() => {
    if (standing === 'solved') addTo(doneLessons, id);
  }, [standing]);
  return (
    <TableScreen
      host={host}
      extras={{
        exercise: {
          title: say(`lesson.${id}.title`),
          task: <Task id={id} />,
          outcome: standing !== 'open' && <Outcome id={id} host={host} standing={standing} />,
        },
        onLeave: () => go('/learn'),
        onRestart: host.restart,
      }}
    />
  );
}

function Task({ id }: { readonly id: LessonId }) {
  const number = (CLASSIC_LESSONS as readonly string[]).indexOf(id) + 1;
  return (
    <TaskPanel
      title={say(`lesson.${id}.title`)}
      aside={number > 0 ? say('lesson.number', { n: number, all: CLASSIC_LESSONS.length }) : ''}
      idea={say(`lesson.${id}.idea`)}
      task={say(`lesson.${id}.task`)}
    />
  );
}

interface OutcomeProps {
  readonly id: LessonId;
  readonly host: ExerciseHost;
  readonly standing: 'solved' | 'failed';
}

function Outcome({ id, host, standing }: OutcomeProps) {
  if (standing === 'failed')
    return (
      <OutcomePanel
        standing={standing}
        title={say('lesson.missed')}
        text={say('lesson.missed.about')}
        buttons={
          <>
            <Button kind="main" onClick={() => void host.undo()} data-testid="take-back">
              {say('exercise.back')}
            </Button>
            <Button onClick={host.restart}>{say('lesson.restart')}</Button>
          </>
        }
      />
    );
  return (
    <OutcomePanel
      standing={standing}
      title={say('lesson.done')}
      text={say(`lesson.${id}.done`)}
      buttons={
        <>
          <WayOn id={id} />
          <ButtonLink href="/learn">{say('lesson.all')}</ButtonLink>
          <Button kind="quiet" onClick={host.restart}>
            {say('lesson.restart')}
          </Button>
        </>
      }
    />
  );
}

/** The next lesson; after the last of the classic game, a game. */
function WayOn({ id }: { readonly id: LessonId }) {
  const next = LESSON_IDS[LESSON_IDS.indexOf(id) + 1];
  return next === undefined || id === CLASSIC_LESSONS.at(-1) ? (
    <ButtonLink kind="main" href="/">
      {say('lesson.play')}
    </ButtonLink>
  ) : (
    <ButtonLink kind="main" href={lessonPath(next)} data-testid="next">
      {say('lesson.next')}
    </ButtonLink>
  );
}

function NoLesson() {
  return <MessagePage title={say('lesson.none')} label={say('lesson.all')} href="/learn" />;
}
