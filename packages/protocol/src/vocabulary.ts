/** The words of tables, beyond those of the game. */

export const STATUSES = ['open', 'playing', 'over'] as const;
/** People gather, the game is on, it is over. */
export type Status = (typeof STATUSES)[number];

export const COLOURS = ['red', 'blue', 'yellow', 'green', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];

/** Things that can be said with one touch, in every language. */
export const EMOTES = ['hello', 'thanks', 'well-played', 'good-luck', 'oops', 'hurry', 'laugh', 'angry'] as const;
export type Emote = (typeof EMOTES)[number];

/** Why a bot decides for a seat that belongs to a person. */
export const ABSENCES = ['time', 'idle', 'left', 'resigned'] as const;
export type Absence = (typeof ABSENCES)[number];

/** How a table's game came to its end: by its rules, because all but one gave up, or because nobody came back for months. */
export const CLOSINGS = ['played', 'resigned', 'abandoned'] as const;
export type Closing = (typeof CLOSINGS)[number];

/** How a game of a deal of the day ends for the person. */
export const DEAL_OUTCOMES = ['won', 'shared', 'lost'] as const;
export type DealOutcome = (typeof DEAL_OUTCOMES)[number];

export const LONGEST_NAME = 24;
export const LONGEST_PASSWORD = 40;
export const LONGEST_TEXT = 200;
