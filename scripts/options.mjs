import { parseArgs } from 'node:util';

/**
 * The options of a script, as `parseArgs` reads them. `--help` prints the usage, and an option that the script does not have is refused with
 * it, before anything is done.
 */
export function readOptions(usage, options) {
  try {
    const { help, ...values } = parseArgs({ options: { ...options, help: { type: 'boolean' } } }).values;
    if (!help) return values;
  } catch (error) {
    console.error(`${error.message}\n\n${usage}`);
    process.exit(1);
  }
  console.log(usage);
  process.exit(0);
}
