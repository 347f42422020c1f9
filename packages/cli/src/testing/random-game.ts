/** A whole game at the terminal, typed by a script. */
import { type Choices, EDITION, EDITIONS, MODULES, newRecord, SeededChance, setUp, unwrap } from '@cartagena/engine';
import { TerminalGame } from '../play/terminal-game.ts';
import { ScriptedTerminal } from './scripted-terminal.ts';

/** Every edition with all its modules. */
export const FULL_TABLES: readonly Choices[] = EDITIONS.map(edition => {
  const { defaults, optional } = EDITION[edition];
  return { edition, modules: MODULES.filter(id => [...defaults.modules, ...optional].includes(id)) };
});

/** Every other command once, among them two that are wrong. */
const COMMANDS = ['help', 'board', 'moves', 'log', '99999', 'dance', 'undo'];

/** Higher numbers are often refused, and lower ones never reach the moves at the end of the list. */
const MAX_NUMBER = 10;

/** Types these commands and then random numbers of moves; returns all that the terminal said. */
export async function playRandomly(choices: Choices): Promise<string> {
  const config = unwrap(setUp({ ...choices, pirates: 4, hands: 'open' }));
  const chance = new SeededChance('script');
  const commands = [...COMMANDS];
  const terminal = new ScriptedTerminal(() => commands.shift() ?? String(1 + chance.below(MAX_NUMBER)));
  await new TerminalGame(terminal, newRecord(config, 'x'), ['you', 'you']).run();
  return terminal.output;
}
