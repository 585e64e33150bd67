import { describe, expect, it } from 'vitest';
import { daysWithRoom } from './days-with-room.ts';

const run = { from: '2026-03-30', to: '2026-04-01', mostPerDay: 3 };

describe('days of promised tickets', () => {
  it.each([
    ['all of today', 3, {}, ['2026-03-30', '2026-03-30', '2026-03-30']],
    [
      'what is above today’s most lies on the next day',
      4,
      {},
      ['2026-03-30', '2026-03-30', '2026-03-30', '2026-03-31'],
    ],
    [
      'days that are full are passed over',
      2,
      { '2026-03-30': 3, '2026-03-31': 2 },
      ['2026-03-31', '2026-04-01'],
    ],
    ['more than the most of a day leaves no room there', 1, { '2026-03-30': 9 }, ['2026-03-31']],
    [
      'all room of all days',
      2,
      { '2026-03-30': 3, '2026-03-31': 3, '2026-04-01': 1 },
      ['2026-04-01', '2026-04-01'],
    ],
  ])('%s', (_, count, counts, days) => {
    const held = new Map(Object.entries(counts));
    expect(daysWithRoom({ ...run, count, held })).toEqual(days);
  });

  it('have none where one of them has no room', () => {
    expect(daysWithRoom({ ...run, count: 10, held: new Map() })).toBeUndefined();
    const lastDay = { ...run, from: run.to, count: 2 };
    expect(daysWithRoom({ ...lastDay, held: new Map([['2026-04-01', 2]]) })).toBeUndefined();
  });
});
