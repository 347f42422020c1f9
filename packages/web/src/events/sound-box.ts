/**
 * Sounds made out of nothing: short tones and bursts of noise with soft beginnings and ends. A browser lets nobody hear anything
 * before the first touch, so the box is opened by it.
 */
import type { ReadonlySignal } from '@preact/signals';
import type { Cue } from './sounds.ts';
import { VOICES, type Voice } from './voices.ts';

/** Seconds between one sound and the next of the same step. */
const GAP = 0.09;
const QUIET = 0.0001;

export interface SoundBox {
  /** Lets it be heard from now on. Called by the first touch. */
  open(): void;
  play(cues: readonly Cue[]): void;
}

export function makeSoundBox(
  isOn: ReadonlySignal<boolean>,
  makeContext: () => AudioContext = () => new AudioContext({ latencyHint: 'interactive' }),
): SoundBox {
  let context: AudioContext | undefined;
  let noise: AudioBuffer | undefined;

  return {
    open() {
      try {
        context ??= makeContext();
        noise ??= makeNoise(context);
        context.resume().catch(() => {});
      } catch {
        // No sound on this device: the game goes on in silence.
      }
    },
    play(cues) {
      if (!context || !noise || !isOn.value) return;
      // A phone that was put away stops all sound. What comes late is not played: it belongs to what was.
      if (context.state !== 'running') return void context.resume().catch(() => {});
      let at = context.currentTime;
      for (const { sound, times } of cues)
        for (let i = 0; i < times; i++, at += GAP) for (const voice of VOICES[sound]) strike(context, noise, voice, at);
    },
  };
}

function strike(context: AudioContext, noise: AudioBuffer, voice: Voice, when: number): void {
  const { attack, decay, volume, at = 0 } = voice;
  const start = when + at;
  const end = start + attack + decay;
  const loudness = context.createGain();
  loudness.gain.setValueAtTime(QUIET, start);
  loudness.gain.exponentialRampToValueAtTime(volume, start + attack);
  loudness.gain.exponentialRampToValueAtTime(QUIET, end);
  loudness.connect(context.destination);
  const source = voice.kind === 'noise' ? hiss(context, noise, voice, start, end) : hum(context, voice, start, end);
  source.output.connect(loudness);
  source.node.start(start);
  source.node.stop(end);
}

interface Source {
  readonly node: AudioScheduledSourceNode;
  readonly output: AudioNode;
}

function hum(context: AudioContext, { kind, pitch: [from, to] }: Voice, start: number, end: number): Source {
  const node = context.createOscillator();
  node.type = kind as OscillatorType;
  node.frequency.setValueAtTime(from, start);
  node.frequency.exponentialRampToValueAtTime(to, end);
  return { node, output: node };
}

function hiss(
  context: AudioContext,
  noise: AudioBuffer,
  { pitch: [from, to] }: Voice,
  start: number,
  end: number,
): Source {
  const node = context.createBufferSource();
  node.buffer = noise;
  const output = context.createBiquadFilter();
  output.type = 'bandpass';
  output.frequency.setValueAtTime(from, start);
  output.frequency.exponentialRampToValueAtTime(to, end);
  node.connect(output);
  return { node, output };
}

/** A second of hiss, used again and again. */
function makeNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

/** Opens the box at the first touch or key, wherever it is. */
export function openAtFirstTouch(box: SoundBox, page: EventTarget = document): void {
  const open = () => {
    box.open();
    for (const type of GESTURES) page.removeEventListener(type, open);
  };
  for (const type of GESTURES) page.addEventListener(type, open);
}

const GESTURES = ['pointerdown', 'keydown'] as const;
