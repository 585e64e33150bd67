import { describe, expect, it } from 'vitest';
import { daysBetween } from '../../platform/demo/demo-day.ts';
import { demoPeople, joiningOn } from './demo-people.ts';

const now = Temporal.Instant.from('2026-03-02T08:00:00Z');

/** On which day each joins in a past of so many days, counted from its first one. */
function joined(days: number): ReadonlyMap<string, number> {
  const openedAt = now.subtract({ hours: 24 * days });
  const told = daysBetween(openedAt, now, 'Asia/Bangkok');
  const entries = told.flatMap((day, place) =>
    joiningOn(day).map(({ username }) => [username, place] as const),
  );
  expect(new Set(entries.map(([name]) => name)).size, 'nobody joins twice').toBe(entries.length);
  return new Map(entries);
}

describe('the people of the demo', () => {
  it.each([30, 45, 50, 60])('all join in a past of %i days, each after their agent', (days) => {
    const dayOf = joined(days);
    for (const { username, upline } of demoPeople) {
      if (!username.startsWith('demo')) {
        const day = dayOf.get(username) ?? Number.NaN;
        // The accounts of the first start are there already.
        const above = upline?.startsWith('demo') === false ? dayOf.get(upline) : undefined;
        expect(day, username).toBeGreaterThan(above ?? -1);
      }
    }
  });

  it('are there before the last month in a part, and the others join in it', () => {
    const early = [...joined(60).values()].filter((day) => day < 30);
    expect(early.length).toBeGreaterThanOrEqual(30);
    expect(early.length).toBeLessThanOrEqual(40);
    expect([...joined(45).values()].filter((day) => day < 15)).toEqual([]);
  });
});
