/** Two games of one deal in step, turn beside turn: two boards, or on a small screen one of them with a switch. */
import type { GamePair } from '@cartagena/study';
import { useSignal } from '@preact/signals';
import { useEffect, useId, useMemo } from 'preact/hooks';
import { set } from '../base/set.ts';
import { settings } from '../base/settings.ts';
import { useResource } from '../base/use-resource.ts';
import { Board } from '../board/board.tsx';
import { useScene } from '../board/scene.ts';
import { narrate } from '../events/narrate.ts';
import { CardsOnTable } from '../replay/cards-on-table.tsx';
import { Controls } from '../replay/controls.tsx';
import { makePlayhead, type Playhead } from '../replay/playhead.ts';
import { onlookersOf } from '../replay/replay-game.ts';
import { useReplayKeys } from '../replay/use-replay-keys.ts';
import { study } from '../study/study.ts';
import { settingOf } from '../table/view/session.ts';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { Section } from '../ui/section.tsx';
import { percentWords, say } from '../words/words.ts';
import style from './compare.module.css';
import { type ComparedGame, type GameInStep, inStep } from './in-step.ts';

interface CompareProps {
  readonly games: readonly [mine: ComparedGame, other: ComparedGame];
  /** The seat that both played. */
  readonly seat: number;
}

const SIDES = [0, 1] as const;

export function Compare({ games, seat }: CompareProps) {
  const sides = useMemo(() => games.map(inStep), [games]);
  const last = Math.max(...sides.map(({ turns }) => turns));
  const playhead = useResource(() => {
    const past = Array.from({ length: last + 1 }, () => ({ events: [] }));
    return makePlayhead(past, [], 0);
  }, [sides]);
  useReplayKeys(playhead);
  const shown = useSignal<0 | 1>(0);
  const at = playhead.at.value;
  return (
    <Section title={say('compare.title', { name: games[1].name })} data-testid="compare" data-at={at}>
      <Parted games={games} seat={seat} playhead={playhead} />
      <div class={style.switch}>
        <Choice
          label={say('compare.switch')}
          values={SIDES}
          value={shown.value}
          nameOf={side => games[side].name}
          onChange={side => set(shown, side)}
        />
      </div>
      <div class={style.controls}>
        <Controls
          playhead={playhead}
          last={last}
          slider={say('compare.turn')}
          where={at === 0 ? say('compare.deal') : say('compare.where', { at, all: last })}
          isByTurn
        />
      </div>
      <div class={style.sides}>
        {SIDES.map(side => (
          <Side key={side} game={games[side]} side={sides[side]} at={at} isShown={side === shown.value} />
        ))}
      </div>
    </Section>
  );
}

interface SideProps {
  readonly game: ComparedGame;
  readonly side: GameInStep;
  readonly at: number;
  readonly isShown: boolean;
}

function Side({ game, side, at, isShown }: SideProps) {
  const heading = useId();
  const { rules } = side.timeline;
  const sitters = useMemo(() => onlookersOf(game), [game]);
  const setting = useMemo(() => settingOf(rules, sitters), [rules, sitters]);
  const view = side.viewAfter(at);
  const scene = useScene(rules, view, sitters);
  const lines = narrate(setting, game.viewer, side.entriesIn(at)).filter(({ isHeading }) => !isHeading);
  return (
    <section class={style.side} data-shown={isShown} aria-labelledby={heading}>
      <h3 id={heading}>{game.name}</h3>
      <div class={style.board}>
        <Board scene={scene} numbers={settings.numbers.value} />
      </div>
      <ol class={style.lines} data-testid="turn">
        {lines.map(({ text }, i) => (
          <li key={i}>{text}</li>
        ))}
        {at > side.turns && <li>{say('compare.over', { turns: side.turns })}</li>}
      </ol>
      <CardsOnTable
        view={view}
        sitters={sitters}
        edition={setting.edition}
        hasRow={rules.rowLength > 0}
        label={`${say('replay.hands')}: ${game.name}`}
      />
    </section>
  );
}

type PartedProps = CompareProps & { readonly playhead: Playhead };

/** The first turn that was played differently, and what it was worth. */
function Parted({ games, seat, playhead }: PartedProps) {
  const pair = useSignal<GamePair | 'failed' | undefined>(undefined);
  useEffect(() => {
    const work = study(
      { type: 'pair', records: [games[0].record, games[1].record], seat },
      {
        onDone(found) {
          pair.value = found;
          if (found.parting) playhead.goTo(found.parting.turn);
        },
        onFail: () => set(pair, 'failed'),
      },
    );
    return work.cancel;
  }, [games]);
  if (pair.value === undefined) return <p role="status">{say('compare.working')}</p>;
  if (pair.value === 'failed') return <p role="alert">{say('study.failed')}</p>;
  const { parting } = pair.value;
  if (!parting) return <p data-testid="parted">{say('compare.same')}</p>;
  const [mine, theirs] = parting.after;
  const { name } = games[1];
  const gain = Math.round(100 * (mine - theirs)) / 100;
  const size = percentWords(Math.abs(gain));
  return (
    <div class={style.parted} data-testid="parted">
      <p>
        {say('compare.parted', {
          turn: parting.turn,
          name,
          before: percentWords(parting.before),
          mine: percentWords(mine),
          theirs: percentWords(theirs),
        })}{' '}
        <strong>
          {gain === 0
            ? say('compare.worth.same')
            : say(gain > 0 ? 'compare.worth.mine' : 'compare.worth.theirs', { size, name })}
        </strong>
      </p>
      <Button onClick={() => playhead.goTo(parting.turn)}>{say('compare.go')}</Button>
    </div>
  );
}
