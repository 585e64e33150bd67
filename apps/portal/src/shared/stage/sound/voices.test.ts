import { describe, expect, it } from 'vitest';
import { winTiers } from '../wins/win-tier.ts';
import {
  ballVoices,
  drawnVoices,
  featureVoices,
  pressVoices,
  stopVoices,
  winVoices,
} from './voices.ts';

describe('the sounds of a win', () => {
  it('are silent up to the stake and grow with the tier above it (R15)', () => {
    expect(winTiers.map((tier) => winVoices[tier].length)).toEqual([0, 0, 6, 8, 12, 20]);
  });

  it('are never louder together than the output can carry', () => {
    const machine = [pressVoices, stopVoices, featureVoices, ...Object.values(winVoices)];
    const all = [...machine, ballVoices, drawnVoices];
    for (const voices of all) {
      const moments = voices.map(({ afterSeconds }) => afterSeconds);
      for (const moment of moments) {
        const together = voices.filter(
          ({ afterSeconds, lastsSeconds }) =>
            afterSeconds <= moment && moment < afterSeconds + lastsSeconds,
        );
        expect(together.reduce((sum, { loudness }) => sum + loudness, 0)).toBeLessThan(1.2);
      }
    }
  });
});
