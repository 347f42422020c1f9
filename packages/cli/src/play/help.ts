/** The help of the terminal: commands, what can be done in a turn at this table, and what its signs mean. */
import type { Rules } from '@cartagena/engine';
import { paint } from '../render/seats.ts';
import { actionWords } from '../render/vocabulary.ts';
import { wrap } from '../render/wrap.ts';
import { variantWords } from '../variants/index.ts';

/** The column in which explanations begin. */
const INDENT = 12;

const COMMANDS = `Type the number of a move, or the move itself, such as "play 12 key".
  moves   list what you can do        undo    take back your last action of this
  board   show the table again                turn, if it revealed nothing
  log     the game so far             save F  write the game to the file F
  help    this text                   quit    save and stop (also Ctrl-C)`;

export function helpFor(rules: Rules, columns: number): string {
  const meanings = [...turnActions(rules)].flatMap(([type, meaning]) =>
    wrap(`  ${type.padEnd(INDENT - 2)}${meaning}`, columns - 1, INDENT),
  );
  const texts = signs(rules).map(text => `  ${text}`);
  return [COMMANDS, paint('bold', 'Moves'), ...meanings, paint('bold', 'Signs'), ...texts].join('\n');
}

/** What can be done in a turn. An action without words is explained by how it is written. */
function turnActions(rules: Rules): Map<string, string> {
  const meanings = new Map<string, string>();
  rules.moveTypes.forEach(({ type, phase }, kind) => {
    if (phase !== 'turn') return;
    const fields = rules.dimensionsOf[kind].map(({ field }) => field);
    meanings.set(type, actionWords(type).meaning ?? `written as "${[type, ...fields].join(' ')}"`);
  });
  return meanings;
}

function signs(rules: Rules): string[] {
  return [
    'A pirate is the letter of its seat, and is named by the space it stands on.',
    '"→ 12" is where a move leads, "(+2)" how many cards it brings.',
    ...(rules.marks ? ['A star marks a golden or grey card: key*.'] : []),
    ...rules.config.modules.flatMap(id => variantWords(id).signs ?? []),
    ...(rules.rowLength > 0 ? ['Cards are drawn from the row, the first one first.'] : []),
    ...(rules.openHands ? ['All hands lie open.'] : []),
  ];
}
