import { describe, expect, it } from 'vitest';
import { givesMore, givesToMore, type OfferBounds } from './offer-more.ts';

const tier = (from: bigint, gift: bigint) => ({ fromMinor: from, giftMinor: gift });
const before: OfferBounds = {
  budgetMinor: 100_000n,
  hourlyMinor: 10_000n,
  mostClaims: 10,
  closesAtMilliseconds: 1000,
  isReviewed: true,
  giftOf: 'FIXED',
  gift: { kind: 'FIXED', amountMinor: 8800n },
  pieces: 10,
  isInKind: false,
  cashoutMinor: 50_000n,
  leastMinor: 1000n,
  depositCount: 3,
  playTimes: 2,
  base: 'BONUS',
  multiple: 5,
  weights: { SLOTS: 50, LIVE: 10 },
  excludedGames: ['games:reef', 'games:tide'],
  maxStakeMinor: 500n,
  days: 7,
  winningsPolicy: 'FORFEIT_ALL',
  isRebated: false,
  cluster: 'HOLD',
  group: 'tide',
};
const percent = { kind: 'PERCENT', basisPoints: 1000, capMinor: 5000n } as const;
const steps = { kind: 'TIERED', tiers: [tier(100n, 10n), tier(1000n, 80n)] } as const;

describe('givesMore', () => {
  it.each<[string, Partial<OfferBounds>]>([
    ['a larger budget', { budgetMinor: 100_001n }],
    ['more in an hour', { hourlyMinor: 10_001n }],
    ['no bound of an hour', { hourlyMinor: null }],
    ['more claims', { mostClaims: 11 }],
    ['any number of claims', { mostClaims: null }],
    ['a later end', { closesAtMilliseconds: 1001 }],
    ['claims that nobody reviews', { isReviewed: false }],
    ['another kind of gift', { giftOf: 'POINTS' }],
    ['a larger gift', { gift: { kind: 'FIXED', amountMinor: 8801n } }],
    ['a share in place of an amount', { gift: percent }],
    ['more pieces', { pieces: 11 }],
    ['more that becomes the own', { cashoutMinor: 50_001n }],
    ['all that becomes the own', { cashoutMinor: null }],
    ['a smaller deposit', { leastMinor: 999n }],
    ['fewer deposits', { depositCount: 2 }],
    ['less play before', { playTimes: 1 }],
    ['play of something else', { base: 'WINNINGS' }],
    ['less play', { multiple: 4 }],
    ['play that counts more', { weights: { SLOTS: 51, LIVE: 10 } }],
    ['play of another category', { weights: { SLOTS: 50, LIVE: 10, SPORTS: 1 } }],
    ['a game less that is excluded', { excludedGames: ['games:reef'] }],
    ['other games that are excluded', { excludedGames: ['games:reef', 'games:ebb'] }],
    ['larger stakes', { maxStakeMinor: 501n }],
    ['stakes of any size', { maxStakeMinor: null }],
    ['longer days', { days: 8 }],
    ['a part of the winnings that stays', { winningsPolicy: 'PRO_RATA' }],
    ['a rebate', { isRebated: true }],
    ['more than one for a person', { cluster: 'ALLOW' }],
    ['no group', { group: null }],
    ['another group', { group: 'ebb' }],
  ])('says so of %s', (_what, change) => {
    expect(givesMore({ before, after: { ...before, ...change } })).toBe(true);
  });

  it.each<[string, Partial<OfferBounds>]>([
    ['the same', {}],
    ['a smaller budget', { budgetMinor: 99_999n, hourlyMinor: 9999n, mostClaims: 9 }],
    ['an earlier end', { closesAtMilliseconds: 999 }],
    ['a smaller gift', { gift: { kind: 'FIXED', amountMinor: 8799n }, pieces: 9 }],
    ['a bound of what becomes the own', { cashoutMinor: 1n }],
    ['a larger deposit', { leastMinor: 1001n, depositCount: 4, playTimes: 3 }],
    ['more play', { multiple: 6, weights: { SLOTS: 50 } }],
    ['fewer for a person', { cluster: 'REFUSE' }],
    ['smaller stakes in fewer days', { maxStakeMinor: 499n, days: 6 }],
    [
      'one game more that is excluded',
      { excludedGames: ['games:tide', 'games:ebb', 'games:reef'] },
    ],
  ])('does not say so of %s', (_what, change) => {
    expect(givesMore({ before, after: { ...before, ...change } })).toBe(false);
  });

  it.each([
    [{ ...percent, basisPoints: 1001 }, percent, true],
    [{ ...percent, capMinor: 5001n }, percent, true],
    [{ ...percent, capMinor: null }, percent, true],
    [percent, { ...percent, capMinor: null }, false],
    [{ ...percent, basisPoints: 999, capMinor: 4999n }, percent, false],
    [{ kind: 'TIERED', tiers: [tier(99n, 10n), tier(1000n, 80n)] } as const, steps, true],
    [{ kind: 'TIERED', tiers: [tier(100n, 11n), tier(1000n, 80n)] } as const, steps, true],
    [{ kind: 'TIERED', tiers: [tier(100n, 10n), tier(500n, 20n)] } as const, steps, true],
    [{ kind: 'TIERED', tiers: [tier(100n, 10n), tier(1000n, 80n)] } as const, steps, false],
    [{ kind: 'TIERED', tiers: [tier(1000n, 80n)] } as const, steps, false],
  ])('of %o after %o: %s', (gift, old, answer) => {
    expect(givesMore({ before: { ...before, gift: old }, after: { ...before, gift } })).toBe(
      answer,
    );
  });

  it.each([
    ['count less', 8799n, 10, true],
    ['are more and count as much', 8800n, 11, true],
    ['count more', 8801n, 10, false],
    ['are half as many and count half', 4400n, 5, false],
    ['are half as many and count less than half', 4399n, 5, true],
  ])('of points or tickets that %s', (_what, amountMinor, pieces, answer) => {
    const old = { ...before, isInKind: true };
    const gift = { kind: 'FIXED', amountMinor } as const;
    expect(givesMore({ before: old, after: { ...old, gift, pieces } })).toBe(answer);
  });

  it('takes all that is left of winnings for no more, and no rebate', () => {
    const easy = { ...before, winningsPolicy: 'PRO_RATA', isRebated: true } as const;
    expect(givesMore({ before: easy, after: before })).toBe(false);
  });

  it('asks for a first group, for a review or for a group where there was none: no more', () => {
    const free = { ...before, group: null, isReviewed: false, mostClaims: null };
    expect(givesMore({ before: free, after: before })).toBe(false);
  });
});

describe('givesToMore', () => {
  it.each<[Partial<OfferBounds>, boolean]>([
    [{ budgetMinor: 100_001n }, true],
    [{ hourlyMinor: null }, true],
    [{ mostClaims: 11 }, true],
    [{ closesAtMilliseconds: 1001, multiple: 1, isReviewed: false }, false],
    [{ budgetMinor: 99_999n, hourlyMinor: 1n, mostClaims: 1 }, false],
  ])('of %o: %s', (change, answer) => {
    expect(givesToMore({ before, after: { ...before, ...change } })).toBe(answer);
  });
});
