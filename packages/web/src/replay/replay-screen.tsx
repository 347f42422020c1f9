/** A game watched again: the board at one moment, the way to the others, what was said, and how the chances stood. */
import { useMemo } from 'preact/hooks';
import { settings } from '../base/settings.ts';
import { useResource } from '../base/use-resource.ts';
import { Board } from '../board/board.tsx';
import { useScene } from '../board/scene.ts';
import { LogPanel } from '../table/view/log-panel.tsx';
import { Plates } from '../table/view/plates.tsx';
import { settingOf } from '../table/view/session.ts';
import { useTitle } from '../ui/title.ts';
import { say } from '../words/words.ts';
import { Analysed } from './analysed.tsx';
import { CardsOnTable } from './cards-on-table.tsx';
import { Controls } from './controls.tsx';
import { makePlayhead } from './playhead.ts';
import { onlookersOf } from './replay-game.ts';
import style from './replay-screen.module.css';
import type { OpenedRecord } from './source.ts';
import { type TurnStart, timelineOf, turnAt } from './timeline.ts';
import { Tools } from './tools.tsx';
import { useReplayKeys } from './use-replay-keys.ts';

export function ReplayScreen({ opened }: { readonly opened: OpenedRecord }) {
  const { game } = opened;
  const timeline = useMemo(() => timelineOf(game), [game]);
  const { rules, views, told, turns, isOver } = timeline;
  const last = views.length - 1;
  const sitters = useMemo(() => onlookersOf(game), [game]);
  const playhead = useResource(() => makePlayhead(told, turns, opened.at ?? (isOver ? 0 : last)), [timeline, opened]);
  useReplayKeys(playhead);
  useTitle(say('replay.of', { edition: say(`edition.${rules.config.edition}`) }));

  const setting = useMemo(() => settingOf(rules, sitters), [rules, sitters]);
  const at = playhead.at.value;
  const where = whereWords(turns, setting.names, at, last);
  const view = views[at];
  const entries = useMemo(() => told.slice(0, at + 1), [told, at]);
  const scene = useScene(rules, view, sitters);
  return (
    <main class={style.replay} data-testid="replay" data-at={at}>
      <h1 class="visually-hidden">{say('replay.of', { edition: say(`edition.${rules.config.edition}`) })}</h1>
      <div class={style.seats}>
        <Plates rules={rules} view={view} sitters={sitters} />
        <Tools opened={opened} isOver={isOver} playhead={playhead} />
      </div>
      <div class={style.board}>
        <Board scene={scene} step={playhead.shownStep.value} numbers={settings.numbers.value} />
      </div>
      <div class={style.controls}>
        <Controls playhead={playhead} last={last} slider={say('replay.slider')} where={where} />
        {!isOver && <p class="soft">{say('replay.own')}</p>}
        <CardsOnTable view={view} sitters={sitters} edition={setting.edition} hasRow={rules.rowLength > 0} />
      </div>
      <aside class={style.side} aria-label={say('replay.side')}>
        <div class={style.study}>
          {isOver && <Analysed game={game} setting={setting} sitters={sitters} playhead={playhead} />}
        </div>
        <div class={style.log}>
          <LogPanel entries={entries} viewer={view.viewer} setting={setting} sitters={sitters} />
        </div>
      </aside>
    </main>
  );
}

function whereWords(turns: readonly TurnStart[], names: readonly string[], at: number, all: number): string {
  if (at === 0) return say('replay.at.deal', { all });
  const { number, seat } = turnAt(turns, at);
  return say('replay.at', { turn: number, name: names[seat], at, all });
}
