import { describe, expect, it } from 'vitest';
import { birthDateFault, isYoungerThan } from './birth-date.ts';

const today = '2026-03-01';

describe('birthDateFault', () => {
  it.each([
    ['1990-02-28', undefined],
    ['2000-02-29', undefined],
    ['1900-01-01', undefined],
    ['2026-03-01', undefined],
    ['1900-02-29', 'pattern'],
    ['2015-02-31', 'pattern'],
    ['1990-04-31', 'pattern'],
    ['1990-13-01', 'pattern'],
    ['1990-00-10', 'pattern'],
    ['1990-05-00', 'pattern'],
    ['28-02-1990', 'pattern'],
    ['yesterday', 'pattern'],
    ['', 'pattern'],
    ['1899-12-31', 'range'],
    ['2026-03-02', 'range'],
  ])('says of %s: %s', (text, fault) => {
    expect(birthDateFault(text, today)).toBe(fault);
  });
});

describe('isYoungerThan (R17)', () => {
  it.each([
    ['2008-03-01', false],
    ['2008-03-02', true],
    ['2008-02-29', false],
    ['2020-01-01', true],
    ['1950-01-01', false],
  ])('18 years, born %s: %s', (bornOn, isYounger) => {
    expect(isYoungerThan(18, bornOn, today)).toBe(isYounger);
  });

  it('comes of age on 1 March when born on 29 February', () => {
    expect(isYoungerThan(18, '2008-02-29', '2026-02-28')).toBe(true);
    expect(isYoungerThan(18, '2008-02-29', '2026-03-01')).toBe(false);
  });
});
