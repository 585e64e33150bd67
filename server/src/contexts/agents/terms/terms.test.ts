import { describe, expect, it } from 'vitest';
import {
  faultOf,
  higherOf,
  lowerOf,
  percentOf,
  readTerms,
  storedTerms,
  usualTerms,
} from './terms.ts';

const raised = { rates: { ...usualTerms.rates, LOTT: 15_000 }, prizeGroup: 1950 };

describe('terms', () => {
  it('are stored in the order of the categories and read again', () => {
    expect(storedTerms(raised).rates).toEqual([
      15_000, 10_000, 8000, 12_000, 10_000, 10_000, 10_000, 0, 0,
    ]);
    expect(readTerms(storedTerms(raised))).toEqual(raised);
  });

  it('are compared field by field, and no group is less than any', () => {
    expect(lowerOf(raised, usualTerms)).toEqual(usualTerms);
    expect(higherOf(raised, usualTerms)).toEqual(raised);
    expect(higherOf(usualTerms, usualTerms)).toEqual(usualTerms);
  });

  it('lie within bounds or name the first field that does not (A8, A9)', () => {
    const bounds = { least: usualTerms, most: raised };
    expect(faultOf(raised, bounds)).toBeUndefined();
    expect(faultOf(usualTerms, bounds)).toBeUndefined();
    const above = { ...raised, rates: { ...raised.rates, LOTT: 15_100 } };
    expect(faultOf(above, bounds)).toEqual({ field: 'LOTT', least: '1', most: '1.5' });
    const below = { ...raised, rates: { ...raised.rates, RNG: 11_900 } };
    expect(faultOf(below, bounds)).toEqual({ field: 'RNG', least: '1.2', most: '1.2' });
    expect(faultOf({ ...raised, prizeGroup: 1952 }, bounds)).toEqual({
      field: 'prizeGroup',
      least: '',
      most: '1950',
    });
  });

  it('are shown in per cent', () => {
    expect([0, 100, 8000, 12_500].map((ppm) => percentOf(ppm))).toEqual([
      '0',
      '0.01',
      '0.8',
      '1.25',
    ]);
  });
});
