import { describe, expect, it } from 'vitest';
import { SOUNDS, VOICES, type Voice } from './voices.ts';

const startOf = ({ at = 0 }: Voice): number => at;
const endOf = (voice: Voice): number => startOf(voice) + voice.attack + voice.decay;

const QUIET = 0.0001;

/** How loud a voice is, as `sound-box.ts` lets it grow and fade. */
function loudness({ at = 0, attack, decay, volume }: Voice, moment: number): number {
  const t = moment - at;
  if (t < 0 || t > attack + decay) return 0;
  return t < attack ? QUIET * (volume / QUIET) ** (t / attack) : volume * (QUIET / volume) ** ((t - attack) / decay);
}

/** The most that a sound can come to, heard three times in a row, with all waves at their crests together. */
function most(voices: readonly Voice[]): number {
  const thrice = [0, 0.09, 0.18].flatMap(later => voices.map(voice => ({ ...voice, at: startOf(voice) + later })));
  const moments = Array.from({ length: 1500 }, (_, i) => i / 1000);
  return Math.max(...moments.map(moment => thrice.reduce((sum, voice) => sum + loudness(voice, moment), 0)));
}

describe.each(SOUNDS)('the sound of a %s', sound => {
  const voices = VOICES[sound];

  it('begins at once and is short', () => {
    expect(Math.min(...voices.map(startOf))).toBe(0);
    expect(Math.min(...voices.map(voice => startOf(voice) + voice.attack))).toBeLessThan(0.05);
    expect(Math.max(...voices.map(endOf))).toBeLessThan(1.2);
  });

  it('is never so loud that it would be cut off, and always loud enough', () => {
    expect(most(voices)).toBeLessThan(1);
    expect(most(voices)).toBeGreaterThan(0.15);
  });

  it('has no voice that begins or ends with a click', () => {
    for (const { attack, decay } of voices) {
      expect(attack).toBeGreaterThanOrEqual(0.002);
      expect(decay).toBeGreaterThanOrEqual(0.03);
    }
  });

  it('can be heard from a phone, whose speaker is deaf below some 500 hertz', () => {
    const bright = voices.filter(({ pitch }) => Math.max(...pitch) >= 500);
    const loudest = Math.max(...voices.map(({ volume }) => volume));
    expect(Math.max(0, ...bright.map(({ volume }) => volume))).toBeGreaterThanOrEqual(loudest * 0.4);
  });
});
