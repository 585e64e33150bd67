import { expect, it } from 'vitest';
import { factorPercent } from './factor-percent.ts';

it.each([
  ['3/2000', '0.15'],
  ['3/20', '15'],
  ['1/1000000', '0.0001'],
  ['12/1000', '1.2'],
  ['0', '0'],
  ['1', '100'],
  ['-1', '-100'],
])('the factor %s is %s per cent', (factor, percent) => {
  expect(factorPercent(factor)).toBe(percent);
});
