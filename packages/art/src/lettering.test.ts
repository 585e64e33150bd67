import { describe, expect, it } from 'vitest';
import { isLettered, linesOf, strokesOf } from './lettering.ts';

describe('lettering', () => {
  it('sets short titles in one line and long ones in two balanced lines', () => {
    expect(linesOf('Koi', { width: 264 })).toHaveLength(1);
    const lines = linesOf('Golden Lantern Harbor', { width: 264 });
    expect(lines).toHaveLength(2);
    const widest = Math.max(...lines.map((line) => line.width));
    expect(widest).toBeLessThan(strokesOf('Golden Lantern Harbor').width * 0.7);
  });

  it('writes small letters as capitals and leaves unknown signs out', () => {
    expect(strokesOf('koi')).toEqual(strokesOf('KOI'));
    expect(strokesOf('K月OI')).toEqual(strokesOf('KOI'));
    expect(isLettered("King's 7 & Co-op")).toBe(true);
    expect(isLettered('كنز')).toBe(false);
  });
});
