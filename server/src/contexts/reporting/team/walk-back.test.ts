import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchBack, type Span, walkBack, type WalkBounds } from './walk-back.ts';

const from = Temporal.Instant.from('2026-03-01T17:00:00Z');
const to = Temporal.Instant.from('2026-03-02T17:00:00Z');
const daySeconds = 86_400;

/** A site on which something happened at some seconds of a day, and a look at it. */
function siteOf(seconds: readonly number[]) {
  const windows: Span[] = [];
  const moments = seconds.map((second) => from.add({ seconds: second }));
  const look = (window: Span & { readonly most: number }) => {
    windows.push(window);
    const within = moments
      .filter((at) => isBefore(at, window.to) && !isBefore(at, window.from))
      .toSorted((left, right) => Temporal.Instant.compare(right, left));
    const last = within[window.most - 1];
    const found = within.filter((at) => last === undefined || !isBefore(at, last));
    return Promise.resolve({ seenCount: found.length, since: last ?? window.from, found });
  };
  return { windows, moments, look };
}

const isBefore = (left: Temporal.Instant, right: Temporal.Instant) =>
  Temporal.Instant.compare(left, right) < 0;

describe('a walk back in time', () => {
  it('opens few windows over a day in which nothing happened', async () => {
    const { windows, look } = siteOf([]);
    const at = await walkBack(
      { from, to },
      { first: 10, mostAtOnce: 10, most: 40 },
      async (window) => ({
        ...(await look(window)),
        isEnough: false,
      }),
    );
    expect(String(at)).toBe(String(from));
    expect(windows).toHaveLength(5);
    expect(String(windows[0]?.from)).toBe('2026-03-02T16:59:00Z');
  });

  it('looks at every moment once, and at no more than its bound and one window', async () => {
    const seconds = fc.array(fc.integer({ min: 0, max: daySeconds - 1 }), { maxLength: 120 });
    const sizes = fc.record({
      first: fc.integer({ min: 1, max: 20 }),
      mostAtOnce: fc.integer({ min: 4, max: 20 }),
      most: fc.integer({ min: 1, max: 90 }),
    });
    await fc.assert(
      fc.asyncProperty(seconds, sizes, async (happened, bounds: WalkBounds) => {
        const { look, moments } = siteOf([...new Set(happened)]);
        const seen: string[] = [];
        const at = await walkBack({ from, to }, bounds, async (window) => {
          const { found, ...rest } = await look(window);
          seen.push(...found.map(String));
          return { ...rest, isEnough: false };
        });
        const since = moments.filter((moment) => !isBefore(moment, at));
        expect(seen.toSorted()).toEqual(since.map(String).toSorted());
        expect(seen.length).toBeLessThanOrEqual(bounds.most + bounds.mostAtOnce);
        expect(seen.length >= bounds.most || String(at) === String(from)).toBe(true);
      }),
    );
  });

  it('ends a page that it filled at a moment, and says how far it came with one it did not', async () => {
    const { look } = siteOf(Array.from({ length: 100 }, (_, second) => 40_000 + second));
    const page = (limit: number, isOurs: boolean) =>
      searchBack(
        { from, to, limit },
        { first: 10, mostAtOnce: 10, most: 40 },
        async (window, missing) => {
          const { found, ...rest } = await look(window);
          const rows = isOurs ? found.slice(0, missing) : [];
          return { ...rest, rows, nextCursor: rows.length < found.length && isOurs ? 'row' : null };
        },
      );
    const full = await page(10, true);
    expect([full.rows.length, full.searchedTo]).toEqual([10, null]);
    expect(full.nextCursor).toBe('2026-03-02T04:08:10Z');
    const cut = await page(15, true);
    expect([cut.rows.length, cut.nextCursor, cut.searchedTo]).toEqual([15, 'row', null]);
    const foreign = await page(10, false);
    expect(foreign.rows).toEqual([]);
    expect(foreign.nextCursor).toBe('2026-03-02T04:07:40Z');
    expect(String(foreign.searchedTo)).toBe(foreign.nextCursor);
  });
});
