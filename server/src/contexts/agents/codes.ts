import type { RandomSource } from '../../platform/context.ts';

/** Without 0, 1, I and O, which people mix up when they read a code to each other. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const codeLength = 8;
/** A trillion codes: taken ones in a row are the fault of the generator. */
export const mostTries = 3;

/** A code that was most likely never given; whoever writes it down finds out. */
export function newCode(random: RandomSource): string {
  const bytes = random.bytes(codeLength);
  return Array.from(bytes, (byte) => letters.charAt(byte % letters.length)).join('');
}

/** A code as it is stored: people type it in any case, with spaces around. */
export function codeKey(typed: string | undefined): string {
  return typed?.trim().toUpperCase() ?? '';
}

/** Whether a text can be a code at all. */
export function isCode(text: string): boolean {
  return /^[0-9A-Z]{6,10}$/u.test(text);
}
