import { signal } from '@preact/signals';
import { describe, expect, it, vi } from 'vitest';
import { makeSoundBox, openAtFirstTouch } from './sound-box.ts';
import { soundsOf } from './sounds.ts';
import { SOUNDS } from './voices.ts';

describe('what is heard', () => {
  it('a card and a step when somebody runs, and a drum when it is your turn then', () => {
    const events = [
      { type: 'played', seat: 1, cards: ['key'] },
      { type: 'moved', by: 1, seat: 1, from: 'start', to: 4, cause: 'play' },
      { type: 'ended', seat: 1 },
      { type: 'turn', seat: 0, number: 4 },
    ] as const;
    expect(soundsOf(events, 0).map(({ sound }) => sound)).toEqual(['card', 'step', 'drum']);
    expect(soundsOf(events, 2).map(({ sound }) => sound)).toEqual(['card', 'step']);
    expect(soundsOf(events, 'spectator').map(({ sound }) => sound)).toEqual(['card', 'step']);
  });

  it('a coin for every card drawn, but not too many', () => {
    const draw = { type: 'drew', seat: 0, from: 'stock' } as const;
    expect(soundsOf([draw, draw], 0)).toEqual([{ sound: 'coin', times: 2 }]);
    expect(
      soundsOf(
        Array.from({ length: 9 }, () => draw),
        0,
      ),
    ).toEqual([{ sound: 'coin', times: 3 }]);
  });

  it('water, when the boat or a raft is under way, once', () => {
    expect(soundsOf([{ type: 'sailed', seat: 0, to: 'far', free: false }], 1)).toEqual([{ sound: 'splash', times: 1 }]);
    expect(
      soundsOf(
        [
          { type: 'launched', berth: 'white' },
          { type: 'moved', by: 0, seat: 0, from: 'white1', to: 'sea', cause: 'sea' },
        ],
        1,
      ),
    ).toEqual([{ sound: 'splash', times: 1 }]);
  });

  it('a cheer at the end, and nothing when nothing happens', () => {
    expect(
      soundsOf(
        [
          { type: 'hoisted', seat: 1 },
          { type: 'over', ending: 'flag', winners: [1] },
        ],
        0,
      ),
    ).toEqual([{ sound: 'cheer', times: 1 }]);
    expect(soundsOf([], 0)).toEqual([]);
  });
});

/** An audio device that notes when something is struck. */
function fakeContext() {
  const started: number[] = [];
  const parameter = () => ({ setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() });
  const node = () => ({
    gain: parameter(),
    frequency: parameter(),
    connect: vi.fn(),
    start: (at: number) => void started.push(at),
    stop: vi.fn(),
  });
  const context = {
    state: 'running',
    currentTime: 10,
    sampleRate: 8,
    destination: {},
    resume: vi.fn(async () => {}),
    createGain: node,
    createOscillator: node,
    createBufferSource: node,
    createBiquadFilter: node,
    createBuffer: () => ({ getChannelData: () => new Float32Array(8) }),
  };
  return { context: context as unknown as AudioContext, started };
}

describe('a sound box', () => {
  const box = (isOn = signal(true)) => {
    const { context, started } = fakeContext();
    const make = vi.fn(() => context);
    return { box: makeSoundBox(isOn, make), make, started, isOn, context };
  };

  it('is silent, and asks for no device, until it is opened', () => {
    const { box: sounds, make, started } = box();
    sounds.play([{ sound: 'drum', times: 1 }]);
    expect(make).not.toHaveBeenCalled();
    sounds.open();
    sounds.play([{ sound: 'drum', times: 1 }]);
    expect(started.length).toBeGreaterThan(0);
  });

  it.each(SOUNDS)('has a voice for %s, which begins at once', sound => {
    const { box: sounds, started } = box();
    sounds.open();
    sounds.play([{ sound, times: 1 }]);
    expect(Math.min(...started)).toBe(10);
  });

  it('plays one after the other what comes together', () => {
    const { box: sounds, started } = box();
    sounds.open();
    sounds.play([
      { sound: 'card', times: 1 },
      { sound: 'error', times: 2 },
    ]);
    expect(new Set(started).size).toBe(3);
  });

  it('can be switched off and on', () => {
    const { box: sounds, started, isOn } = box(signal(false));
    sounds.open();
    sounds.play([{ sound: 'card', times: 1 }]);
    expect(started).toEqual([]);
    isOn.value = true;
    sounds.play([{ sound: 'card', times: 1 }]);
    expect(started).toHaveLength(1);
  });

  it('is woken where the device has put it to sleep meanwhile', () => {
    const { box: sounds, started, context } = box();
    sounds.open();
    Object.assign(context, { state: 'suspended' });
    const before = vi.mocked(context.resume).mock.calls.length;
    sounds.play([{ sound: 'card', times: 1 }]);
    expect(started).toEqual([]);
    expect(context.resume).toHaveBeenCalledTimes(before + 1);
  });

  it('stays silent where there is no sound', () => {
    const sounds = makeSoundBox(signal(true), () => {
      throw new Error('no device');
    });
    sounds.open();
    expect(() => sounds.play([{ sound: 'card', times: 1 }])).not.toThrow();
  });

  it('is opened by the first touch or key, once', () => {
    const { box: sounds, make } = box();
    const page = new EventTarget();
    openAtFirstTouch(sounds, page);
    expect(make).not.toHaveBeenCalled();
    const open = vi.spyOn(sounds, 'open');
    page.dispatchEvent(new Event('pointerdown'));
    page.dispatchEvent(new Event('keydown'));
    expect(open).toHaveBeenCalledTimes(1);
    expect(make).toHaveBeenCalledTimes(1);
  });
});
