import type { WinTier } from '../wins/win-tier.ts';
import type { Voice } from './tones.ts';

function bell(hertz: number, afterSeconds: number, lastsSeconds = 0.6): Voice[] {
  const tone = { kind: 'tone', afterSeconds, lastsSeconds } as const;
  return [
    { ...tone, wave: 'sine', hertz, loudness: 0.13 },
    { ...tone, wave: 'sine', hertz: hertz * 2.76, lastsSeconds: lastsSeconds / 3, loudness: 0.03 },
  ];
}

/** A run of notes of the C major scale, in Hz. */
function run(notes: readonly number[], gapSeconds: number): Voice[] {
  return notes.flatMap((hertz, at) => bell(hertz, at * gapSeconds));
}

export const pressVoices: readonly Voice[] = [
  { kind: 'noise', hertz: 2400, afterSeconds: 0, lastsSeconds: 0.05, loudness: 0.2 },
  {
    kind: 'tone',
    wave: 'triangle',
    hertz: 240,
    toHertz: 150,
    afterSeconds: 0,
    lastsSeconds: 0.1,
    loudness: 0.16,
  },
];

/** A heavy reel that falls into its stop; every reel the same, because none means more (R15). */
export const stopVoices: readonly Voice[] = [
  {
    kind: 'tone',
    wave: 'sine',
    hertz: 130,
    toHertz: 48,
    afterSeconds: 0,
    lastsSeconds: 0.2,
    loudness: 0.42,
  },
  { kind: 'noise', hertz: 900, afterSeconds: 0, lastsSeconds: 0.06, loudness: 0.22 },
];

/** A number that comes out of the drum; every one the same, whatever was bet on it (R15). */
export const ballVoices: readonly Voice[] = [
  { kind: 'noise', hertz: 1500, afterSeconds: 0, lastsSeconds: 0.05, loudness: 0.12 },
  {
    kind: 'tone',
    wave: 'sine',
    hertz: 620,
    toHertz: 440,
    afterSeconds: 0,
    lastsSeconds: 0.12,
    loudness: 0.14,
  },
];

/** The draw is whole. */
export const drawnVoices: readonly Voice[] = run([523, 784], 0.12);

export const featureVoices: readonly Voice[] = run([392, 523, 659, 784, 1047], 0.15);

/** What is not above the stake is silent. */
export const winVoices: Readonly<Record<WinTier, readonly Voice[]>> = {
  none: [],
  returned: [],
  small: run([523, 659, 784], 0.09),
  good: run([523, 659, 784, 1047], 0.1),
  big: run([523, 659, 784, 1047, 1319, 1568], 0.12),
  grand: [...run([392, 523, 659, 784, 1047, 1319, 1568], 0.13), ...run([523, 659, 784], 1.05)],
};
