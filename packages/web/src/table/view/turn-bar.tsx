/** The turn: actions left and what can be done, in words that may reach over what lies above; below them the buttons. */
import type { ComponentChildren } from 'preact';
import { Button } from '../../ui/button.tsx';
import { Sign } from '../../ui/sign.tsx';
import { say } from '../../words/words.ts';
import { isNothing } from '../choosing/choosing.ts';
import { optionWords } from '../choosing/option-words.ts';
import type { Play } from '../choosing/play.ts';
import { aboutWords, promptWords } from '../choosing/prompt.ts';
import { actionTraits } from '../choosing/traits.ts';
import { ActionButtons } from './action-buttons.tsx';
import { HiddenWords, Seal, shortcut } from './button-parts.tsx';
import { useTable } from './table-context.ts';
import style from './turn-bar.module.css';

interface TurnBarProps {
  readonly onMoves: () => void;
  /** What changed meanwhile: read until something is chosen. */
  readonly news?: string | undefined;
  /** What else is to be read. */
  readonly children?: ComponentChildren;
}

export function TurnBar({ onMoves, news, children }: TurnBarProps) {
  const { play, rules, setting } = useTable();
  const { view } = play.moment.value;
  const now = play.choosing.value;
  const about = aboutWords(rules, view, now);
  const isBusy = play.isBusy.value;
  return (
    <section class={style.bar} aria-busy={isBusy}>
      <Pips />
      <div class={style.room}>
        <div class={style.prompt} data-asks={now.chosen.pair !== undefined || view.phase !== 'turn'}>
          {children}
          {news && isNothing(now.chosen) && <p class={style.news}>{news}</p>}
          <p id="prompt">{promptWords(setting, view, now, { isHeld: play.held.value !== undefined, isBusy })}</p>
          {about && <p class={style.about}>{about}</p>}
        </div>
      </div>
      <div class={style.buttons}>
        <ActionButtons />
        <Button
          disabled={!play.canUndo.value}
          aria-label={say('table.undo')}
          aria-keyshortcuts={shortcut('u')}
          onClick={play.undo}
          data-testid="undo"
        >
          <Sign name="undo" /> <span class={style.undo}>{say('table.undo')}</span>
        </Button>
        {view.phase !== 'over' && <MainButton onMoves={onMoves} />}
      </div>
    </section>
  );
}

function Pips() {
  const { play, rules } = useTable();
  const { view } = play.moment.value;
  if (view.phase === 'over' || view.viewer !== view.turn) return null;
  const left = play.held.value ? 0 : view.actionsLeft;
  return (
    <span class={style.pips} role="img" aria-label={say('table.actions', { n: left })}>
      {Array.from({ length: Math.max(rules.config.actions, left) }, (_, i) => (
        <span key={i} class={style.pip} data-left={i < left} />
      ))}
    </span>
  );
}

function MainButton({ onMoves }: Pick<TurnBarProps, 'onMoves'>) {
  const { play, setting } = useTable();
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
      onClick={() => {
        if (!isWaiting && !play.proceed()) onMoves();
      }}
    >
      {mainLabel(play)}
      {next.type === 'do' && <HiddenWords>{optionWords(setting, view, next.option)}</HiddenWords>}
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
