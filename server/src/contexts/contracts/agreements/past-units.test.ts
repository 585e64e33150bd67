import { describe, expect, it } from 'vitest';
import { pastUnits } from './past-units.ts';

/** Counted by hand on a calendar; the clocks of Berlin change on 2026-03-29. */
const now = Temporal.Instant.from('2026-04-10T15:00:00Z');
const zone = 'Europe/Berlin';

describe('pastUnits', () => {
  it('are thirty days up to yesterday', () => {
    const units = pastUnits('DAILY', zone, now);
    expect(units).toHaveLength(30);
    expect(units.at(0)).toMatchObject({ from: '2026-03-11', to: '2026-03-11' });
    expect(units.at(-1)).toMatchObject({ from: '2026-04-09', to: '2026-04-09' });
    expect(pastUnits('FIVE_MIN', zone, now)).toEqual(units);
  });

  it('have the hours of their day, 23 where the clock goes forward', () => {
    const units = pastUnits('HOURLY', zone, now);
    const hours = units.map(({ from, parts }) => [from, parts.length]);
    expect(hours).toContainEqual(['2026-03-28', 24]);
    expect(hours).toContainEqual(['2026-03-29', 23]);
  });

  it('are the whole periods of a dividend that ended in these days', () => {
    const spans = (type: 'WEEKLY' | 'SEMIMONTHLY' | 'MONTHLY') =>
      pastUnits(type, zone, now).map(({ from, to }) => `${from} ${to}`);
    expect(spans('SEMIMONTHLY')).toEqual(['2026-03-01 2026-03-15', '2026-03-16 2026-03-31']);
    expect(spans('MONTHLY')).toEqual(['2026-03-01 2026-03-31']);
    expect(spans('WEEKLY')).toEqual([
      '2026-03-09 2026-03-15',
      '2026-03-16 2026-03-22',
      '2026-03-23 2026-03-29',
      '2026-03-30 2026-04-05',
    ]);
  });
});
