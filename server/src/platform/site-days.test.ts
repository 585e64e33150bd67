import { describe, expect, it } from 'vitest';
import { momentsOf } from './site-days.ts';

// Expected moments from the offsets of the IANA zones at those dates.
describe('momentsOf', () => {
  it.each([
    ['Asia/Bangkok', '2026-03-09', '2026-03-08T17:00:00Z', '2026-03-09T17:00:00Z'],
    ['Asia/Kathmandu', '2026-06-10', '2026-06-09T18:15:00Z', '2026-06-10T18:15:00Z'],
    // 23 hours, then 25.
    ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z'],
    ['Europe/Berlin', '2026-10-25', '2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z'],
    ['America/New_York', '2026-11-01', '2026-11-01T04:00:00Z', '2026-11-02T05:00:00Z'],
    // The clocks go from 23:59:59 of the day before to 1:00: there is no midnight.
    ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00Z', '2026-04-24T21:00:00Z'],
    // Midnight comes twice; the first one counts.
    ['America/Havana', '2026-11-01', '2026-11-01T04:00:00Z', '2026-11-02T05:00:00Z'],
    ['Pacific/Kiritimati', '2026-12-31', '2026-12-30T10:00:00Z', '2026-12-31T10:00:00Z'],
    ['UTC', '2024-02-29', '2024-02-29T00:00:00Z', '2024-03-01T00:00:00Z'],
  ])('in %s the day %s is %s to %s', (timeZone, day, from, to) => {
    const moments = momentsOf({ from: day, to: day }, timeZone);
    expect([String(moments.from), String(moments.to)]).toEqual([from, to]);
  });

  it('leaves open what was left open', () => {
    expect(momentsOf({}, 'UTC')).toEqual({ from: undefined, to: undefined });
  });
});
