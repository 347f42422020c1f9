/** Ctrl-C in a long run: the first one stops it and keeps the results so far. */

/** One key press may arrive twice within this time, from the terminal and from npm. */
const ECHO_MS = 500;
/** The exit code after Ctrl-C. */
export const INTERRUPTED = 130;

/** Catches the first Ctrl-C and its echo; a later one ends the program as usual. */
export function catchInterrupt(): { readonly signal: AbortSignal; release(): void } {
  const controller = new AbortController();
  const removeListener = () => {
    process.off('SIGINT', stop);
  };
  const stop = () => {
    // Keeps the program alive until the echo has come: a program that is ending catches no signals.
    if (!controller.signal.aborted) setTimeout(removeListener, ECHO_MS);
    controller.abort();
  };
  process.on('SIGINT', stop);
  return {
    signal: controller.signal,
    release() {
      if (!controller.signal.aborted) removeListener();
    },
  };
}
