/** The table: board, players, hand and turn, for games of this browser and of a server alike. */
import type { Place, View } from '@cartagena/engine';
import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { set } from '../../base/set.ts';
import { settings } from '../../base/settings.ts';
import { useResource } from '../../base/use-resource.ts';
import { Board } from '../../board/board.tsx';
import type { BoardReports } from '../../board/model.ts';
import { useScene } from '../../board/scene.ts';
import { changesWords } from '../../events/changes.ts';
import { narrate } from '../../events/narrate.ts';
import type { Host, Sitter } from '../../game/host.ts';
import type { Playback } from '../../game/playback.ts';
import { Button, type ButtonProps, IconButton } from '../../ui/button.tsx';
import { Later } from '../../ui/later.tsx';
import { Sign, type SignName } from '../../ui/sign.tsx';
import { useTitle } from '../../ui/title.ts';
import { say } from '../../words/words.ts';
import { pirateAt } from '../choosing/explain.ts';
import type { Play } from '../choosing/play.ts';
import type { Touch } from '../choosing/touch.ts';
import { shortcut } from './button-parts.tsx';
import { Decision, lookedAt } from './decision.tsx';
import type { TableExtras } from './extras.ts';
import { Flights } from './flights.tsx';
import { Cards, grouped } from './hand.tsx';
import { type Hints, makeHints } from './hints.ts';
import { type Panel, Panels, TableLog } from './panels.tsx';
import { Plates } from './plates.tsx';
import { openSession, settingOf } from './session.ts';
import { SharedScreen } from './sharing.tsx';
import { Supply } from './supply.tsx';
import style from './table.module.css';
import { TableContext, useTable } from './table-context.ts';
import { makeTips, TipLine } from './tips.tsx';
import { TurnBar } from './turn-bar.tsx';
import { type KeyPages, useKeys } from './use-keys.ts';
import { useRestoredFocus } from './use-restored-focus.ts';

export function TableScreen({ host, extras = {} }: { readonly host: Host; readonly extras?: TableExtras }) {
  const { rules } = host;
  const sitters = host.sitters.value;
  const setting = useMemo(() => settingOf(rules, sitters), [rules, sitters]);
  const session = useResource(() => openSession(host), [host]);
  const { playback, play } = session;
  const isExercise = extras.exercise !== undefined;
  const panel = useSignal<Panel | undefined>(undefined);
  const open = (one: Panel) => set(panel, one);
  const hints = useResource(() => makeHints(play, rules, setting), [play, rules, setting]);
  const tips = useResource(() => makeTips(play, playback), [play, playback]);
  const pages = useMemo(
    () => ({
      onMoves: () => open('moves'),
      onLog: () => open('log'),
      onHelp: () => open('keys'),
      onHint: () => extras.hasHints && hints.ask(),
      onDigit: (number: number) => touchNumber(play, number),
    }),
    [play, hints, extras.hasHints],
  );
  useKeys(play, pages);
  useRestoredFocus(play);
  // Once, when the game ends: a window that was closed stays closed, whatever arrives after the end.
  const isOver = useComputed(() => playback.shown.value.view.phase === 'over');
  useSignalEffect(() => {
    if (isOver.value && !isExercise) open('over');
  });

  const atTable = useMemo(() => ({ play, rules, setting, sitters }), [play, rules, setting, sitters]);
  const { view, made } = play.moment.value;
  useTitle(extras.exercise?.title ?? turnTitle(view, sitters));
  const changes = session.changes.value;
  const log = useMemo(() => host.past?.value.filter(one => one.made <= made) ?? [], [host.past?.value, made]);
  return (
    <TableContext.Provider value={atTable}>
      <main class={style.table} data-phase={view.phase}>
        <h1 class="visually-hidden">{say(`edition.${rules.config.edition}`)}</h1>
        <div class={style.seats}>
          <Plates rules={rules} view={view} sitters={sitters} extra={extras.plate} />
        </div>
        <div class={style.status}>{extras.status}</div>
        <Tools view={view} hints={hints} extras={extras} pages={pages} onPanel={open} />
        <TableBoard playback={playback} hasNumbers={isExercise} />
        <div class={style.controls}>
          {extras.exercise && <div class={style.task}>{extras.exercise.task}</div>}
          <div class={style.turn}>
            {view.viewer !== 'spectator' && (
              <TurnBar
                news={changes && changes.length > 0 ? changesWords(setting, changes) : undefined}
                onMoves={pages.onMoves}
              >
                <HintLine hints={hints}>{!isExercise && <TipLine tips={tips} />}</HintLine>
              </TurnBar>
            )}
            {extras.exercise?.outcome && <div class={style.outcome}>{extras.exercise.outcome}</div>}
            {extras.sharing && (
              <SharedScreen
                sharing={extras.sharing}
                view={view}
                isShowing={playback.isShowing}
                linesOf={(seat, events) => narrate(setting, seat, [{ made, events }])}
              />
            )}
          </div>
          <Supply />
          <div class={style.hand} data-hand>
            <Decision />
            <OwnHand />
          </div>
        </div>
        <aside class={style.side} aria-label={say('table.log')}>
          <h2>{say('table.log')}</h2>
          <Later>
            <TableLog log={log} />
          </Later>
          {extras.side}
        </aside>
        <Flights playback={playback} viewer={view.viewer} edition={setting.edition} />
        <Panels panel={panel} log={log} extras={extras} />
      </main>
    </TableContext.Provider>
  );
}

interface ToolsProps {
  readonly view: View;
  readonly hints: Hints;
  readonly extras: TableExtras;
  readonly pages: KeyPages;
  readonly onPanel: (panel: Panel) => void;
}

function Tools({ view, hints, extras, pages, onPanel }: ToolsProps) {
  const isOver = view.phase === 'over';
  return (
    <nav class={style.tools} aria-label={say('table.tools')}>
      <Tool sign="moves" onClick={pages.onMoves}>
        {say('table.moves')}
      </Tool>
      {extras.hasHints && !isOver && (
        <Tool
          sign="lantern"
          aria-keyshortcuts={shortcut('h')}
          aria-disabled={!hints.canAsk.value}
          data-testid="hint"
          onClick={hints.ask}
        >
          {say('hint.ask')}
        </Tool>
      )}
      {extras.otherBoard && (
        <Tool sign={extras.otherBoard.isWaiting ? 'flag' : 'go'} onClick={extras.otherBoard.onOpen}>
          {extras.otherBoard.label}
        </Tool>
      )}
      <span class={style.logTool}>
        <Tool sign="scroll" onClick={pages.onLog}>
          {logLabel(extras)}
        </Tool>
      </span>
      {isOver && !extras.exercise && (
        <Tool sign="flag" onClick={() => onPanel('over')}>
          {say('table.result')}
        </Tool>
      )}
      <Tool sign="menu" onClick={() => onPanel('menu')}>
        {say('table.menu')}
      </Tool>
    </nav>
  );
}

interface TableBoardProps {
  readonly playback: Playback;
  /** Whether spaces show their numbers, whatever was chosen. */
  readonly hasNumbers: boolean;
}

/** The board with what may be chosen on it: a tap renders this, not the page around it. */
function TableBoard({ playback, hasNumbers }: TableBoardProps) {
  const { play, rules, sitters } = useTable();
  const scene = useScene(rules, play.moment.value.view, sitters);
  const reports = useMemo<BoardReports>(
    () => ({
      onPirate: pirate => play.touch({ pirate }),
      onTarget: ({ place }) => play.touch({ target: place }),
      onToken: token => play.touch({ token }),
      onPlace: place => (playback.isShowing.value ? playback.skip() : touchPlace(play, place)),
      onLift: pirate => play.lift({ pirate }),
      onDrop: (drag, to) => play.drop(to === undefined ? undefined : { drag, to }),
    }),
    [play, playback],
  );
  return (
    <div class={style.board}>
      <Board
        scene={scene}
        marks={play.choosing.value.marks}
        step={playback.step.value}
        numbers={settings.numbers.value || hasNumbers}
        reports={reports}
      />
      {playback.isShowing.value && (
        <button type="button" class={style.skip} onClick={playback.skip}>
          {say('table.skip')}
        </button>
      )}
    </div>
  );
}

/** The hint that was asked for; otherwise a tip. */
function HintLine({ hints, children }: { readonly hints: Hints; readonly children: ComponentChildren }) {
  const hint = hints.now.value;
  if (!hint) return <>{children}</>;
  return (
    <div class={style.hint} data-testid="hint-line">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <section tabIndex={0} aria-label={say('hint.ask')}>
        <p>{hint.text}</p>
      </section>
      {hint.canDo && (
        <Button kind="main" data-testid="follow-hint" onClick={hints.follow}>
          {say('table.main.do')}
        </Button>
      )}
      <IconButton sign="close" label={say('hint.close')} size={18} onClick={hints.dismiss} />
    </div>
  );
}

function OwnHand() {
  const { play, setting } = useTable();
  const { view } = play.moment.value;
  if (typeof view.viewer !== 'number') return null;
  return (
    <Cards
      label={say('table.hand')}
      cards={view.seats[view.viewer].hand ?? []}
      edition={setting.edition}
      now={play.choosing.value}
      isAsked={lookedAt(view) === undefined}
      onCard={card => play.touch({ card })}
      onLift={card => play.lift({ card })}
      onDrop={(card, on) => play.drop(on === undefined ? undefined : { drop: card, on })}
    />
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
