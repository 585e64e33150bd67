import { isSimplePayment } from '@portal/protocol';
import { expect, it } from 'vitest';
import { newPaymentPassword } from './secrets.ts';

it.each([
  [[0, 0, 0, 0, 0, 0], '500000'],
  [[1, 2, 3, 4, 5, 6], '623456'],
  [[255, 40, 31, 7, 12, 9], '501729'],
])('makes of %j a payment password that nobody guesses first: %s', (bytes, password) => {
  const made = newPaymentPassword({ bytes: () => Uint8Array.from(bytes) });
  expect(made).toBe(password);
  expect(isSimplePayment(made)).toBe(false);
});
