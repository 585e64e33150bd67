import { setImmediate as settled } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { fixedClock } from '../../test/fixed-clock.ts';
import { heldRead } from './held-read.ts';

/** Counts its reads; fails while it is told to. */
function readings() {
  const state = { count: 0, isBroken: false };
  const read = async () => {
    state.count += 1;
    return state.isBroken ? Promise.reject(new Error('no line')) : Promise.resolve(state.count);
  };
  return { state, read };
}

describe('heldRead', () => {
  it('reads once for a crowd, and again when it is too old', async () => {
    const clock = fixedClock('2026-11-10T00:00:00Z');
    const { state, read } = readings();
    const current = heldRead({ clock, freshMs: 2000, read });
    expect(await Promise.all([current(), current(), current()])).toEqual([1, 1, 1]);
    clock.advance({ milliseconds: 1999 });
    expect(await current()).toBe(1);
    clock.advance({ milliseconds: 1 });
    expect([await current(), state.count]).toEqual([2, 2]);
  });

  it('answers what it read last while it cannot read, and fails before the first time', async () => {
    const clock = fixedClock('2026-11-10T00:00:00Z');
    const { state, read } = readings();
    const current = heldRead({ clock, freshMs: 2000, read });
    state.isBroken = true;
    await expect(current()).rejects.toThrow('no line');
    state.isBroken = false;
    expect(await current()).toBe(2);
    state.isBroken = true;
    clock.advance({ seconds: 3 });
    expect(await current()).toBe(2);
    state.isBroken = false;
    expect(await current()).toBe(4);
  });

  it('answers what it read last while a read hangs, and the new value once it has ended', async () => {
    const clock = fixedClock('2026-11-10T00:00:00Z');
    const late = Promise.withResolvers<number>();
    const values = [Promise.resolve(1), late.promise];
    const current = heldRead({
      clock,
      freshMs: 2000,
      read: () => values.shift() ?? Promise.reject(new Error('no line')),
    });
    expect(await current()).toBe(1);
    clock.advance({ seconds: 3 });
    expect(await Promise.all([current(), current()])).toEqual([1, 1]);
    expect(await current()).toBe(1);
    late.resolve(2);
    await settled();
    expect([await current(), values.length]).toEqual([2, 0]);
  });
});
