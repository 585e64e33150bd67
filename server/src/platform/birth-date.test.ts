import { describe, expect, it } from 'vitest';
import { birthDateFault } from './birth-date.ts';

const today = Temporal.PlainDate.from('2026-03-02');

describe('a day of birth', () => {
  // The calendar itself: 1900 was no leap year, 2000 was one.
  it.each([
    ['1990-02-28', undefined],
    ['2000-02-29', undefined],
    ['2026-03-02', undefined],
    ['1900-01-01', undefined],
    ['1900-02-29', 'pattern'],
    ['2015-02-31', 'pattern'],
    ['1990-13-01', 'pattern'],
    ['yesterday', 'pattern'],
    ['01-02-1990', 'pattern'],
    ['1990-01-01T00:00', 'pattern'],
    ['1899-12-31', 'range'],
    ['2026-03-03', 'range'],
    ['2099-01-01', 'range'],
  ])('%s: %s', (text, fault) => {
    expect(birthDateFault(text, today)).toBe(fault);
  });
});
