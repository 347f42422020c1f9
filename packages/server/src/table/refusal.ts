import { type Result, refuse } from '@cartagena/engine';

/** Why not: because of who asks, because of how things stand, or because of what was said. */
const REFUSALS = {
  'not-seated': 'You have no seat at this table.',
  'not-host': 'Only the one who opened the table can do this.',
  'not-open': 'This table has started already.',
  'not-playing': 'The game is not on.',
  'not-over': 'The game is not over yet.',
  'seat-taken': 'Somebody sits there already. Choose another seat.',
  'no-seat-free': 'All seats are taken. You can watch.',
  'seats-kept': 'The seats that are free are kept for those who played the last game. Try again later.',
  'colour-taken': 'Somebody has this colour already. Choose another.',
  'seats-empty': 'Some seats are still empty. Wait for the others, or give the seats to bots.',
  'your-bot-plays': 'You have given up this game; a bot plays on for you.',
  'nothing-to-undo': 'Nothing can be taken back without the others: it revealed something, or it is done.',
  'no-such-moment': 'The game has not been there.',
  'no-request': 'Nobody asks to go back.',
  'other-request': 'The request has changed: it is about another moment now. Look again.',
  'nobody-to-agree': 'Those who would have to agree are away. Ask when somebody is back.',
  'enough-taken-back': 'This game has been taken back so often that it can only go on from here.',
  'no-such-voice': 'Nobody at this table has this number.',
  'own-voice': 'This is you.',
  'enough-said': 'Those who watch have said enough here. The players can still talk.',
  'log-full': 'So much has happened at this table that it can only be played to its end now.',
  answered: 'You have answered already.',
} as const;

export type Refusal = keyof typeof REFUSALS;

export const refused = (code: Refusal): Result<never> => refuse(code, REFUSALS[code]);
