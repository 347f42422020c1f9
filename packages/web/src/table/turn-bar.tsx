/** The turn in one line: actions left, what can be done, undo, the next step. */
import type { Rules, View } from '@cartagena/engine';
import type { ComponentChildren } from 'preact';
import { Button } from '../ui/button.tsx';
import { Sign } from '../ui/sign.tsx';
import { say } from '../words/words.ts';
import { aboutWords } from './about.ts';
import type { Setting } from './card-words.ts';
import { Deeds } from './deeds.tsx';
import { optionWords } from './option-words.ts';
import type { Play } from './play.ts';
import { promptWords } from './prompt-words.ts';
import { Seal } from './seal.tsx';
import { hasDeeds } from './supply.tsx';
import { actionTraits } from './traits.ts';
import style from './turn-bar.module.css';

interface TurnBarProps {
  readonly play: Play;
  readonly rules: Rules;
  readonly setting: Setting;
  readonly onMoves: () => void;
  /** What changed meanwhile. */
  readonly children?: ComponentChildren;
}

export function TurnBar({ play, rules, setting, onMoves, children }: TurnBarProps) {
  const { view } = play.moment.value;
  const now = play.choosing.value;
  const about = aboutWords(rules, view, now);
  return (
    <section class={style.bar} data-deeds={hasDeeds(rules)}>
      <Deeds play={play} rules={rules} setting={setting} />
      <Pips view={view} actions={rules.config.actions} isHeld={play.held.value !== undefined} />
      <div class={style.prompt} data-asks={now.chosen.pair !== undefined || view.phase !== 'turn'}>
        {children && <p class={style.changes}>{children}</p>}
        <p id="prompt">{promptWords(setting, view, now, play.held.value)}</p>
        {about && <p class={style.about}>{about}</p>}
      </div>
      <Button
        disabled={!play.canUndo.value}
        aria-label={say('table.undo')}
        aria-keyshortcuts="u"
        onClick={play.undo}
        data-testid="undo"
      >
        <Sign name="undo" /> <span class={style.undo}>{say('table.undo')}</span>
      </Button>
      {view.phase !== 'over' && <MainButton play={play} setting={setting} onMoves={onMoves} />}
    </section>
  );
}

function Pips({ view, actions, isHeld }: { readonly view: View; readonly actions: number; readonly isHeld: boolean }) {
  if (view.phase === 'over' || view.viewer !== view.turn) return null;
  const left = isHeld ? 0 : view.actionsLeft;
  return (
    <span class={style.pips} role="img" aria-label={say('table.actions', { n: left })}>
      {Array.from({ length: Math.max(actions, left) }, (_, i) => (
        <span key={i} class={style.pip} data-left={i < left} />
      ))}
    </span>
  );
}

function MainButton({ play, setting, onMoves }: Omit<TurnBarProps, 'rules'>) {
  const next = play.next.value;
  const { view } = play.moment.value;
  const isWaiting = next.type === 'wait' || play.isBusy.value;
  return (
    <Button
      kind={isWaiting ? 'plain' : 'main'}
      data-testid="main"
      data-step={next.type}
      data-action={next.type === 'do' ? next.option.action.type : undefined}
      aria-disabled={isWaiting}
      aria-describedby="prompt"
      aria-label={next.type === 'do' ? optionWords(setting, view, next.option) : undefined}
      onClick={() => {
        if (!isWaiting && !play.proceed()) onMoves();
      }}
    >
      {mainLabel(play)}
      {next.type === 'do' && next.option.isFinal && <Seal />}
    </Button>
  );
}

function mainLabel({ next }: Play): string {
  const step = next.value;
  if (step.type === 'pass-on') return say('table.main.end');
  if (step.type === 'moves') return say('table.main.moves');
  if (step.type === 'wait') return say('table.main.wait');
  return say(actionTraits(step.option.action).mainWords ?? 'table.main.do');
}
