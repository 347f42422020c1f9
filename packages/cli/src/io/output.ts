/** Standard output that can be long: waits for slow readers, and stops without a fuss when nobody reads any more. */
import { once } from 'node:events';

/** A reader such as `head` may close the pipe early; that is no failure of ours. */
export function allowClosedPipe(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
}

/** Writes a line, and resolves when there is room for the next one. */
export async function writeLine(line: string): Promise<void> {
  if (!process.stdout.write(`${line}\n`)) await once(process.stdout, 'drain');
}
