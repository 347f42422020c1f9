/** What the user types to run this program again. */

/** In the repository it is started by `npm start`, and otherwise by its own name. */
export const COMMAND = process.env.npm_lifecycle_event === 'start' ? 'npm start --' : 'cartagena';
