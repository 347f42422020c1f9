/** What is loaded only when a table is opened on a server. */
export { openTable } from '../online/create.ts';
export { problemInWords } from '../online/problem-words.ts';
