import { describe, expect, it } from 'vitest';
import { defaultReferralRules } from './referral.ts';
import { type ReferralOffer, rulesGiveMore } from './referral-more.ts';

/** The figures of agents-loyalty-money.md D9. */
const before: ReferralOffer = {
  ...defaultReferralRules,
  isOpen: true,
  referrerMinor: 1800n,
  friendMinor: 800n,
  shareBasisPoints: 10,
  multiple: 3,
  needsPhone: true,
  needsIdentity: true,
};

describe('rulesGiveMore', () => {
  it.each<[string, Partial<ReferralOffer>]>([
    ['a larger reward', { referrerMinor: 1801n }],
    ['a larger reward of the friend', { friendMinor: 801n }],
    ['a larger share', { shareBasisPoints: 11 }],
    ['more in a month', { monthlyLimit: 21 }],
    ['more in a life', { lifeLimit: 101 }],
    ['more days', { windowDays: 31 }],
    ['a smaller deposit', { leastDepositMinor: 9999n }],
    ['less play of the friend', { leastValidMinor: 99_999n }],
    ['less play of the reward', { multiple: 2 }],
    ['no phone', { needsPhone: false }],
    ['no papers', { needsIdentity: false }],
  ])('says so of %s', (_what, change) => {
    const after = { ...before, ...change };
    expect(rulesGiveMore({ before, after })).toBe(true);
    expect(rulesGiveMore({ before: after, after: before })).toBe(false);
    expect(rulesGiveMore({ before, after: { ...after, isOpen: false } })).toBe(false);
  });

  it('says so of the first rules that are open, and of those that open again', () => {
    expect(rulesGiveMore({ before: undefined, after: before })).toBe(true);
    expect(rulesGiveMore({ before: { ...before, isOpen: false }, after: before })).toBe(true);
    expect(rulesGiveMore({ before, after: before })).toBe(false);
    expect(rulesGiveMore({ before: undefined, after: { ...before, isOpen: false } })).toBe(false);
  });
});
