/** Reads and checks what an external program answered to a decision. See docs/bot-protocol.md. */
import { checkAction, type Game, makeNotation } from '@cartagena/engine';
import { excerpt } from './line-process.ts';

/** How many legal actions a message lists. */
const MAX_LISTED = 8;

/** The index of the chosen action among the legal ones. Throws an error whose message begins with a verb: what the program did. */
export function readAnswer(line: string, id: number, game: Game, legal: readonly number[]): number {
  const action = actionIn(line, id);
  const shown = excerpt(JSON.stringify(action));
  if (typeof action === 'number') {
    if (Number.isInteger(action) && action >= 0 && action < legal.length) return action;
    throw new Error(
      `answered action ${shown}, but a number must be one from 0 to ${legal.length - 1}. ${listLegal(game, legal)}`,
    );
  }
  const checked = checkAction(game, game.state.actor, action);
  if (checked.ok) return legal.indexOf(checked.value);
  throw new Error(`answered the illegal action ${shown}. ${checked.reason.text} ${listLegal(game, legal)}`);
}

function listLegal({ rules }: Game, legal: readonly number[]): string {
  const names = legal.slice(0, MAX_LISTED).map(action => makeNotation(rules, action));
  const more = legal.length > MAX_LISTED ? `, … (${legal.length} in all)` : '';
  return `Legal actions: ${names.join(', ')}${more}.`;
}

function actionIn(line: string, id: number): unknown {
  const shown = excerpt(line);
  let answer: unknown;
  try {
    answer = JSON.parse(line);
  } catch {
    throw new Error(`answered something that is not JSON: ${shown}. Only answers go to standard output.`);
  }
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer))
    throw new Error(`answered ${shown}, but an answer is an object such as {"id":${id},"action":0}.`);
  const { id: given, action } = answer as { id?: unknown; action?: unknown };
  if (given !== id)
    throw new Error(
      `answered with the wrong id: it must be ${id}, not ${excerpt(JSON.stringify(given) ?? 'nothing')}.`,
    );
  if (action === undefined) throw new Error(`answered without an action: ${shown}.`);
  return action;
}
