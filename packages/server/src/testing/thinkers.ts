/** Bots for tests: in a real thread, in this one, or none that would ever answer. */
import { BOTS, type Bot, serveThinker, Thinker, type Thought } from '@cartagena/bots';
import { startThinker } from '../bots/thread.ts';

/** As they were built: threads run no TypeScript. */
const BUILT = new URL('../../../bots/dist/worker/node.js', import.meta.url);

export const inThread = (): Thinker => startThinker(BUILT);

/** Decides in this thread, a moment later. `hear` is called with each request first. */
export function here(
  bots: { readonly [name: string]: Bot } = BOTS,
  hear: (thought: Thought) => void = () => {},
): Thinker {
  let [toWorker, toHolder]: ((message: unknown) => void)[] = [];
  const thinker = new Thinker({
    postMessage: message => {
      hear(message as Thought);
      setImmediate(() => toWorker(structuredClone(message)));
    },
    listen: listener => {
      toHolder = listener;
    },
    onEnd: () => {},
    terminate: () => {},
  });
  const port = {
    postMessage: (message: unknown) => toHolder(structuredClone(message)),
    listen: (listener: (message: unknown) => void) => {
      toWorker = listener;
    },
  };
  serveThinker(port, bots, () => performance.now());
  return thinker;
}

/** Never answers. */
export const mute = (): Thinker =>
  new Thinker({ postMessage: () => {}, listen: () => {}, onEnd: () => {}, terminate: () => {} });

/** Dies as soon as it is asked. */
export function mortal(): Thinker {
  let die: (why: string) => void = () => {};
  return new Thinker({
    postMessage: () => die('It fell overboard.'),
    listen: () => {},
    onEnd: tell => {
      die = tell;
    },
    terminate: () => {},
  });
}
