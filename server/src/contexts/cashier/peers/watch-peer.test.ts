import { parseAmount, currency } from '@portal/money';
import { expect, it } from 'vitest';
import { roundMinorOf } from './watch-peer.ts';

it.each([
  ['THB', '1000.00'],
  ['USD', '25.00'],
  ['VND', '750000'],
  ['IDR', '500000.00'],
  ['KWD', '10.000'],
] as const)('in %s multiples of %s are round', (code, amount) => {
  expect(parseAmount(amount, currency(code))).toEqual({ ok: true, value: roundMinorOf(code) });
});
