/** Every schema, for the server. Clients need the types only, and those are in the index. */
export * from './answers.ts';
export * from './notices.ts';
export * from './requests.ts';
