import { describe, expect, it } from 'vitest';
import { beforeDoors } from './before-doors.ts';

const midnight = Temporal.Instant.from('2026-03-02T00:00:00Z');
const openAt = (end: string) => ({
  at: (hours: number) => midnight.add({ seconds: hours * 3600 }),
  pastEndsAt: Temporal.Instant.from(end),
});

describe('beforeDoors', () => {
  it.each([
    ['2026-03-02T08:00:00Z', 40, '2026-03-02T07:20:00Z'],
    ['2026-03-02T08:00:00Z', 0, '2026-03-02T07:59:59.999Z'],
    ['2026-03-02T00:30:00Z', 40, '2026-03-02T00:10:00Z'],
    ['2026-03-03T08:00:00Z', 40, undefined],
  ])('of a past that ends at %s, %i minutes: %s', (end, minutes, moment) => {
    expect(beforeDoors(openAt(end), minutes)?.toString()).toBe(moment);
  });
});
