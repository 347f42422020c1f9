/** A small board on which a lesson's thing is done before one's eyes. For ears there is the text beside it. */
import { unwrap, type View, viewFor } from '@cartagena/engine';
import { batch, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { Board } from '../board/board.tsx';
import { sceneOf } from '../board/scene.ts';
import { follow } from '../exercise/course.ts';
import { makeStage } from '../game/stage.ts';
import { Button } from '../ui/button.tsx';
import { say } from '../words/words.ts';
import style from './learn.module.css';
import { LESSONS, type LessonId } from './lessons.ts';
import { prepare } from './prepared.ts';

const MOVE = 900;

export function Demo({ lesson, about }: { readonly lesson: LessonId; readonly about: string }) {
  const { rules, views, told } = useMemo(() => shownIn(lesson), [lesson]);
  const stage = useMemo(makeStage, [lesson]);
  useEffect(() => stage.rest, [stage]);
  const at = useSignal(0);
  const isRunning = useSignal(false);
  const last = views.length - 1;
  useEffect(() => {
    if (!isRunning.value) return;
    const timer = setTimeout(
      () => {
        if (at.value === last) isRunning.value = false;
        else
          batch(() => {
            stage.show({ events: told[at.value], milliseconds: MOVE });
            at.value++;
          });
      },
      at.value === 0 ? MOVE / 3 : MOVE,
    );
    return () => clearTimeout(timer);
  }, [isRunning.value, at.value]);
  const scene = useMemo(() => sceneOf(rules, views[at.value], ['blue', 'red']), [views, at.value]);
  return (
    <figure class={style.demo}>
      <div class={style.board} inert>
        <Board scene={scene} step={stage.step.value} numbers />
      </div>
      <Button
        aria-label={`${say(at.value === last ? 'rules.again' : 'rules.show')}: ${about}`}
        onClick={() => {
          stage.rest();
          at.value = 0;
          isRunning.value = true;
        }}
      >
        {say(at.value === last ? 'rules.again' : 'rules.show')}
      </Button>
    </figure>
  );
}

/** The position, and how it is after each action of the model. */
function shownIn(id: LessonId) {
  const lesson = LESSONS[id];
  const position = prepare(lesson);
  const courses = [0, ...lesson.solution.map((_, i) => i + 1)].map(count =>
    unwrap(follow(position, lesson.solution.slice(0, count))),
  );
  const views: View[] = courses.map(({ state }) => viewFor(position.rules, state, 0));
  return { rules: position.rules, views, told: courses.at(-1)!.told };
}
