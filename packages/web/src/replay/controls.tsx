/** The way through a game: a slider, steps, and playing by itself. */

import { set } from '../base/set.ts';
import { IconButton } from '../ui/button.tsx';
import { say } from '../words/words.ts';
import style from './controls.module.css';
import { type Playhead, SPEEDS } from './playhead.ts';

interface ControlsProps {
  readonly playhead: Playhead;
  readonly last: number;
  /** What the slider is called, and the moment that is shown. */
  readonly slider: string;
  readonly where: string;
  /** Whether each moment is a whole turn: then nothing leads from turn to turn besides. */
  readonly isByTurn?: boolean;
}

export function Controls({ playhead, last, slider, where, isByTurn = false }: ControlsProps) {
  const at = playhead.at.value;
  const isPlaying = playhead.isPlaying.value;
  const before = { isOff: at === 0 };
  const after = { isOff: at === last };
  return (
    <section class={style.controls} aria-label={say('replay.controls')}>
      <input
        type="range"
        class={style.slider}
        min={0}
        max={last}
        value={at}
        aria-label={slider}
        aria-valuetext={where}
        onInput={event => playhead.goTo(Number(event.currentTarget.value))}
      />
      <p class={style.where} data-testid="where">
        {where}
      </p>
      <div class={style.steps}>
        <IconButton sign="first" label={say('replay.first')} {...before} onClick={() => playhead.goTo(0)} />
        {!isByTurn && (
          <IconButton
            sign="fast-back"
            label={say('replay.turn.back')}
            {...before}
            onClick={() => playhead.stepTurn(-1)}
          />
        )}
        <IconButton
          sign="back"
          label={say(isByTurn ? 'replay.turn.back' : 'replay.back')}
          {...before}
          onClick={() => playhead.step(-1)}
        />
        <IconButton
          kind="main"
          sign={isPlaying ? 'pause' : 'play'}
          label={say(isPlaying ? 'replay.pause' : 'replay.play')}
          onClick={playhead.toggle}
        />
        <IconButton
          sign="go"
          label={say(isByTurn ? 'replay.turn.on' : 'replay.on')}
          {...after}
          onClick={() => playhead.step(1)}
        />
        {!isByTurn && (
          <IconButton sign="fast-go" label={say('replay.turn.on')} {...after} onClick={() => playhead.stepTurn(1)} />
        )}
        <IconButton sign="last" label={say('replay.last')} {...after} onClick={() => playhead.goTo(last)} />
        <select
          class={style.speed}
          aria-label={say('replay.speed')}
          onChange={event => set(playhead.speed, SPEEDS[event.currentTarget.selectedIndex])}
        >
          {SPEEDS.map(speed => (
            <option key={speed} selected={speed === playhead.speed.value}>
              {say(`replay.speed.${speed}`)}
            </option>
          ))}
        </select>
      </div>
      {!isByTurn && <p class={style.keys}>{say('replay.keys')}</p>}
    </section>
  );
}
