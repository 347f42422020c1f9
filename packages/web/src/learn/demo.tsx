/** A small board on which a lesson's thing is done before one's eyes. For ears there is the text beside it. */
import { unwrap, type View, viewFor } from '@cartagena/engine';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { Board } from '../board/board.tsx';
import { sceneOf } from '../board/scene.ts';
import { follow } from '../exercise/course.ts';
import { Button } from '../ui/button.tsx';
import { say } from '../words/words.ts';
import style from './learn.module.css';
import { LESSONS, type LessonId } from './lessons.ts';
import { prepare } from './prepared.ts';

const MOVE = 900;

export function Demo({ lesson, about }: { readonly lesson: LessonId; readonly about: string }) {
  const { rules, views } = useMemo(() => shownIn(lesson), [lesson]);
  const at = useSignal(0);
  const isRunning = useSignal(false);
  const last = views.length - 1;
  useEffect(() => {
    if (!isRunning.value) return;
    const timer = setTimeout(
      () => {
        if (at.value < last) at.value++;
        else isRunning.value = false;
      },
      at.value === 0 ? MOVE / 3 : MOVE,
    );
    return () => clearTimeout(timer);
  }, [isRunning.value, at.value]);
  const scene = useMemo(() => sceneOf(rules, views[at.value], ['blue', 'red']), [views, at.value]);
  return (
    <figure class={style.demo}>
      <div class={style.board} inert>
        <Board scene={scene} pace={at.value > 0 ? MOVE : 0} numbers />
      </div>
      <Button
        aria-label={`${say(at.value === last ? 'rules.again' : 'rules.show')}: ${about}`}
        onClick={() => {
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
  const views: View[] = [0, ...lesson.solution.map((_, i) => i + 1)].map(count =>
    viewFor(position.rules, unwrap(follow(position, lesson.solution.slice(0, count))).state, 0),
  );
  return { rules: position.rules, views };
}
