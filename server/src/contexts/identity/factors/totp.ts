import { generateURI, ScureBase32Plugin, verifySync } from 'otplib';
import type { RandomSource } from '../../../platform/context.ts';

/** RFC 4226 asks for 128 bits at least, and recommends 160. */
const secretBytes = 20;
/** A clock that is half a minute off, and a code that was just over, are forgiven (RFC 6238). */
const toleranceSeconds = 30;
const base32 = new ScureBase32Plugin();

/** A fresh secret of an authenticator, in the letters that apps take. */
export function newTotpSecret(random: RandomSource): string {
  return base32.encode(random.bytes(secretBytes), { padding: false });
}

/** What an app reads from a QR code: six digits, thirty seconds, SHA-1, as all of them know. */
export function totpAddress(account: {
  readonly issuer: string;
  readonly name: string;
  readonly secret: string;
}): string {
  return generateURI({ issuer: account.issuer, label: account.name, secret: account.secret });
}

/**
 * The time step whose code this is; undefined when it is of none that counts, or of one that was
 * spent before: a code works once (R67).
 */
export function totpStep(
  code: string,
  key: { readonly secret: string; readonly spentStep: bigint; readonly now: Temporal.Instant },
): bigint | undefined {
  const token = code.replaceAll(/\s/gu, '');
  if (!/^\d{6}$/u.test(token)) {
    return undefined;
  }
  const epoch = Math.floor(key.now.epochMilliseconds / 1000);
  const result = verifySync({
    secret: key.secret,
    token,
    epoch,
    epochTolerance: toleranceSeconds,
    afterTimeStep: Number(key.spentStep),
  });
  return result.valid && 'timeStep' in result ? BigInt(result.timeStep) : undefined;
}
