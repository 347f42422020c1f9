import { type Result, refuse } from '@cartagena/engine';

/** Why not: because of who asks, because of how things stand, or because of what was said. */
const REFUSALS = {
  'not-seated': 'You have no seat at this table.',
  'not-host': 'Only the one who opened the table can do this.',
  'not-open': 'This table has started already.',
  dealing: 'The cards are being shuffled. To change something, the host must call the deal off.',
  'not-dealing': 'The cards are not being shuffled now.',
  'no-shares': 'This table was opened before seats had shares in the luck.',
  'not-awaited': 'You have no share to reveal in this deal.',
  'wrong-share': 'This is not the share that you have committed to.',
  'not-playing': 'The game is not on.',
  'not-over': 'The game is not over yet.',
  'seat-taken': 'Somebody sits there already. Choose another seat.',
  'no-seat-free': 'All seats are taken. You can watch.',
  'seats-reserved': 'The free seats are reserved for those who played the last game. Try again later.',
  'colour-taken': 'Somebody has this colour already. Choose another.',
  'seats-empty': 'Some seats are still empty. Wait for the others, or give the seats to bots.',
  'your-bot-plays': 'You have given up this game; a bot plays on for you.',
  'nothing-to-undo': 'Nothing can be taken back without the others: it revealed something, or it is done.',
  'no-such-moment': 'The game has not been there.',
  'no-request': 'Nobody asks to go back.',
  'other-request': 'The request has changed: it is about another moment now. Look again.',
  'nobody-to-agree': 'Those who would have to agree are away. Ask when somebody is back.',
  'enough-taken-back': 'You have asked to go back so often that this game can only go on from here.',
  'no-such-voice': 'Nobody at this table has this number.',
  'own-voice': 'This is you.',
  'enough-said': 'You have said enough at this table.',
  'enough-acted': 'You have acted so often in this game that you can only give it up. A bot then plays on for you.',
  'enough-undone': 'You have taken back so many actions in this game that you can only go on from here.',
  'enough-seat-changes': 'You have changed seats here too often. Ask the host to start the game.',
  'enough-absences': 'You have left this game too often to leave it again. You can give it up.',
  'enough-bot-tables': 'Bots play alone at too many of your tables already. Wait until one of these games is over.',
  removed: 'The host has removed you from this table. You can watch.',
  locked: 'The seats of this table are locked. Ask its host for the password.',
  'name-taken': 'Somebody at this table has a name that looks the same. Choose another.',
  'seat-empty': 'Nobody sits there.',
  'own-seat': 'This is your own seat. Leave the table instead.',
  'not-idle': 'Nobody is waited for there: a clock, a bot or you must decide.',
  'not-idle-yet': 'Wait a little longer: a player without a clock has a quarter of an hour.',
  answered: 'You have answered already.',
} as const;

export type Refusal = keyof typeof REFUSALS;

export const refused = (code: Refusal): Result<never> => refuse(code, REFUSALS[code]);
