/** A board in the middle of a game of chance. Choosing plays; the key N plays something at random. */
import {
  actionBuffer,
  apply,
  type Choices,
  EDITIONS,
  type Game,
  type GameEvent,
  isOver,
  legalActions,
  namedActions,
  newGame,
  type Place,
  PRESETS,
  resolveRules,
  SeededChance,
  setUp,
  unwrap,
  viewFor,
} from '@cartagena/engine';
import { COLOURS } from '@cartagena/protocol';
import { useMemo, useState } from 'preact/hooks';
import { useWindowEvent } from '../base/use-window-event.ts';
import { Board } from '../board/board.tsx';
import type { BoardMarks, PirateRef } from '../board/model.ts';
import { sceneOf } from '../board/scene.ts';
import { makeStage } from '../game/stage.ts';
import { type Option, optionsOf } from '../table/choosing/option.ts';

interface LiveBoardProps {
  /** A preset or an edition; with `+long` the longest path. */
  readonly name: string;
  readonly seats: number;
  readonly steps: number;
  readonly seed: string;
  readonly numbers: boolean;
  readonly pace: number;
  /** Whether what may be chosen is shown. */
  readonly marks: boolean;
}

function choicesOf(name: string, seats: number): Choices {
  const [table, length] = name.split(' ');
  const preset: Choices =
    table in PRESETS
      ? PRESETS[table as keyof typeof PRESETS]
      : { edition: EDITIONS.find(edition => edition === table) ?? 'classic' };
  return { ...preset, seats, ...(length ? { segments: length.split('-').map(Number) } : {}) };
}

function playRandomly(game: Game, steps: number): void {
  const { rules, state } = game;
  const out = actionBuffer(rules);
  for (let i = 0; i < steps && !isOver(state); i++) {
    const count = legalActions(rules, state, out);
    apply(game, out[game.chance.below(count)]);
  }
}

export function LiveBoard({ name, seats, steps, seed, numbers, pace, marks }: LiveBoardProps) {
  const game = useMemo(() => {
    const rules = resolveRules(unwrap(setUp(choicesOf(name, seats))));
    const game = newGame(rules, new SeededChance(seed));
    playRandomly(game, steps);
    return game;
  }, []);
  const [made, setMade] = useState(0);
  const [chosen, choose] = useState<PirateRef | undefined>();
  const stage = useMemo(makeStage, []);
  const step = stage.step.value;
  const next = () => {
    const events: GameEvent[] = [];
    playRandomly({ ...game, emit: event => void events.push(event) }, 1);
    stage.show({ events, milliseconds: pace });
    choose(undefined);
    setMade(made => made + 1);
  };
  useWindowEvent('keydown', ({ key }) => {
    if (key === 'n') next();
  });
  const { rules, state } = game;
  const { scene, options } = useMemo(() => {
    const view = viewFor(rules, state, state.actor);
    return {
      scene: sceneOf(rules, view, COLOURS),
      options: marks ? optionsOf(rules, view, namedActions(rules, state)).filter(({ moves }) => moves.length > 0) : [],
    };
  }, [made]);
  const isOf = (pirate: PirateRef, to?: Place) => (option: Option) =>
    option.moves.some(
      move =>
        move.seat === pirate.seat &&
        move.from === pirate.at &&
        move.hat === pirate.hat &&
        (to === undefined || move.to === to),
    );
  const go = (pirate: PirateRef | undefined, to: Place) => {
    if (pirate && options.some(isOf(pirate, to))) next();
  };
  return (
    <main style={{ position: 'fixed', inset: 0 }}>
      <Board
        scene={scene}
        marks={marksOf(options, chosen, marks ? scene.tokens.slice(0, 1).map(({ place }) => place) : [])}
        reports={{
          onPirate: pirate => choose(chosen && sameAs(chosen)(pirate) ? undefined : pirate),
          onTarget: target => go(chosen, target.place),
          onToken: next,
          onPlace: () => choose(undefined),
          onLift: choose,
          onDrop: (pirate, place) => place !== undefined && go(pirate, place),
        }}
        step={step}
        numbers={numbers}
      />
    </main>
  );
}

const sameAs = (a: PirateRef) => (b: PirateRef) => a.seat === b.seat && a.at === b.at && a.hat === b.hat;

function marksOf(options: readonly Option[], chosen: PirateRef | undefined, tokens: readonly Place[]): BoardMarks {
  const movable: PirateRef[] = [];
  for (const { moves } of options)
    for (const { seat, from, hat } of moves) {
      const pirate = { seat, at: from, hat };
      if (!movable.some(sameAs(pirate))) movable.push(pirate);
    }
  const targets = chosen
    ? options.flatMap(({ moves, gains, isFinal }) =>
        moves
          .filter(({ seat, from, hat }) => sameAs(chosen)({ seat, at: from, hat }))
          .map(({ seat, to, hat }) => ({ place: to, seat, hat, gains, isFinal })),
      )
    : [];
  const unique = targets.filter((target, i) => targets.findIndex(({ place }) => place === target.place) === i);
  return { movable, ...(chosen ? { chosen } : {}), targets: unique, tokens };
}
