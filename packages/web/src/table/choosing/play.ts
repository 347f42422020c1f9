/**
 * A person at a table: what is shown, what was chosen, what waits. The page renders its signals and hands it every touch; it
 * turns touches into actions of the host.
 */
import type { Action, CardName, Reason } from '@cartagena/engine';
import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { isSamePirate, type PirateRef } from '../../board/model.ts';
import type { Host, Moment } from '../../game/host.ts';
import {
  type Choosing,
  type Chosen,
  choiceFor,
  choosing,
  isNothing,
  type NextStep,
  NOTHING,
  nextStep,
} from './choosing.ts';
import { type Option, optionOf, optionsOf } from './option.ts';
import { isHoldable, type Preview, preview } from './preview.ts';
import { type Touch, touch } from './touch.ts';

/** What the page needs to know of the showing of steps. */
export interface Showing {
  /** The moment on the screen, perhaps earlier than the host's. */
  readonly shown: ReadonlySignal<Moment>;
  /** More has happened than is on the screen: choices are closed. */
  readonly isShowing: ReadonlySignal<boolean>;
}

/** What can be dragged. */
type Lifted = Extract<Touch, { readonly card: CardName } | { readonly pirate: PirateRef }>;

export interface Play {
  /** What is on the screen: with a held action, as if it were made. */
  readonly moment: ReadonlySignal<Moment>;
  readonly choosing: ReadonlySignal<Choosing>;
  readonly next: ReadonlySignal<NextStep>;
  /** The turn's last action, until the turn is ended. */
  readonly held: ReadonlySignal<Option | undefined>;
  /** What happens by it. */
  readonly heldEvents: ReadonlySignal<Preview['events'] | undefined>;
  /** Options of which one is meant. */
  readonly question: ReadonlySignal<readonly Option[] | undefined>;
  readonly canUndo: ReadonlySignal<boolean>;
  /** An action is on its way to the host: nothing can be chosen until it answers. */
  readonly isBusy: ReadonlySignal<boolean>;
  touch(one: Touch): void;
  /** Something is dragged: it is chosen while it is on its way. */
  lift(one: Lifted): void;
  /** There it was dropped; undefined: nowhere, and nothing has happened. */
  drop(one: Touch | undefined): void;
  /** Chooses all that the action needs, so that it is seen where it happens; it is not done. */
  pointOut(action: Action): void;
  act(option: Option): void;
  /** Does this action, if it is one of the options. */
  perform(action: Action): boolean;
  /** Does what the main button says. False: nothing is likely, so all moves should be shown. */
  proceed(): boolean;
  endTurn(): void;
  undo(): void;
  /** Forgets what was chosen. */
  clear(): void;
  close(): void;
}

/** An action that was made on the screen only, what happens by it, and the moment that it leads to. */
interface Held {
  readonly option: Option;
  readonly events: Preview['events'];
  readonly moment: Moment;
}

export interface PlayReports {
  /** Something was touched that leads nowhere. */
  onRefusedTouch(one: Touch): void;
  onRefusedAction(reason: Reason): void;
}

const STILL_SENDING: Reason = { code: 'still-sending', text: 'The last action is still on its way.' };

const isAmong = ({ cards, pirate }: Chosen, one: Lifted): boolean =>
  'card' in one ? cards.includes(one.card) : pirate !== undefined && isSamePirate(pirate, one.pirate);

/** `confirm`: whether the last action of a turn waits for its end. */
export function createTurn(
  host: Pick<Host, 'rules' | 'act' | 'undo'>,
  { shown, isShowing }: Showing,
  confirm: ReadonlySignal<boolean>,
  reports: PlayReports,
): Play {
  const chosen = signal<Chosen>(NOTHING);
  const held = signal<Held | undefined>(undefined);
  const question = signal<readonly Option[] | undefined>(undefined);
  const isBusy = signal(false);
  /** What was chosen before something was lifted. */
  let beforeLift = NOTHING;

  const options = computed(() => {
    const { view, legal } = shown.value;
    return isShowing.value ? [] : optionsOf(host.rules, view, legal);
  });
  const moment = computed(() => held.value?.moment ?? shown.value);
  const now = computed(() => choosing(shown.value.view, held.value || isBusy.value ? [] : options.value, chosen.value));
  const next = computed(() => nextStep(now.value, held.value !== undefined));

  // Whatever was chosen at another moment means nothing now.
  const stop = effect(() => {
    shown.value;
    beforeLift = NOTHING;
    batch(() => {
      chosen.value = NOTHING;
      held.value = undefined;
      question.value = undefined;
    });
  });

  /** Asks the host for something; what it refuses is reported, and `onRefused` brings back what was chosen for it. */
  async function ask(doing: () => Promise<Reason | undefined>, onRefused = () => {}): Promise<void> {
    if (isBusy.value) {
      reports.onRefusedAction(STILL_SENDING);
      return;
    }
    const at = shown.value;
    isBusy.value = true;
    try {
      const reason = await doing();
      if (!reason) return;
      reports.onRefusedAction(reason);
      if (shown.value === at) onRefused();
    } finally {
      isBusy.value = false;
    }
  }

  function act(option: Option): void {
    const isHeld = confirm.value && isHoldable(option) && !isBusy.value;
    batch(() => {
      question.value = undefined;
      chosen.value = NOTHING;
      if (isHeld) held.value = hold(option);
    });
    if (isHeld) return;
    void ask(
      () => host.act(option.action),
      () => {
        chosen.value = choiceFor(option);
      },
    );
  }

  const find = (action: Action): Option | undefined =>
    held.value ? undefined : optionOf(host.rules, shown.value.view, options.value, action);

  function hold(option: Option): Held {
    const { view, events } = preview(host.rules, shown.value.view, option.action);
    return { option, events, moment: { ...shown.value, view, legal: [] } };
  }

  function endTurn(): void {
    const waiting = held.value;
    if (waiting) void ask(() => host.act(waiting.option.action));
    else {
      const end = options.value.find(({ action }) => action.type === 'end' || action.type === 'pass');
      if (end) act(end);
    }
  }

  function handle(one: Touch): void {
    const outcome = touch(now.value, one);
    if (isBusy.value) reports.onRefusedAction(STILL_SENDING);
    else if (outcome.type === 'chosen') chosen.value = outcome.chosen;
    else if (outcome.type === 'ask') question.value = outcome.options;
    else if (outcome.type === 'act') act(outcome.option);
    else reports.onRefusedTouch(one);
  }

  return {
    moment,
    choosing: now,
    next,
    held: computed(() => held.value?.option),
    heldEvents: computed(() => held.value?.events),
    question,
    canUndo: computed(
      () => !isBusy.value && (held.value !== undefined || (!isShowing.value && shown.value.undoable > 0)),
    ),
    isBusy,
    touch: handle,
    lift(one) {
      beforeLift = chosen.value;
      const outcome = isAmong(chosen.value, one) ? undefined : touch(now.value, one);
      if (outcome?.type === 'chosen') chosen.value = outcome.chosen;
    },
    drop(one) {
      chosen.value = beforeLift;
      if (one) handle(one);
    },
    act,
    pointOut(action) {
      const option = find(action);
      if (option) chosen.value = choiceFor(option);
    },
    perform(action) {
      const option = find(action);
      if (option) act(option);
      return option !== undefined;
    },
    proceed() {
      const step = next.value;
      if (step.type === 'pass-on') endTurn();
      else if (step.type === 'do') act(step.option);
      else if (step.type === 'moves' && !isNothing(chosen.value)) question.value = step.options;
      else return false;
      return true;
    },
    endTurn,
    undo() {
      if (held.value && !isBusy.value) held.value = undefined;
      else if (shown.value.undoable > 0) void ask(() => host.undo());
    },
    clear() {
      batch(() => {
        chosen.value = NOTHING;
        question.value = undefined;
      });
    },
    close: stop,
  };
}
