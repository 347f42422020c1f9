import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listenForDrags } from './drag.ts';

class FakeElement extends EventTarget {
  setPointerCapture(): void {}
}
const page = new EventTarget();
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => {
  stop();
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A thing that can be dragged, and what was told of it. */
function thing() {
  const root = new FakeElement();
  const told: string[] = [];
  stop = listenForDrags(root as unknown as HTMLElement, {
    held: () => 'a card',
    onLift: what => void told.push(`${what} is lifted`),
    onMove: () => {},
    onDrop: (what, event) => void told.push(`${what} is dropped ${event ? 'there' : 'nowhere'}`),
  });
  const pointer = (type: string, x: number, buttons = 1) =>
    Object.assign(new Event(type), { pointerId: 1, button: 0, buttons, clientX: x, clientY: 0 });
  return {
    told,
    press: (x: number) => root.dispatchEvent(pointer('pointerdown', x)),
    move: (x: number, buttons?: number) => page.dispatchEvent(pointer('pointermove', x, buttons)),
    release: (x: number) => page.dispatchEvent(pointer('pointerup', x, 0)),
  };
}

describe('a drag', () => {
  it('begins when the pointer has moved, and ends where it is let go', () => {
    const { told, press, move, release } = thing();
    press(0);
    move(3);
    expect(told).toEqual([]);
    move(30);
    release(40);
    expect(told).toEqual(['a card is lifted', 'a card is dropped there']);
  });

  it('is none where the pointer was let go unheard', () => {
    const { told, press, move } = thing();
    press(0);
    move(30, 0);
    move(60, 0);
    expect(told).toEqual([]);
  });

  it('is broken off where the pointer was let go unheard on the way', () => {
    const { told, press, move } = thing();
    press(0);
    move(30);
    move(60, 0);
    expect(told).toEqual(['a card is lifted', 'a card is dropped nowhere']);
  });
});
