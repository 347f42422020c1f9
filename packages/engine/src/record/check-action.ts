/** Whether an action from outside is legal, and if not, why. */
import { type Reason, type Result, refuse } from '../base/result.ts';
import { PHASES, SEAT_LETTERS } from '../base/vocabulary.ts';
import type { ActionId } from '../model/actions.ts';
import type { Game, Rules } from '../model/rules.ts';
import { actionBuffer, legalActions } from '../play/actions.ts';
import { isOver } from '../play/turn.ts';
import { parseAction } from './notation.ts';

/**
 * The id of an action from outside, in notation or named, if this seat may do it now; otherwise the reason why not. Nothing
 * changes: pass the id to `apply`.
 */
export function checkAction(game: Game, seat: number, action: unknown): Result<ActionId> {
  const { rules, state } = game;
  if (isOver(state)) return refuse('over', 'The game is over.');
  if (!Number.isInteger(seat) || seat < 0 || seat >= rules.seats)
    return refuse(
      'no-seat',
      `There is no such seat; this table has seats ${SEAT_LETTERS.slice(0, rules.seats).join(', ')}.`,
    );
  const parsed = parseAction(rules, state, action);
  if (!parsed.ok) return parsed;
  if (seat !== state.actor)
    return refuse(
      'not-your-turn',
      `It is not for seat ${SEAT_LETTERS[seat]} to decide now, but for seat ${SEAT_LETTERS[state.actor]}.`,
    );
  return isLegal(game, parsed.value) ? parsed : { ok: false, reason: whyNot(game, parsed.value) };
}

/** Filled anew for each question, and made longer when a table needs it. */
let listed: Uint16Array = new Uint16Array(0);

function isLegal({ rules, state }: Game, action: ActionId): boolean {
  if (listed.length < rules.actionCount) listed = actionBuffer(rules);
  const count = legalActions(rules, state, listed);
  const at = listed.indexOf(action);
  return at >= 0 && at < count;
}

function whyNot({ rules, state }: Game, action: ActionId): Reason {
  const number = rules.moveTypeOf[action];
  const moveType = rules.moveTypes[number];
  if (moveType.phase !== PHASES[state.phase])
    return { code: 'not-now', text: `${moveType.type} is not what is asked for now: ${asks(rules, state.phase)}.` };
  return (
    moveType.why?.(rules, state, action - rules.bases[number]) ?? {
      code: 'not-now',
      text: 'That cannot be done at this moment.',
    }
  );
}

function asks(rules: Rules, phase: number): string {
  const types = rules.moveTypes.filter(moveType => moveType.phase === PHASES[phase]).map(({ type }) => type);
  return `choose ${types.join(', ')}`;
}
