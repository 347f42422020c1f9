/** What a person can ask for, and what the words and signs of this table mean. */
import type { ActionType, Phase, Rules } from '@cartagena/engine';
import { paint } from '../render/seats.ts';
import { wrap } from '../render/wrap.ts';

/** What a phase asks for. */
export const QUESTIONS: { readonly [P in Phase]: string } = {
  turn: 'Your turn.',
  use: 'What for?',
  discard: 'You hold too many: lay down a card, until you hold seven.',
  take: 'Which card do you take?',
  keep: 'Which card do you keep?',
  give: 'Which card goes to the next seat?',
  bury: 'Which card goes under the stock next?',
  place: 'On which raft does it go?',
  pick: 'Which card of the row do you pick?',
  over: 'The game is over.',
};

/** Where explanations begin. */
const INDENT = 12;

const COMMANDS = `Type the number of a move, or the move itself, such as "play 12 key".
  moves   list what you can do        undo    take back your last action of this
  board   show the table again                turn, if it revealed nothing
  log     tell the game so far        save F  write the game to the file F
  help    this text                   quit    save and stop (also Ctrl-C)`;

/** What can be done in a turn. Only what a table has is shown. */
const MEANINGS: { readonly [T in ActionType]?: string } = {
  play: 'lay a card; a pirate runs to the next vacant space with its icon, or out at the end',
  retreat: 'a pirate steps back to the next one or two pirates behind; you draw as many cards as stand there',
  assist:
    "help another seat's pirate forward, to the next one or two pirates ahead or to the end, and draw cards for it",
  sail: 'the boat crosses the water',
  freesail: 'the same for nothing, since you have the most aboard',
  draw: 'draw one card',
  hoist: 'raise the flag and win',
  end: 'stop before all actions are made',
  pass: 'you are stuck: draw a card, and the turn ends',
  pistol: 'look at a hand and take a card out of it; its owner draws another',
  parrot: 'draw a card for each seat and one more; keep two, give the others away',
  hook: 'draw four cards, keep one, the others go under the stock',
  sabres: 'two sabres count as any card that you name',
  bomb: 'with another card: two pirates of yours on one space go forward together',
  joker: 'any two cards move the pirate with the hat as a card that you name',
  lay: 'a marked card is laid first and a token turned up; then you say what the card is for',
  open: 'give up your turn to open the chest on which your pirate stands',
};

/** What is drawn and written at this table. */
function signs(rules: Rules, types: readonly ActionType[]): string[] {
  const all: [isHere: boolean, text: string][] = [
    [true, 'A pirate is the letter of its seat, and is named by the space it stands on.'],
    [true, '"→ 12" is where a move leads, "(+2)" how many cards it brings.'],
    [rules.marks, 'A star marks a golden or grey card: key*.'],
    [rules.hats, 'A^ wears the hat; call it "hat" in a move.'],
    [types.includes('open'), 'A $ is a closed chest.'],
    [rules.routes > 1, 'xxxxxx is a space that has caved in.'],
    [rules.rowLength > 0, 'Cards are drawn from the row, the first one first.'],
    [rules.openHands, 'All hands lie open.'],
  ];
  return all.filter(([isHere]) => isHere).map(([, text]) => text);
}

export function helpFor(rules: Rules, columns: number): string {
  const types = [...new Set(rules.moveTypes.map(({ type }) => type as ActionType))];
  const meanings = types.flatMap(type => {
    const meaning = MEANINGS[type];
    return meaning === undefined ? [] : wrap(`  ${type.padEnd(INDENT - 2)}${meaning}`, columns - 1, INDENT);
  });
  const texts = signs(rules, types).map(text => `  ${text}`);
  return [COMMANDS, paint('bold', 'Moves'), ...meanings, paint('bold', 'Signs'), ...texts].join('\n');
}
