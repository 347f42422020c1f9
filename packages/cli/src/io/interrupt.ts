/** Ctrl-C in a long run: the first one asks it to stop, so that what is done can be kept. */

/** One key press may arrive twice, from the terminal and from npm. */
const ECHO = 500;
/** What a program answers that was stopped so. */
export const INTERRUPTED = 130;

/** The first Ctrl-C is ours, and its echo; a later one ends the program as usual. */
export function catchInterrupt(): { readonly signal: AbortSignal; release(): void } {
  const controller = new AbortController();
  const letGo = () => {
    process.off('SIGINT', stop);
  };
  const stop = () => {
    // Keeps the program alive until the echo has come: while a program ends, nobody catches it.
    if (!controller.signal.aborted) setTimeout(letGo, ECHO);
    controller.abort();
  };
  process.on('SIGINT', stop);
  return {
    signal: controller.signal,
    release() {
      if (!controller.signal.aborted) letGo();
    },
  };
}
