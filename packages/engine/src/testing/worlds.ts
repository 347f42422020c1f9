/** Another world that looks the same to a viewer gives it the same view, observation, choices and news. Throws when not. */

import { SeededChance } from '../base/chance.ts';
import { type GameEvent, redact, type Viewer } from '../model/events.ts';
import type { Game, Rules } from '../model/rules.ts';
import { copyState, type State } from '../model/state.ts';
import { actionBuffer, apply, legalActions } from '../play/actions.ts';
import { REVEALING } from '../setup/registry.ts';
import { ObservationEncoder } from '../view/observation.ts';
import { sampleState } from '../view/sample.ts';
import { viewFor } from '../view/view.ts';
import { asJson, mustBeSame } from './same.ts';

export function checkWorlds(game: Game, legal: Uint16Array, seed: string): void {
  const { rules, state } = game;
  const viewers: Viewer[] = [...Array.from({ length: rules.seats }, (_, seat) => seat), 'spectator'];
  for (const viewer of viewers) {
    const view = asJson(viewFor(rules, state, viewer));
    const world = sampleState(rules, view, new SeededChance(`${seed}/${viewer}`));
    mustBeSame(viewFor(rules, world, viewer), view, `what ${viewer} sees in another world`);
    if (viewer !== 'spectator')
      mustBeSame(
        observe(rules, world, viewer),
        observe(rules, state, viewer),
        `what ${viewer} observes in another world`,
      );
    const out = actionBuffer(rules);
    const there = Array.from(out.subarray(0, legalActions(rules, world, out)));
    if (viewer === state.actor) mustBeSame(there, Array.from(legal), `what ${viewer} can do in another world`);
    else
      checkNews(
        game,
        world,
        viewer,
        there.find(action => legal.includes(action)),
      );
  }
}

const encoders = new WeakMap<Rules, ObservationEncoder>();

function observe(rules: Rules, state: State, viewer: number): number[] {
  const encoder = encoders.get(rules) ?? new ObservationEncoder(rules);
  encoders.set(rules, encoder);
  // Whatever was in it before is written over.
  const out = new Uint8Array(encoder.size).fill(0xaa);
  encoder.write(state, viewer, out);
  return Array.from(out);
}

/** What another seat does in both worlds gives the viewer the same events, freshly shown cards aside. */
function checkNews({ rules, state }: Game, world: State, viewer: Viewer, action: number | undefined): void {
  if (action === undefined) return;
  const news = (from: State) => {
    const events: GameEvent[] = [];
    const copy = copyState(rules, from);
    apply({ rules, state: copy, chance: new SeededChance('same'), emit: event => events.push(event) }, action);
    return events.map(event => redact(event, viewer)).map(event => (isFresh(event) ? event.type : event));
  };
  mustBeSame(news(world), news(state), `what ${viewer} hears in another world`);
}

/**
 * Cards that come from the unknown before the viewer's eyes are chance, and may differ. So may those that are taken or looked at
 * in an open hand: what lay face down beside it was not known.
 */
function isFresh(event: GameEvent): boolean {
  const showsCards = 'cards' in event || 'secret' in event;
  return showsCards && (event.type === 'drew' || REVEALING.has(event.type));
}
