/** The way through a game: a slider, steps, and playing by itself. */
import { Button } from '../ui/button.tsx';
import { Sign, type SignName } from '../ui/sign.tsx';
import { type KeyFor, say } from '../words/words.ts';
import style from './controls.module.css';
import { type Playhead, SPEEDS } from './playhead.ts';
import { type TurnStart, turnAt } from './timeline.ts';

interface ControlsProps {
  readonly playhead: Playhead;
  readonly last: number;
  readonly turns: readonly TurnStart[];
  readonly names: readonly string[];
}

export function Controls({ playhead, last, turns, names }: ControlsProps) {
  const at = playhead.at.value;
  const isPlaying = playhead.isPlaying.value;
  const where = whereWords(turns, names, at, last);
  return (
    <section class={style.controls} aria-label={say('replay.controls')}>
      <input
        type="range"
        class={style.slider}
        min={0}
        max={last}
        value={at}
        aria-label={say('replay.slider')}
        aria-valuetext={where}
        onInput={event => playhead.goTo(Number(event.currentTarget.value))}
      />
      <p class={style.where} data-testid="where">
        {where}
      </p>
      <div class={style.steps}>
        <Step name="replay.first" sign="first" isOff={at === 0} onClick={() => playhead.goTo(0)} />
        <Step name="replay.turn.back" sign="fast-back" isOff={at === 0} onClick={() => playhead.stepTurn(-1)} />
        <Step name="replay.back" sign="back" isOff={at === 0} onClick={() => playhead.step(-1)} />
        <Step
          name={isPlaying ? 'replay.pause' : 'replay.play'}
          sign={isPlaying ? 'pause' : 'play'}
          isMain
          onClick={playhead.toggle}
        />
        <Step name="replay.on" sign="go" isOff={at === last} onClick={() => playhead.step(1)} />
        <Step name="replay.turn.on" sign="fast-go" isOff={at === last} onClick={() => playhead.stepTurn(1)} />
        <Step name="replay.last" sign="last" isOff={at === last} onClick={() => playhead.goTo(last)} />
        <select
          class={style.speed}
          aria-label={say('replay.speed')}
          onChange={event => {
            playhead.speed.value = SPEEDS[event.currentTarget.selectedIndex];
          }}
        >
          {SPEEDS.map(speed => (
            <option key={speed} selected={speed === playhead.speed.value}>
              {say(`replay.speed.${speed}`)}
            </option>
          ))}
        </select>
      </div>
      <p class={style.keys}>{say('replay.keys')}</p>
    </section>
  );
}

function whereWords(turns: readonly TurnStart[], names: readonly string[], at: number, all: number): string {
  if (at === 0) return say('replay.at.deal', { all });
  const { number, seat } = turnAt(turns, at);
  return say('replay.at', { turn: number, name: names[seat], at, all });
}

interface StepProps {
  readonly name: KeyFor;
  readonly sign: SignName;
  readonly isOff?: boolean;
  readonly isMain?: boolean;
  readonly onClick: () => void;
}

/** It stays in reach of the focus where it leads no further. */
function Step({ name, sign, isOff = false, isMain = false, onClick }: StepProps) {
  return (
    <Button
      kind={isMain ? 'main' : 'quiet'}
      isRound
      aria-label={say(name)}
      title={say(name)}
      aria-disabled={isOff}
      onClick={onClick}
    >
      <Sign name={sign} />
    </Button>
  );
}
