/** Long standard output: waits for slow readers, and ends quietly when the reader has gone. */
import { once } from 'node:events';

/** A reader such as `head` may close the pipe early, which is not an error. */
export function allowClosedPipe(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
}

/** Writes a line; resolves when there is room for the next one. */
export async function writeLine(line: string): Promise<void> {
  if (!process.stdout.write(`${line}\n`)) await once(process.stdout, 'drain');
}
