/**
 * What the strongest bot would do, on demand: in words, pointed out on the board, and done step by step to the end of the turn. A hint
 * lasts until something else is done.
 */
import type { Rules } from '@cartagena/engine';
import type { TurnPlan } from '@cartagena/study';
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Setting } from '../../events/card-words.ts';
import type { Work } from '../../study/study.ts';
import { announce } from '../../ui/announce.tsx';
import { say } from '../../words/words.ts';
import type { Play } from '../choosing/play.ts';

export interface Hints {
  /** What is to be read, and whether it can be done by a press; undefined: nobody asked. */
  readonly now: ReadonlySignal<{ readonly text: string; readonly canDo: boolean } | undefined>;
  readonly canAsk: ReadonlySignal<boolean>;
  ask(): void;
  /** Does the next step of the plan. */
  follow(): void;
  dismiss(): void;
  close(): void;
}

export function makeHints(play: Play, rules: Rules, setting: Setting): Hints {
  const now = signal<{ readonly text: string; readonly canDo: boolean } | undefined>(undefined);
  const canAsk = computed(() => {
    const { view, legal } = play.moment.value;
    return view.actor === view.viewer && legal.length > 0;
  });
  let work: Work | undefined;
  /** Raised whenever an answer that is still on its way is no longer wanted. */
  let round = 0;
  /** What is left of the plan, its next step first. */
  let plan: Pick<TurnPlan, 'steps' | 'open'> | undefined;
  /** The next step was taken, and the moment that it leads to is awaited. */
  let isFollowing = false;

  const show = (text: string, canDo = false): void => {
    now.value = { text, canDo };
    announce(text);
  };
  const forget = (): void => {
    round++;
    work?.cancel();
    plan = undefined;
    isFollowing = false;
    now.value = undefined;
  };
  const stop = effect(() => {
    play.moment.value;
    if (isFollowing) void goOn();
    else forget();
  });

  /** A step of the plan was made: the next one is shown, or, where it depended on what came, asked for. */
  async function goOn(): Promise<void> {
    const rest = plan && { ...plan, steps: plan.steps.slice(1) };
    const isOpen = rest?.open === true;
    if (play.held.peek()) {
      isFollowing = false;
      plan = { steps: [], open: false };
      return show(say('table.main.end'), true);
    }
    const isOwnTurn = canAsk.peek();
    forget();
    if (!isOwnTurn || !rest) return;
    if (rest.steps.length > 0) await showPlan(rest, '');
    else if (isOpen) await think();
  }

  async function showPlan(next: Pick<TurnPlan, 'steps' | 'open'>, why: string): Promise<void> {
    const mine = round;
    const { planWords } = await import('../choosing/plan-words.ts');
    if (mine !== round) return;
    plan = next;
    show(say('hint.text', { plan: planWords(setting, next), why }).trim(), true);
    play.pointOut(next.steps[0].action);
  }

  async function think(): Promise<void> {
    const mine = ++round;
    now.value = { text: say('hint.thinking'), canDo: false };
    // Players who never ask load nothing of this.
    const [{ study }, { whyWords }] = await Promise.all([
      import('../../study/study.ts'),
      import('../choosing/plan-words.ts'),
    ]);
    if (mine !== round) return;
    const { view } = play.moment.value;
    work = study(
      { type: 'hint', config: rules.config, view },
      {
        onDone: ({ plan, reason }) => void showPlan(plan, reason ? whyWords(reason) : ''),
        onFail: () => show(say('hint.failed')),
      },
    );
  }

  return {
    now,
    canAsk,
    ask() {
      if (!canAsk.value) return;
      forget();
      think().catch(() => show(say('hint.failed')));
    },
    follow() {
      if (!plan || play.isBusy.peek()) return;
      if (play.held.peek()) return play.endTurn();
      // The moment may come before this returns.
      isFollowing = true;
      if (!play.perform(plan.steps[0].action)) forget();
    },
    dismiss: forget,
    close() {
      stop();
      forget();
    },
  };
}
