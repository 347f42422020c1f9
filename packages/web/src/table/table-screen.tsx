/** The table: board, players, hand and turn, for games that are kept here and for those of a server alike. */
import type { Place, Rules } from '@cartagena/engine';
import { useSignal, useSignalEffect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { settings } from '../app/settings.ts';
import { Board } from '../board/board.tsx';
import { sceneOf, shapeOf } from '../board/scene.ts';
import type { Host, Sitter } from '../game/host.ts';
import { playSteps } from '../game/playback.ts';
import { announce, toast } from '../ui/announce.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useTitle } from '../ui/title.ts';
import { announcement, narrate } from '../words/narrate.ts';
import { reasonWords } from '../words/reasons.ts';
import { languageNow, say } from '../words/words.ts';
import type { Setting } from './card-words.ts';
import type { Touch } from './choosing.ts';
import { Decision, lookedAt } from './decision.tsx';
import { explain } from './explain.ts';
import { Cards, grouped } from './hand.tsx';
import { KeysHelp } from './keys-help.tsx';
import { LogPanel } from './log-panel.tsx';
import { Menu } from './menu.tsx';
import { MovesPanel } from './moves-panel.tsx';
import { Over } from './over.tsx';
import { Plates } from './plates.tsx';
import { type Play, sitDown } from './play.ts';
import { Question } from './question.tsx';
import { SharedScreen, type Sharing } from './sharing.tsx';
import { Supply } from './supply.tsx';
import style from './table.module.css';
import { pirateAt } from './trial.ts';
import { TurnBar } from './turn-bar.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import { useKeys } from './use-keys.ts';

/** What a kind of game adds to the table. All of it may be left out. */
export interface TableExtras {
  /** In the line above the board: connection, clock, who watches. */
  readonly status?: ComponentChildren;
  /** On a seat's plate. */
  readonly plate?: (seat: number) => ComponentChildren;
  /** Below the log. */
  readonly side?: ComponentChildren;
  readonly menu?: ComponentChildren;
  readonly over?: ComponentChildren;
  /** People take turns at this screen. */
  readonly sharing?: Sharing;
  readonly onLeave?: () => void;
  readonly onRestart?: () => void;
  readonly onRematch?: () => void;
  readonly onNew?: () => void;
  readonly onSave?: () => void;
}

type Panel = 'moves' | 'log' | 'keys' | 'menu' | 'over';

export function TableScreen({ host, extras = {} }: { readonly host: Host; readonly extras?: TableExtras }) {
  const { rules } = host;
  const sitters = host.sitters.value;
  const setting = useMemo(() => settingOf(rules, sitters), [rules, sitters]);
  const panel = useSignal<Panel | undefined>(undefined);
  const open = (one: Panel | undefined) => {
    panel.value = one;
  };
  const close = () => open(undefined);
  const { playback, play } = useMemo(() => begin(host), [host]);
  useEffect(
    () => () => {
      play.close();
      playback.close();
    },
    [play, playback],
  );

  const { view, made } = play.moment.value;
  const told = host.past?.value.filter(one => one.made <= made) ?? [];
  const events = told.flatMap(({ events }) => events);
  const lines = useMemo(
    () => narrate(setting, view.viewer, told),
    [told.length, made, view.viewer, languageNow(), setting],
  );

  useSignalEffect(() => {
    const step = playback.step.value;
    if (!step) return;
    const heard = announcement(setting, step.moment.view.viewer, step.events);
    if (heard !== '') announce(heard);
    if (step.moment.view.phase === 'over') open('over');
  });
  useTitle(titleOf(view.phase === 'over', view.actor === view.viewer, sitters[view.actor]?.name ?? ''));
  useKeptFocus(play);
  const pages = useMemo(
    () => ({
      onMoves: () => open('moves'),
      onLog: () => open('log'),
      onHelp: () => open('keys'),
      onDigit: (number: number) => touchNumber(play, number),
    }),
    [play, panel],
  );
  useKeys(play, pages);

  const scene = useMemo(
    () =>
      sceneOf(
        rules,
        view,
        sitters.map(({ colour }) => colour),
      ),
    [rules, view, sitters],
  );
  const hand = typeof view.viewer === 'number' ? (view.seats[view.viewer].hand ?? []) : undefined;
  const isLooking = lookedAt(view) !== undefined;
  return (
    <main class={style.table} data-phase={view.phase}>
      <h1 class="unseen">{say(`edition.${rules.config.edition}`)}</h1>
      <div class={style.seats}>
        <Plates rules={rules} view={view} sitters={sitters} extra={extras.plate} />
        {extras.status}
      </div>
      <div class={style.tools}>
        <Tool label={say('table.moves')} onClick={pages.onMoves} />
        <span class={style.logTool}>
          <Tool label={say('table.log.open')} onClick={pages.onLog} />
        </span>
        <Tool label={say('table.menu')} onClick={() => open('menu')} />
      </div>
      <div class={style.board}>
        <Board
          scene={scene}
          marks={play.choosing.value.marks}
          pace={playback.step.value?.milliseconds ?? 0}
          numbers={settings.numbers.value}
          reports={{
            onPirate: pirate => play.touch({ pirate }),
            onTarget: ({ place }) => play.touch({ target: place }),
            onChest: chest => play.touch({ chest }),
            onPlace: place => touchPlace(play, place),
            onDrag: (drag, to) => play.touch({ drag, to }),
          }}
        />
        {playback.isShowing.value && (
          <button type="button" class={style.skip} onClick={playback.skip}>
            {say('table.skip')}
          </button>
        )}
      </div>
      <div class={style.controls}>
        <Supply play={play} edition={setting.edition} hasRow={rules.rowLength > 0} />
        <Decision play={play} rules={rules} setting={setting} />
        {hand && <TurnBar play={play} rules={rules} setting={setting} onMoves={pages.onMoves} />}
        {hand && (
          <Cards
            label={say('table.hand')}
            cards={hand}
            edition={setting.edition}
            now={play.choosing.value}
            hasKeys={!isLooking}
            onCard={card => play.touch({ card })}
          />
        )}
        {extras.sharing && (
          <SharedScreen
            sharing={extras.sharing}
            view={view}
            isShowing={playback.isShowing.value}
            sitters={sitters}
            linesOf={(seat, events) => narrate(setting, seat, [{ made, events }])}
          />
        )}
      </div>
      <aside class={style.side}>
        <h2>{say('table.log')}</h2>
        <LogPanel lines={lines} sitters={sitters} />
        {extras.side}
      </aside>
      <Question play={play} setting={setting} />
      {panel.value === 'moves' && <MovesPanel play={play} setting={setting} onClose={close} />}
      {panel.value === 'keys' && <KeysHelp onClose={close} />}
      {panel.value === 'log' && (
        <Dialog title={say('table.log')} onClose={close}>
          <LogPanel lines={lines} sitters={sitters} />
          {extras.side}
        </Dialog>
      )}
      {panel.value === 'menu' && (
        <Menu onClose={close} onKeys={pages.onHelp} {...extras}>
          {extras.menu}
        </Menu>
      )}
      {panel.value === 'over' && (
        <Over rules={rules} view={view} sitters={sitters} events={events} onClose={close} {...extras}>
          {extras.over}
        </Over>
      )}
    </main>
  );
}

function Tool({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  return (
    <Button kind="quiet" onClick={onClick}>
      {label}
    </Button>
  );
}

/** The showing of a game, and somebody who plays in it. */
function begin(host: Host) {
  const playback = playSteps(host, settings.pace);
  const play: Play = sitDown(host, playback, {
    onRefusedTouch(one) {
      const setting = settingOf(host.rules, host.sitters.value);
      toast(explain(setting, host.rules, play.moment.value.view, play.choosing.value.chosen, one));
    },
    onRefusedAction(reason) {
      toast(reasonWords(reason, host.rules.config.edition));
    },
  });
  return { playback, play };
}

function settingOf(rules: Rules, sitters: readonly Sitter[]): Setting {
  return {
    edition: rules.config.edition,
    shape: shapeOf(rules),
    names: sitters.map(({ name }) => name),
  };
}

function titleOf(isOver: boolean, isMine: boolean, name: string): string {
  if (isOver) return say('table.ask.over');
  return isMine ? say('table.title.yours') : say('table.ask.wait', { name });
}

/** A place where nothing may be chosen: perhaps somebody stands there who could do something else. */
function touchPlace(play: Play, place: Place): void {
  const pirate = pirateAt(play.moment.value.view, place);
  play.touch(pirate ? { pirate } : { target: place });
}

function touchNumber(play: Play, number: number): void {
  const now = play.choosing.value;
  const { view } = play.moment.value;
  const own = typeof view.viewer === 'number' ? (view.seats[view.viewer].hand ?? []) : [];
  const touches: Touch[] =
    now.icons.length > 1
      ? now.icons.map(icon => ({ icon }))
      : now.slots.size > 0
        ? [...now.slots].map(slot => ({ slot }))
        : grouped(lookedAt(view) ?? own).map(({ card }) => ({ card }));
  const one = touches[number - 1];
  if (one) play.touch(one);
}
