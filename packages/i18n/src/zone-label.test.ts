import { describe, expect, it } from 'vitest';
import { zoneLabel } from './zone-label.ts';

// Offsets of the IANA zones at those dates.
describe('zoneLabel', () => {
  it.each([
    ['Asia/Bangkok', '2026-01-15T12:00:00Z', 'GMT+7'],
    ['Asia/Kathmandu', '2026-01-15T12:00:00Z', 'GMT+5:45'],
    ['America/New_York', '2026-01-15T12:00:00Z', 'GMT\u22125'],
    ['America/New_York', '2026-07-15T12:00:00Z', 'GMT\u22124'],
    ['UTC', '2026-01-15T12:00:00Z', 'GMT+0'],
  ])('of %s at %s is %s', (timeZone, at, label) => {
    expect(zoneLabel(Date.parse(at), timeZone)).toBe(label);
  });
});
