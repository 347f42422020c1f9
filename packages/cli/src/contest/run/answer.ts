/** What somebody else's program answered to a decision, read with care. See docs/bot-protocol.md. */
import { checkAction, type Game, makeNotation } from '@cartagena/engine';
import { excerpt } from './line-process.ts';

/** How many legal actions a message lists. */
const LISTED = 8;

/** Which of the legal actions is meant. Throws an error that begins with a verb: what the program did instead. */
export function readAnswer(line: string, id: number, game: Game, legal: readonly number[]): number {
  const action = actionIn(line, id);
  const told = excerpt(JSON.stringify(action));
  if (typeof action === 'number') {
    if (Number.isInteger(action) && action >= 0 && action < legal.length) return action;
    throw new Error(
      `answered action ${told}, but a number must be one from 0 to ${legal.length - 1}. ${listed(game, legal)}`,
    );
  }
  const judged = checkAction(game, game.state.actor, action);
  if (judged.ok) return legal.indexOf(judged.value);
  throw new Error(`answered the illegal action ${told}. ${judged.reason.text} ${listed(game, legal)}`);
}

function listed({ rules }: Game, legal: readonly number[]): string {
  const names = legal.slice(0, LISTED).map(action => makeNotation(rules, action));
  const more = legal.length > LISTED ? `, … (${legal.length} in all)` : '';
  return `Legal are: ${names.join(', ')}${more}.`;
}

function actionIn(line: string, id: number): unknown {
  const told = excerpt(line);
  let answer: unknown;
  try {
    answer = JSON.parse(line);
  } catch {
    throw new Error(`answered something that is not JSON: ${told}. Only answers go to standard output.`);
  }
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer))
    throw new Error(`answered ${told}, but an answer is an object such as {"id":${id},"action":0}.`);
  const { id: given, action } = answer as { id?: unknown; action?: unknown };
  if (given !== id)
    throw new Error(
      `answered with the wrong id: it must be ${id}, not ${excerpt(JSON.stringify(given) ?? 'nothing')}.`,
    );
  if (action === undefined) throw new Error(`answered without an action: ${told}.`);
  return action;
}
