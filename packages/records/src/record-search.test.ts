import { describe, expect, it } from 'vitest';
import { rangeOf } from './days.ts';
import { readRoundSearch } from './record-search.ts';

describe('readRoundSearch', () => {
  it('keeps what it knows and leaves out the rest', () => {
    const whole = { from: '2026-03-01', to: '2026-03-02', mode: 'trial', state: 'void' } as const;
    expect(readRoundSearch({ ...whole, open: 7, page: 2 })).toMatchObject({ ...whole, open: '7' });
    const odd = { mode: 'much', engine: 'x', state: 1, open: '<b>', from: {} };
    expect(Object.values(readRoundSearch(odd)).filter((value) => value !== undefined)).toEqual([]);
  });
});

describe('rangeOf', () => {
  const of = (search: Parameters<typeof rangeOf>[0], usual: 'days7' | 'days30' = 'days7') =>
    rangeOf(search, { today: '2026-03-09', usual });

  it('is the usual days unless the address names days that can be shown', () => {
    const usual = { from: '2026-03-03', to: '2026-03-09' };
    expect(of({})).toEqual(usual);
    expect(of({}, 'days30')).toEqual({ from: '2026-02-08', to: '2026-03-09' });
    expect(of({ from: '2026-03-01', to: '2026-03-10' })).toEqual(usual);
    expect(of({ from: '2026-02-30', to: '2026-03-01' })).toEqual(usual);
    const one = { from: '2026-03-01', to: '2026-03-01' };
    expect(of(one)).toEqual(one);
  });
});
