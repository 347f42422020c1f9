/** The bots in a Web Worker: start this file as a module worker, and hold it with a `Thinker`. */
import { BOTS, serveThinker } from '../index.ts';

/** What is used of a browser's worker. */
declare const self: {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', hear: (event: { readonly data: unknown }) => void): void;
};

serveThinker(
  {
    postMessage: message => self.postMessage(message),
    listen: hear => self.addEventListener('message', ({ data }) => hear(data)),
  },
  BOTS,
  () => performance.now(),
);
