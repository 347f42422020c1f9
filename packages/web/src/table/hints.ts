/** What the strongest bot would do, on demand: in one line, and pointed out on the board. It lasts until something happens. */
import type { Rules } from '@cartagena/engine';
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Work } from '../study/study.ts';
import { announce } from '../ui/announce.tsx';
import { say } from '../words/words.ts';
import type { Setting } from './card-words.ts';
import type { Play } from './play.ts';

export interface Hints {
  /** What is to be read; undefined: nobody asked. */
  readonly line: ReadonlySignal<string | undefined>;
  readonly canAsk: ReadonlySignal<boolean>;
  ask(): void;
  close(): void;
}

export function makeHints(play: Play, rules: Rules, setting: Setting): Hints {
  const line = signal<string | undefined>(undefined);
  const canAsk = computed(() => {
    const { view, legal } = play.moment.value;
    return view.actor === view.viewer && legal.length > 0;
  });
  let work: Work | undefined;
  /** Raised whenever an answer that is still on its way is no longer wanted. */
  let round = 0;

  const tell = (text: string): void => {
    line.value = text;
    announce(text);
  };
  const forget = (): void => {
    round++;
    work?.cancel();
    line.value = undefined;
  };
  const stop = effect(() => {
    play.moment.value;
    forget();
  });

  async function think(): Promise<void> {
    const mine = ++round;
    line.value = say('hint.thinking');
    // Whoever never asks loads nothing of this.
    const [{ askForHint }, { planWords, whyWords }] = await Promise.all([
      import('../study/study.ts'),
      import('../words/plan-words.ts'),
    ]);
    if (mine !== round) return;
    work = askForHint(rules.config, play.moment.value.view, {
      onHint({ plan, reason }) {
        tell(say('hint.text', { plan: planWords(setting, plan), why: reason ? whyWords(reason) : '' }));
        play.pointOut(plan.steps[0].action);
      },
      onFail: () => tell(say('hint.failed')),
    });
  }

  return {
    line,
    canAsk,
    ask() {
      if (!canAsk.value) return;
      forget();
      think().catch(() => tell(say('hint.failed')));
    },
    close() {
      stop();
      forget();
    },
  };
}
