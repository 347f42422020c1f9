/** What holds for every table that the registry can make: random games under a referee, and what must stay true of them. */
import { describe, expect, it } from 'vitest';
import { actionBuffer, apply, legalActions, nameAction } from './actions.ts';
import { SeededChance, seededChance } from './chance.ts';
import type { GameConfig } from './config.ts';
import { newGame } from './deal.ts';
import { type GameEvent, redact, type Viewer } from './events.ts';
import type { Game } from './game.ts';
import { makeNotation, parseAction, parseNotation } from './notation.ts';
import { type GameRecord, newRecord, replay } from './record.ts';
import { resolveRules } from './resolve.ts';
import { unwrap } from './result.ts';
import { sampleState } from './sample.ts';
import { makeSnapshot, restoreState } from './snapshot.ts';
import { copyState, stateKey } from './state.ts';
import { checkState } from './testing/referee.ts';
import { everySetup, nameSetup } from './testing/setups.ts';
import { isOver } from './turn.ts';
import { viewFor } from './view.ts';
import { EDITIONS, ENDINGS, MODULES } from './vocabulary.ts';

/** A short form, for runs that repeat the tests many times. */
const QUICK = process.env.CARTAGENA_QUICK !== undefined;
const SETUPS = everySetup().filter((_, i) => !QUICK || i % 12 === 0);

/** Plays a whole game by random choice; `look` sees every position before its action. */
function playOut(
  config: GameConfig,
  seed: string,
  look: (game: Game, legal: Uint16Array, made: number) => void,
): Game & { record: GameRecord } {
  const rules = resolveRules(config);
  const game = newGame(rules, seededChance(seed, 0));
  const player = new SeededChance(`${seed}/player`);
  const out = actionBuffer(rules);
  const actions: { seat: number; action: string }[] = [];
  checkState(rules, game.state);
  while (!isOver(game.state)) {
    const legal = out.subarray(0, legalActions(rules, game.state, out));
    look(game, legal, actions.length);
    const action = legal[player.below(legal.length)];
    actions.push({ seat: game.state.actor, action: makeNotation(rules, action) });
    game.chance = seededChance(seed, actions.length);
    apply(game, action);
    checkState(rules, game.state);
  }
  return { ...game, record: { ...newRecord(config, seed), actions } };
}

describe('every table that the registry can make', () => {
  const endings = new Set<string>();

  it.each(SETUPS.map(config => [nameSetup(config), config] as const))('%s', (name, config) => {
    const played = playOut(config, name, (game, legal, made) => {
      if (made % 7 !== 0) return;
      roundTrips(game, legal);
      worldsOf(game, legal, `${name}/${made}`);
    });
    endings.add(ENDINGS[played.state.ending]);
    const again = unwrap(replay(played.record));
    expect(stateKey(again.state)).toBe(stateKey(played.state));
  });

  it.runIf(!QUICK)('covers every edition, every module and every way to end', () => {
    expect(new Set(SETUPS.map(config => config.edition))).toEqual(new Set(EDITIONS));
    expect(new Set(SETUPS.flatMap(config => config.modules))).toEqual(new Set(MODULES));
    expect(endings).toEqual(new Set(ENDINGS.filter(ending => ending !== 'none')));
    expect(SETUPS.length).toBeGreaterThan(150);
  });
});

/** Names, notation, JSON and copies all lead back to the same thing. */
function roundTrips({ rules, state }: Game, legal: Uint16Array): void {
  for (const action of legal) {
    const text = makeNotation(rules, action);
    expect(parseNotation(rules, state, text)).toEqual({ ok: true, value: action });
    expect(parseNotation(rules, state, `  ${text.toUpperCase().replaceAll(' ', '   ')} `)).toEqual({
      ok: true,
      value: action,
    });
    const named = JSON.parse(JSON.stringify(nameAction(rules, action)));
    expect(parseAction(rules, state, named)).toEqual({ ok: true, value: action });
  }
  const key = stateKey(state);
  expect(stateKey(restoreState(rules, JSON.parse(JSON.stringify(makeSnapshot(rules, state)))))).toBe(key);
  const copy = copyState(rules, state);
  expect(stateKey(copy)).toBe(key);
  apply({ rules, state: copy, chance: new SeededChance(key) }, legal[0]);
  expect(stateKey(state)).toBe(key);
  expect(stateKey(copy)).not.toBe(key);
}

/** Another world that looks the same to a viewer gives it the same view, the same choices and the same news. */
function worldsOf(game: Game, legal: Uint16Array, seed: string): void {
  const { rules, state } = game;
  const viewers: Viewer[] = [...Array.from({ length: rules.seats }, (_, seat) => seat), 'spectator'];
  for (const viewer of viewers) {
    const view = JSON.parse(JSON.stringify(viewFor(rules, state, viewer)));
    const world = sampleState(rules, view, new SeededChance(`${seed}/${viewer}`));
    expect(viewFor(rules, world, viewer)).toEqual(view);
    const out = actionBuffer(rules);
    const there = Array.from(out.subarray(0, legalActions(rules, world, out)));
    if (viewer === state.actor) expect(there).toEqual(Array.from(legal));
    else
      sameNews(
        game,
        world,
        viewer,
        there.find(action => legal.includes(action)),
      );
  }
}

/** What another seat does in both worlds is told to the viewer in the same words, fresh cards for all to see aside. */
function sameNews(game: Game, world: Game['state'], viewer: Viewer, action: number | undefined): void {
  if (action === undefined) return;
  const news = (state: Game['state']) => {
    const events: GameEvent[] = [];
    const copy = copyState(game.rules, state);
    apply(
      { rules: game.rules, state: copy, chance: new SeededChance('same'), emit: event => events.push(event) },
      action,
    );
    return events.map(event => redact(event, viewer)).map(event => (isFresh(event, viewer) ? event.type : event));
  };
  expect(news(world)).toEqual(news(game.state));
}

/** Cards that come from the unknown before the viewer's eyes are chance, and may differ. */
function isFresh(event: GameEvent, viewer: Viewer): boolean {
  if (event.type === 'row' || event.type === 'discarded') return true;
  if (event.type === 'drew') return event.seat === viewer || event.cards !== undefined;
  if (event.type === 'gave') return event.to === viewer;
  if (event.type === 'stole' || event.type === 'looked') return event.seat === viewer;
  return false;
}
