import { describe, expect, it } from 'vitest';
import { fixedClock } from '../../test/fixed-clock.ts';
import { dayStart, monthStart, siteDay } from './site-date.ts';

// Expected moments from the offsets of the IANA zones at those dates.
describe('the day of the site', () => {
  it.each([
    // Evening in London is the morning after in Bangkok.
    [
      'Asia/Bangkok',
      '2026-02-28T18:30:00Z',
      '2026-03-01',
      '2026-02-28T17:00:00Z',
      '2026-02-28T17:00:00Z',
    ],
    ['UTC', '2026-03-09T00:00:00Z', '2026-03-09', '2026-03-09T00:00:00Z', '2026-03-01T00:00:00Z'],
    // The clocks skip midnight on this day.
    [
      'Africa/Cairo',
      '2026-04-24T12:00:00Z',
      '2026-04-24',
      '2026-04-23T22:00:00Z',
      '2026-03-31T22:00:00Z',
    ],
  ])('in %s at %s is %s', (timeZone, now, day, dayBegan, monthBegan) => {
    const place = { clock: fixedClock(now), site: { timeZone } };
    expect(siteDay(place)).toBe(day);
    expect([String(dayStart(place)), String(monthStart(place))]).toEqual([dayBegan, monthBegan]);
  });
});
