import { samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { groupsBetween, isRateBetween, termsOf, valuesOf } from './terms.ts';

const usual = samples.listRegisterLinks.usual;

describe('terms in a form', () => {
  it('go into its fields and come back', () => {
    const terms = { ...usual, prizeGroup: 1950 };
    expect(valuesOf(terms)).toMatchObject({ LOTT: '1', prizeGroup: '1950' });
    expect(termsOf(valuesOf(terms))).toEqual(terms);
    expect(termsOf(valuesOf(usual))).toEqual(usual);
  });

  it('lie between what stands and what one holds', () => {
    const bounds = { least: '1', most: '1.5' };
    const typed = ['1', '1.5', ' 1.25 ', '0.99', '1.51', '1.255', '', 'x', '1,2'];
    expect(typed.map((rate) => isRateBetween(rate, bounds))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it('offer the groups up to the own one, and none to whoever has the usual one', () => {
    expect(groupsBetween(null, 1804)).toEqual([1800, 1802, 1804]);
    expect(groupsBetween(1804, 1804)).toEqual([1804]);
    expect(groupsBetween(null, null)).toEqual([]);
  });
});
