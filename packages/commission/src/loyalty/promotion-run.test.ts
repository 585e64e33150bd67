import { describe, expect, it } from 'vitest';
import {
  actOnRun,
  nextPromotionActs,
  offerFault,
  type OfferFacts,
  promotionRuns,
} from './promotion-run.ts';

describe('actOnRun', () => {
  it('publishes once, rests and goes on, and ends for good', () => {
    expect(promotionRuns.map((run) => [run, ...nextPromotionActs(run)])).toEqual([
      ['draft', 'publish'],
      ['live', 'pause', 'end'],
      ['paused', 'resume', 'end'],
      ['stopped'],
    ]);
    expect(actOnRun('paused', 'resume')).toBe('live');
    expect(actOnRun('stopped', 'resume')).toBeUndefined();
  });
});

const fine: OfferFacts = {
  runsMilliseconds: 1000,
  base: 'none',
  isReviewed: false,
  isCounted: true,
  gift: { kind: 'FIXED', amountMinor: 8800n },
  leastMinor: 0n,
  multiple: 5,
  countingCategories: 1,
  budgetMinor: 8800n,
  languages: 1,
};
const percent = { kind: 'PERCENT', basisPoints: 5000, capMinor: null } as const;
const tier = (from: bigint, gift: bigint) => ({ fromMinor: from, giftMinor: gift });

describe('offerFault', () => {
  it.each<[string, Partial<OfferFacts>]>([
    ['span', { runsMilliseconds: 0, languages: 0 }],
    ['gift', { gift: { kind: 'FIXED', amountMinor: 0n } }],
    ['gift', { gift: { ...percent, capMinor: 0n }, base: 'deposit' }],
    ['gift', { gift: { kind: 'TIERED', tiers: [] }, base: 'play' }],
    ['steps', { gift: { kind: 'TIERED', tiers: [tier(10n, 2n), tier(9n, 3n)] }, base: 'play' }],
    ['steps', { gift: { kind: 'TIERED', tiers: [tier(10n, 2n), tier(20n, 2n)] }, base: 'play' }],
    ['base', { gift: percent }],
    ['base', { gift: percent, base: 'deposit', isReviewed: true }],
    ['least', { base: 'play' }],
    ['review', { isCounted: false }],
    ['play', { countingCategories: 0 }],
    ['budget', { budgetMinor: 8799n }],
    ['words', { languages: 0 }],
  ])('finds %s (row %#)', (fault, change) => {
    expect(offerFault({ ...fine, ...change })).toBe(fault);
  });

  it('finds nothing in what can be kept', () => {
    expect(offerFault(fine)).toBeUndefined();
    expect(offerFault({ ...fine, gift: percent, base: 'deposit' })).toBeUndefined();
    expect(offerFault({ ...fine, isCounted: false, isReviewed: true })).toBeUndefined();
    expect(offerFault({ ...fine, multiple: 0, countingCategories: 0 })).toBeUndefined();
  });
});
