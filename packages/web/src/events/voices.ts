/** What each sound is made of. A phone's speaker gives back nothing deep, so whatever is deep has a brighter voice beside it. */

export const SOUNDS = ['card', 'step', 'splash', 'coin', 'drum', 'cheer', 'error'] as const;
export type Sound = (typeof SOUNDS)[number];

/** One voice of a sound. Times are in seconds after its start, pitches in hertz. */
export interface Voice {
  readonly kind: 'sine' | 'triangle' | 'noise';
  /** Where the pitch begins and ends; of noise, what is let through. */
  readonly pitch: readonly [number, number];
  readonly at?: number;
  readonly attack: number;
  readonly decay: number;
  readonly volume: number;
}

const tone = (pitch: number, at: number, decay: number, volume: number): Voice => ({
  kind: 'triangle',
  pitch: [pitch, pitch],
  at,
  attack: 0.008,
  decay,
  volume,
});

/** A stroke: the body of the drum, and the stick on its skin. */
const stroke = (at: number, decay: number, volume: number): readonly Voice[] => [
  { kind: 'sine', pitch: [190, 70], at, attack: 0.004, decay, volume },
  { kind: 'triangle', pitch: [620, 340], at, attack: 0.003, decay: 0.11, volume: volume * 0.45 },
  { kind: 'noise', pitch: [1900, 800], at, attack: 0.002, decay: 0.06, volume },
];

export const VOICES: { readonly [S in Sound]: readonly Voice[] } = {
  card: [{ kind: 'noise', pitch: [2600, 1400], attack: 0.004, decay: 0.08, volume: 0.6 }],
  step: [
    { kind: 'sine', pitch: [260, 160], attack: 0.004, decay: 0.09, volume: 0.3 },
    { kind: 'noise', pitch: [1500, 700], attack: 0.002, decay: 0.05, volume: 0.5 },
  ],
  splash: [
    { kind: 'noise', pitch: [500, 1600], attack: 0.03, decay: 0.4, volume: 0.55 },
    { kind: 'noise', pitch: [1800, 500], at: 0.12, attack: 0.05, decay: 0.45, volume: 0.4 },
  ],
  coin: [tone(1175, 0, 0.1, 0.2), tone(1568, 0.05, 0.26, 0.2)],
  drum: [...stroke(0, 0.3, 0.33), ...stroke(0.16, 0.4, 0.29)],
  cheer: [523, 659, 784, 1047].map((pitch, i) => tone(pitch, i * 0.11, i === 3 ? 0.7 : 0.2, 0.16)),
  error: [
    { kind: 'triangle', pitch: [330, 262], attack: 0.012, decay: 0.2, volume: 0.18 },
    { kind: 'triangle', pitch: [660, 524], attack: 0.012, decay: 0.14, volume: 0.12 },
  ],
};
