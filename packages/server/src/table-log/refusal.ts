import { type Result, refuse } from '@cartagena/engine';

/** Why not: because of who asks, because of how things stand, or because of what was said. */
const REFUSALS = {
  'not-seated': 'You have no seat at this table.',
  'not-host': 'Only the host of the table can do this.',
  'not-open': 'This table has started already.',
  dealing: 'The cards are being shuffled. To change something, the host must call the deal off.',
  'not-dealing': 'The cards are not being shuffled now.',
  'no-shares': 'This table was opened before seats could take part in the shuffle.',
  'not-awaited': 'You have no share to reveal in this deal.',
  'wrong-share': 'This is not the share that you committed to.',
  'not-playing': 'The game is not running.',
  'not-over': 'The game is not over yet.',
  'seat-taken': 'That seat is taken. Choose another one.',
  'no-seat-free': 'All seats are taken. You can watch.',
  'seats-reserved': 'The free seats are reserved for those who played the last game. Try again later.',
  'colour-taken': 'That colour is taken. Choose another one.',
  'seats-empty': 'Some seats are still empty. Wait for players, or fill the seats with bots.',
  'your-bot-plays': 'You have resigned; a bot plays on for you.',
  'nothing-to-undo': 'You cannot undo this on your own: it revealed something, or it belongs to an earlier turn.',
  'no-such-moment': 'The game has no such moment.',
  'no-request': 'There is no request to go back.',
  'other-request': 'The request has changed: it is about another moment now. Look again.',
  'nobody-to-agree': 'Everyone who would have to agree is away. Ask again when another player is back.',
  'enough-taken-back': 'You have used up your requests to go back in this game.',
  'no-such-voice': 'No one at this table has this number.',
  'own-voice': 'This is you.',
  'enough-said': 'You have used up your chat messages at this table.',
  'enough-acted': 'You have used up your actions in this game. You can only resign; a bot then plays on for you.',
  'enough-undone': 'You have used up your undos in this game.',
  'enough-seat-changes': 'You have changed seats here too often. Ask the host to start the game.',
  'enough-absences': 'You have left this game too often to leave it again. You can resign.',
  'enough-bot-tables': 'Bots play alone at too many of your tables already. Wait until one of these games is over.',
  removed: 'The host has removed you from this table. You can watch.',
  locked: 'The seats of this table are locked. Ask its host for the password.',
  'name-taken': 'Another player at this table has a name that looks the same. Choose another one.',
  'seat-empty': 'That seat is empty.',
  'own-seat': 'This is your own seat. Leave the table instead.',
  'not-idle': 'That player is not holding up the game: a clock, a bot or you must decide.',
  'not-idle-yet': 'Wait a little longer: a player without a clock has a quarter of an hour.',
  answered: 'You have answered already.',
} as const;

export type Refusal = keyof typeof REFUSALS;

export const refused = (code: Refusal): Result<never> => refuse(code, REFUSALS[code]);
