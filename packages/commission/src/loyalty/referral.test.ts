import { describe, expect, it } from 'vitest';
import { referralShareMinor } from './referral.ts';

// "optional share 0.1 % of the friend's valid for 30 days, only if the referrer is not an agent"
// (D9); floored once.
describe('referralShareMinor', () => {
  it.each([
    ['0.1 % of 1,000.00', { validMinor: 100_000n, basisPoints: 10, isAgent: false }, 100n],
    ['floored', { validMinor: 100_999n, basisPoints: 10, isAgent: false }, 100n],
    ['less than a minor unit', { validMinor: 999n, basisPoints: 10, isAgent: false }, 0n],
    ['an agent', { validMinor: 100_000n, basisPoints: 10, isAgent: true }, 0n],
    ['no share', { validMinor: 100_000n, basisPoints: 0, isAgent: false }, 0n],
    ['more taken back than played', { validMinor: -100_000n, basisPoints: 10, isAgent: false }, 0n],
  ])('%s', (_, share, minor) => {
    expect(referralShareMinor(share)).toBe(minor);
  });
});
