import { describe, expect, it } from 'vitest';
import { systemRandom } from '../../../platform/random.ts';
import { newTotpSecret, totpAddress, totpStep } from './totp.ts';

/** RFC 6238, appendix B, with its key in base32; the last six of its eight digits. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => Temporal.Instant.fromEpochMilliseconds(seconds * 1000);

describe('totpStep', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at %i s accepts the code of the RFC', (seconds, code) => {
    const step = totpStep(code, { secret, spentStep: 0n, now: at(seconds) });
    expect(step).toBe(BigInt(Math.floor(seconds / 30)));
  });

  it('forgives half a minute and no more, and takes a code once', () => {
    const step = BigInt(Math.floor(1_234_567_890 / 30));
    const key = { secret, spentStep: 0n };
    const near = [-30, 30].map((off) =>
      totpStep('005924', { ...key, now: at(1_234_567_890 + off) }),
    );
    expect(near).toEqual([step, step]);
    const far = [-61, 61].map((off) =>
      totpStep('005924', { ...key, now: at(1_234_567_890 + off) }),
    );
    expect(far).toEqual([undefined, undefined]);
    const now = at(1_234_567_890);
    expect(totpStep('005924', { secret, spentStep: step, now })).toBeUndefined();
    expect(totpStep('005 924', { secret, spentStep: step - 1n, now })).toBe(step);
  });

  it.each(['', '00592', '0059240', 'abcdef', '٠٠٥٩٢٤'])('takes no %j', (code) => {
    const now = at(1_234_567_890);
    expect(totpStep(code, { secret, spentStep: 0n, now })).toBeUndefined();
  });
});

describe('a new secret', () => {
  it('has 160 bits in letters that apps take, and an address that they read', () => {
    const made = newTotpSecret(systemRandom());
    expect(made).toMatch(/^[A-Z2-7]{32}$/u);
    const address = new URL(totpAddress({ issuer: 'Lantern Bay', name: 'mike88', secret: made }));
    expect(address.href).toMatch(/^otpauth:\/\/totp\/Lantern%20Bay:mike88\?/u);
    expect(address.searchParams.get('secret')).toBe(made);
    expect(address.searchParams.get('issuer')).toBe('Lantern Bay');
  });
});
