/** Prints what is wrong and ends the program. For mistakes of the user, which need no stack trace. */
export function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
