/** The bots in a Web Worker: start this file as a module worker, and give its port to a `Thinker`. */
import { BOTS, serveThinker } from '../index.ts';

/** The part of a browser's worker scope that is used here. */
declare const self: {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
};

serveThinker(
  {
    postMessage: message => self.postMessage(message),
    listen: onMessage => self.addEventListener('message', ({ data }) => onMessage(data)),
  },
  BOTS,
  () => performance.now(),
);
