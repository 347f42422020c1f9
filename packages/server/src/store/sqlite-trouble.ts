/** What an error of SQLite means for what was asked. */

/** The disk, or another process, is in the way. */
const PASSING = /^SQLITE_(FULL|IOERR|BUSY|LOCKED|CANTOPEN|READONLY|NOMEM)/;

/** Whether the same may well succeed later. */
export const mayPass = (error: unknown): boolean => PASSING.test(String((error as { code?: unknown }).code));
