/** Says what is wrong and ends the program. For mistakes of the caller, which need no stack. */
export function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
