import { describe, expect, it } from 'vitest';
import { readPeriodSearch } from './period-search.ts';

describe('readPeriodSearch', () => {
  it('keeps a known preset and leaves out the rest', () => {
    expect(readPeriodSearch({ preset: 'today', page: 2 })).toEqual({ preset: 'today' });
    expect(readPeriodSearch({ preset: 'ever' })).toEqual({});
    expect(readPeriodSearch({})).toEqual({});
  });
});
