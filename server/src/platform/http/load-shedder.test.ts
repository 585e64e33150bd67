import { describe, expect, it } from 'vitest';
import { createLoadShedder } from './load-shedder.ts';

const places = { play: 8, write: 8, credentials: 8, read: 8, codes: 2 };
const open = () => createLoadShedder({ places, placesPerBlockPercent: 25 });

describe('createLoadShedder', () => {
  it('R126 gives each class places of its own, so that play takes none from a login', () => {
    const shedder = open();
    const bets = Array.from({ length: 20 }, () =>
      shedder.enter({ rate: 'play', block: undefined }),
    );
    expect(bets.filter(Boolean)).toHaveLength(8);
    expect(shedder.enter({ rate: 'credentials', block: undefined })).toBe(true);
  });

  it('gives a block its part of a class, at least one, and other blocks the rest', () => {
    const shedder = open();
    const enter = (rate: 'read' | 'codes', block: string) => shedder.enter({ rate, block });
    expect([enter('read', 'a'), enter('read', 'a'), enter('read', 'a')]).toEqual([
      true,
      true,
      false,
    ]);
    expect([enter('read', 'b'), enter('codes', 'a'), enter('codes', 'a')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('gives a place back', () => {
    const shedder = open();
    const owner = { rate: 'codes', block: 'a' } as const;
    expect(shedder.enter(owner)).toBe(true);
    expect(shedder.isFull(owner)).toBe(true);
    shedder.leave(owner);
    expect([shedder.isFull(owner), shedder.enter(owner)]).toEqual([false, true]);
  });
});
