import { hash } from 'node:crypto';
import { isSimplePayment } from '@portal/protocol';
import type { RandomSource } from '../../platform/context.ts';

const secretBytes = 32;

/** 256 random bits for a token or a cookie (R70). */
export function newSecret(random: RandomSource): string {
  return Buffer.from(random.bytes(secretBytes)).toString('base64url');
}

/** What is stored of a secret that is random itself. */
export function secretHash(secret: string): Buffer {
  return hash('sha256', secret, 'buffer');
}

const passwordBytes = 15;

/** A password that nobody chose, 120 random bits; longer than any rule asks for. */
export function newPassword(random: RandomSource): string {
  return Buffer.from(random.bytes(passwordBytes)).toString('base64url');
}

const paymentDigits = 6;

/** A payment password that nobody chose, for accounts of a demo; none that is guessed first. */
export function newPaymentPassword(random: RandomSource): string {
  const digits = Array.from(random.bytes(paymentDigits), (byte) => byte % 10);
  const text = digits.join('');
  const [first = 0, ...rest] = digits;
  return isSimplePayment(text) ? [(first + 5) % 10, ...rest].join('') : text;
}
