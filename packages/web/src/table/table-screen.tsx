/** The table: board, players, hand and turn, for games of this browser and of a server alike. */
import type { Place, View } from '@cartagena/engine';
import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { settings } from '../app/settings.ts';
import { Board } from '../board/board.tsx';
import { sceneOf } from '../board/scene.ts';
import type { Host, Sitter } from '../game/host.ts';
import { Button, type ButtonProps } from '../ui/button.tsx';
import { Later } from '../ui/later.tsx';
import { Sign, type SignName } from '../ui/sign.tsx';
import { useTitle } from '../ui/title.ts';
import { changesWords } from '../words/changes-words.ts';
import { narrate } from '../words/narrate.ts';
import { say } from '../words/words.ts';
import { Decision, lookedAt } from './decision.tsx';
import { Deeds } from './deeds.tsx';
import type { TableExtras } from './extras.ts';
import { Cards, grouped } from './hand.tsx';
import { makeHints } from './hints.ts';
import { LogPanel } from './log-panel.tsx';
import { type Panel, Panels } from './panels.tsx';
import { Plates } from './plates.tsx';
import type { Play } from './play.ts';
import { openSession, settingOf } from './session.ts';
import { SharedScreen } from './sharing.tsx';
import { Supply } from './supply.tsx';
import style from './table.module.css';
import type { Touch } from './touch.ts';
import { pirateAt } from './trial.ts';
import { TurnBar } from './turn-bar.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import { useKeys } from './use-keys.ts';

export function TableScreen({ host, extras = {} }: { readonly host: Host; readonly extras?: TableExtras }) {
  const { rules } = host;
  const sitters = host.sitters.value;
  const setting = useMemo(() => settingOf(rules, sitters), [rules, sitters]);
  const session = useMemo(() => openSession(host), [host]);
  useEffect(() => session.close, [session]);
  const { playback, play } = session;
  const isExercise = extras.exercise !== undefined;
  const panel = useSignal<Panel | undefined>(undefined);
  const open = (one: Panel) => {
    panel.value = one;
  };
  const hint = useMemo(() => makeHints(play, rules, setting), [play, rules, setting]);
  useEffect(() => hint.close, [hint]);
  const pages = useMemo(
    () => ({
      onMoves: () => open('moves'),
      onLog: () => open('log'),
      onHelp: () => open('keys'),
      onHint: () => extras.hasHints && hint.ask(),
      onDigit: (number: number) => touchNumber(play, number),
    }),
    [play, hint, extras.hasHints],
  );
  useKeys(play, pages);
  useKeptFocus(play);
  useSignalEffect(() => {
    if (playback.shown.value.view.phase === 'over' && !isExercise) open('over');
  });

  const { view, made } = play.moment.value;
  const isOver = view.phase === 'over';
  useTitle(extras.exercise?.title ?? turnTitle(view, sitters));
  const told = useMemo(() => host.past?.value.filter(one => one.made <= made) ?? [], [host.past?.value, made]);
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
  const changes = session.changes.value && changesWords(setting, session.changes.value);
  return (
    <main class={style.table} data-phase={view.phase}>
      <h1 class="unseen">{say(`edition.${rules.config.edition}`)}</h1>
      <div class={style.seats}>
        <Plates rules={rules} view={view} sitters={sitters} extra={extras.plate} />
        {extras.status}
      </div>
      <nav class={style.tools} aria-label={say('table.tools')}>
        <Tool sign="moves" onClick={pages.onMoves}>
          {say('table.moves')}
        </Tool>
        {extras.hasHints && !isOver && (
          <Tool
            sign="lantern"
            aria-keyshortcuts="h"
            aria-disabled={!hint.canAsk.value}
            data-testid="hint"
            onClick={hint.ask}
          >
            {say('hint.ask')}
          </Tool>
        )}
        <span class={style.logTool}>
          <Tool sign="scroll" onClick={pages.onLog}>
            {logLabel(extras)}
          </Tool>
        </span>
        {isOver && !isExercise && (
          <Tool sign="flag" onClick={() => open('over')}>
            {say('table.result')}
          </Tool>
        )}
        <Tool sign="menu" onClick={() => open('menu')}>
          {say('table.menu')}
        </Tool>
      </nav>
      <div class={style.board}>
        <Board
          scene={scene}
          marks={play.choosing.value.marks}
          pace={playback.step.value?.milliseconds ?? 0}
          numbers={settings.numbers.value || isExercise}
          reports={{
            onPirate: pirate => play.touch({ pirate }),
            onTarget: ({ place }) => play.touch({ target: place }),
            onToken: token => play.touch({ token }),
            onPlace: place => (playback.isShowing.value ? playback.skip() : touchPlace(play, place)),
            onLift: pirate => play.lift({ pirate }),
            onDrop: (drag, to) => play.drop(to === undefined ? undefined : { drag, to }),
          }}
        />
        {playback.isShowing.value && (
          <button type="button" class={style.skip} onClick={playback.skip}>
            {say('table.skip')}
          </button>
        )}
      </div>
      <div class={style.controls}>
        {extras.exercise?.task}
        <Supply play={play} rules={rules} />
        <Decision play={play} setting={setting} />
        {!hand && <Deeds play={play} rules={rules} setting={setting} />}
        {hand && (
          <>
            {hint.line.value && (
              <p class={style.hint} data-testid="hint-line">
                {hint.line.value}
              </p>
            )}
            {extras.exercise?.outcome ?? (
              <TurnBar play={play} rules={rules} setting={setting} onMoves={pages.onMoves}>
                {changes !== say('changes.none') && changes}
              </TurnBar>
            )}
            <Cards
              label={say('table.hand')}
              cards={hand}
              edition={setting.edition}
              now={play.choosing.value}
              isAsked={lookedAt(view) === undefined}
              onCard={card => play.touch({ card })}
              onLift={card => play.lift({ card })}
              onDrop={(card, on) => play.drop(on === undefined ? undefined : { drop: card, on })}
            />
          </>
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
      <aside class={style.side} aria-label={say('table.log')}>
        <h2>{say('table.log')}</h2>
        <Later>
          <LogPanel told={told} viewer={view.viewer} setting={setting} sitters={sitters} />
        </Later>
        {extras.side}
      </aside>
      <Panels panel={panel} play={play} rules={rules} setting={setting} sitters={sitters} told={told} extras={extras} />
    </main>
  );
}

function Tool({ sign, children, ...rest }: { readonly sign: SignName } & Omit<ButtonProps, 'kind'>) {
  return (
    <Button kind="quiet" {...rest}>
      <Sign name={sign} size={18} /> {children}
    </Button>
  );
}

function logLabel({ unread }: TableExtras): string {
  if (unread === undefined) return say('table.log.open');
  return unread === 0 ? say('table.log.talk') : say('table.log.unread', { count: unread });
}

function turnTitle({ phase, actor, viewer }: View, sitters: readonly Sitter[]): string {
  if (phase === 'over') return say('table.ask.over');
  return actor === viewer ? say('table.title.yours') : say('table.ask.wait', { name: sitters[actor].name });
}

/** A place where nothing may be chosen: perhaps a pirate stands there that could do something else. */
function touchPlace(play: Play, place: Place): void {
  const pirate = pirateAt(play.moment.value.view, place);
  play.touch(pirate ? { pirate } : { target: place });
}

/** The nth of what is numbered now: icons, positions in the row, or cards. */
function touchNumber(play: Play, number: number): void {
  const one = numbered(play)[number - 1];
  if (one) play.touch(one);
}

function numbered(play: Play): Touch[] {
  const { icons, slots } = play.choosing.value;
  const { view } = play.moment.value;
  if (icons.length > 1) return icons.map(icon => ({ icon }));
  if (slots.size > 0) return Array.from(slots, slot => ({ slot }));
  const own = typeof view.viewer === 'number' ? (view.seats[view.viewer].hand ?? []) : [];
  return grouped(lookedAt(view) ?? own).map(({ card }) => ({ card }));
}
