import { EDITION } from '@cartagena/engine';
import { nextAction, type Puzzle, type PuzzleTitle } from '@cartagena/study/puzzles';
import { computed, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { addTo } from '../base/persisted-signal.ts';
import { go } from '../base/router.ts';
import { useResource } from '../base/use-resource.ts';
import { solvedPuzzles } from '../exercise/done.ts';
import { openExercise } from '../exercise/exercise-host.ts';
import panel from '../exercise/panel.module.css';
import { TaskPanel } from '../exercise/panels.tsx';
import { sittersAt } from '../exercise/sitters.ts';
import { settingOf } from '../table/view/session.ts';
import { TableScreen } from '../table/view/table-screen.tsx';
import { Button } from '../ui/button.tsx';
import { moduleName } from '../words/module-words.ts';
import { listed, say } from '../words/words.ts';
import { numberOf } from './lists.ts';
import { Outcome } from './outcome.tsx';
import { exerciseOf } from './puzzle-position.ts';
import { turnWords } from './turn-words.ts';

interface PuzzleTableProps {
  readonly title: PuzzleTitle;
  readonly puzzle: Puzzle;
}

export function PuzzleTable({ title, puzzle }: PuzzleTableProps) {
  const exercise = useMemo(() => exerciseOf(puzzle), [puzzle]);
  const host = useResource(
    () =>
      openExercise(
        exercise,
        computed(() => sittersAt(namesAt(puzzle), exercise.state.actor)),
      ),
    [exercise],
  );
  const standing = host.standing.value;
  useEffect(() => {
    if (standing === 'solved') addTo(solvedPuzzles, puzzle.id);
  }, [standing]);
  const setting = settingOf(host.rules, host.sitters.value);
  const words = (actions: readonly unknown[]) => turnWords(exercise, setting, actions);
  const next = () => {
    const { actions } = host.course.value;
    const action = nextAction(puzzle, actions);
    return action === undefined ? undefined : words([...actions, action]).at(-1);
  };
  return (
    <TableScreen
      host={host}
      extras={{
        exercise: {
          title: nameOf(title),
          task: <Task title={title} puzzle={puzzle} made={host.course.value.actions.length} next={next} />,
          outcome: standing !== 'open' && (
            <Outcome key={standing} title={title} puzzle={puzzle} host={host} words={words} standing={standing} />
          ),
        },
        onLeave: () => go('/puzzles'),
        onRestart: host.restart,
      }}
    />
  );
}

const namesAt = ({ config, view }: Puzzle): string[] => {
  let rival = 0;
  return Array.from({ length: config.seats }, (_, seat) => {
    if (seat === view.viewer) return say('setup.seat.you');
    rival++;
    return say('puzzle.rival', { n: rival });
  });
};

const nameOf = (title: PuzzleTitle): string =>
  say('puzzle.title', { n: numberOf(title), edition: say(`edition.${title.edition}`) });

interface TaskProps extends PuzzleTableProps {
  /** Actions made so far: a hint is about the next one. */
  readonly made: number;
  readonly next: () => string | undefined;
}

function Task({ title, puzzle: { config, difficulty }, made, next }: TaskProps) {
  const hint = useSignal<{ readonly made: number; readonly step: string } | undefined>(undefined);
  const { modules } = EDITION[config.edition].defaults;
  const added = config.modules.filter(module => !modules.includes(module));
  return (
    <TaskPanel title={nameOf(title)} aside={say(`puzzles.difficulty.${difficulty}`)} task={say('puzzle.task')}>
      {added.length > 0 && <span>{say('puzzle.modules', { modules: listed(added.map(moduleName)) })}</span>}
      <Button
        onClick={() => {
          const step = next();
          if (step !== undefined) hint.value = { made, step };
        }}
        data-testid="hint"
      >
        {say('hint.ask')}
      </Button>
      <span class={panel.hint} role="status">
        {hint.value?.made === made && say('puzzle.hint.text', { step: hint.value.step })}
      </span>
    </TaskPanel>
  );
}
