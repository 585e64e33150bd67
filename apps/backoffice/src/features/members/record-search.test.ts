import { describe, expect, it } from 'vitest';
import { rangeOf, readRecordSearch } from './record-search.ts';

describe('readRecordSearch', () => {
  it('keeps what it knows and leaves out the rest', () => {
    const whole = {
      record: 'rounds',
      from: '2026-03-01',
      to: '2026-03-02',
      state: 'void',
    } as const;
    expect(readRecordSearch({ ...whole, open: 7, page: 2 })).toMatchObject({ ...whole, open: '7' });
    const odd = { record: 'all', mode: 'much', engine: 'x', state: 1, type: {}, open: '<b>' };
    expect(Object.values(readRecordSearch(odd)).filter((value) => value !== undefined)).toEqual([]);
  });
});

describe('rangeOf', () => {
  it('is the last thirty days unless the address names days that can be shown', () => {
    const usual = { from: '2026-02-08', to: '2026-03-09' };
    expect(rangeOf({}, '2026-03-09')).toEqual(usual);
    expect(rangeOf({ from: '2026-03-01', to: '2026-03-10' }, '2026-03-09')).toEqual(usual);
    const day = { from: '2026-03-01', to: '2026-03-01' };
    expect(rangeOf({ ...day, mode: 'real' }, '2026-03-09')).toEqual(day);
  });
});
