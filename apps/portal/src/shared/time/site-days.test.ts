import { describe, expect, it } from 'vitest';
import { startOfSiteDay, zoneLabel } from './site-days.ts';

// Expected instants from the offsets of the IANA zones at those dates.
describe('startOfSiteDay', () => {
  it.each([
    ['2026-03-09T18:30:00Z', 'Asia/Bangkok', 0, '2026-03-09T17:00:00.000Z'],
    ['2026-03-09T16:59:59Z', 'Asia/Bangkok', 0, '2026-03-08T17:00:00.000Z'],
    ['2026-03-09T18:30:00Z', 'Asia/Bangkok', 7, '2026-03-02T17:00:00.000Z'],
    ['2026-03-29T12:00:00Z', 'Europe/Berlin', 0, '2026-03-28T23:00:00.000Z'],
    ['2026-03-30T12:00:00Z', 'Europe/Berlin', 0, '2026-03-29T22:00:00.000Z'],
    ['2026-01-01T02:00:00Z', 'America/New_York', 1, '2025-12-30T05:00:00.000Z'],
    ['2026-06-10T00:10:00Z', 'Asia/Kathmandu', 0, '2026-06-09T18:15:00.000Z'],
  ])('at %s in %s, %i days back, is %s', (at, timeZone, daysBack, expected) => {
    expect(startOfSiteDay({ atMs: Date.parse(at), timeZone, daysBack })).toBe(expected);
  });
});

describe('zoneLabel', () => {
  it.each([
    ['Asia/Bangkok', 'GMT+7'],
    ['Asia/Kathmandu', 'GMT+5:45'],
    ['America/New_York', 'GMT\u22125'],
    ['UTC', 'GMT+0'],
  ])('of %s is %s in January', (timeZone, label) => {
    expect(zoneLabel(Date.parse('2026-01-15T12:00:00Z'), timeZone)).toBe(label);
  });
});
