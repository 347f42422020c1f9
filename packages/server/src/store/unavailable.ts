/**
 * The database cannot do it now, but may well do it later: it is full, out of reach, or has just died. Nothing is lost that was
 * acknowledged; whether this was done, nobody knows if it was a write. It may be asked for again.
 */
export class Unavailable extends Error {}
