import { expect, it } from 'vitest';
import { typedAmount } from './typed-amount.ts';

it.each([
  ['500', '500'],
  [' 1,200.50 ', '1200.50'],
  ['12 480.5', '12480.5'],
  ['', undefined],
  ['-5', undefined],
  ['5.', undefined],
  ['five', undefined],
])('%j is the amount %s', (text, amount) => {
  expect(typedAmount(text)).toBe(amount);
});
