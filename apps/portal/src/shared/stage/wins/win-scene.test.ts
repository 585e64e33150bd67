import { describe, expect, it } from 'vitest';
import { winSceneAt } from './win-scene.ts';

const wins = [
  { line: 0, positions: [[0, 1]] },
  { line: 4, positions: [[1, 2]] },
] as const;
const show = { wins, isLively: true, sinceMs: 1000, drawMs: 500 };

describe('wins on the stage', () => {
  it('draw their lines, stand together, come one by one, and stand together again', () => {
    const linesAt = (ageMs: number) => winSceneAt(show, 1000 + ageMs).wins.map(({ line }) => line);
    expect(winSceneAt(show, 1250).progress).toBe(0.5);
    expect([0, 1000, 1500, 2600, 3700].map(linesAt)).toEqual([[0, 4], [0, 4], [0], [4], [0, 4]]);
  });

  it('move their symbols until they were all seen, and then rest', () => {
    expect(winSceneAt(show, 1600)).toMatchObject({ isMoving: true });
    expect(winSceneAt(show, 1600).beat).toBeGreaterThan(0);
    expect(winSceneAt(show, 9000)).toMatchObject({ isMoving: false, beat: undefined });
  });

  it('never move the symbols of a return that is not above the stake (R15)', () => {
    const moments = [0, 400, 1600, 2700].map((ageMs) => 1000 + ageMs);
    const beats = moments.map((nowMs) => winSceneAt({ ...show, isLively: false }, nowMs).beat);
    expect(new Set(beats)).toEqual(new Set([undefined]));
  });

  it('stand at once on a calm page', () => {
    expect(winSceneAt({ ...show, drawMs: 0 }, 1000)).toMatchObject({
      progress: 1,
      beat: undefined,
      isMoving: false,
    });
  });
});
