import type { Sample } from '../sample.ts';

type Card = Sample<'listOwnPromotions'>[number];

const nothing = { amount: null, basisPoints: null, capAmount: null, tiers: [] };

const welcome: Card = {
  id: 'prm_0198f0b01000',
  version: 1,
  type: 'SIGNUP',
  art: 'gift',
  title: 'Welcome aboard',
  lead: 'A gift for opening an account.',
  rules: 'Open an account and take the gift.\n\nOne gift for each person.',
  opensAt: '2026-02-01T00:00:00Z',
  closesAt: '2026-12-01T00:00:00Z',
  cycle: 'ONCE',
  newWithinDays: 14,
  cluster: 'REFUSE',
  leastAmount: null,
  reward: { ...nothing, kind: 'FIXED', amount: '88.00' },
  wagering: {
    base: 'BONUS',
    multiple: 5,
    weights: [
      { category: 'RNG', percent: 100 },
      { category: 'LIVE', percent: 20 },
    ],
    excludedGames: [],
    maxStakeAmount: '200.00',
    days: 14,
    winningsPolicy: 'PRO_RATA',
  },
  isReviewed: false,
  currency: 'THB',
  status: 'JOIN',
  leastRank: null,
  countries: [],
  gap: null,
  claimsLeft: null,
  hourFullUntil: null,
  entry: null,
};

const entry: NonNullable<Card['entry']> = {
  joinedAt: '2026-03-01T09:00:00Z',
  progress: null,
  giftAmount: null,
  claimUntil: null,
  comment: null,
  reason: null,
  heldBy: null,
  hasNewerTerms: false,
  rewardId: null,
};

const ladder: Card = {
  ...welcome,
  id: 'prm_0198f0b02000',
  type: 'BET_VOLUME',
  art: 'ladder',
  title: 'The weekly ladder',
  lead: 'Every step of a week is worth more.',
  cycle: 'WEEKLY',
  newWithinDays: null,
  reward: {
    ...nothing,
    kind: 'TIERED',
    tiers: [
      { fromAmount: '2000.00', giftAmount: '18.00' },
      { fromAmount: '10000.00', giftAmount: '88.00' },
    ],
  },
  status: 'PROCESS',
  entry: { ...entry, progress: { doneAmount: '1200.00', targetAmount: '2000.00' } },
};

const story: Card = {
  ...welcome,
  id: 'prm_0198f0b03000',
  type: 'MANUAL',
  art: 'star',
  title: 'Bring your story',
  lead: 'Tell us how you found us.',
  newWithinDays: null,
  isReviewed: true,
  status: 'REJECTED',
  claimsLeft: 41,
  entry: { ...entry, comment: 'By the harbour.', reason: 'The round is not of this week.' },
};

const top: Card = {
  ...welcome,
  id: 'prm_0198f0b04000',
  type: 'DEPOSIT',
  art: 'tide',
  title: 'Spring tide',
  lead: 'Half of a deposit on top.',
  opensAt: '2026-04-01T00:00:00Z',
  newWithinDays: null,
  leastAmount: '500.00',
  reward: { ...nothing, kind: 'PERCENT', basisPoints: 5000, capAmount: '2000.00' },
  status: 'COMING_SOON',
};

const tide: Card = {
  ...welcome,
  id: 'prm_0198f0b05000',
  type: 'BET_VOLUME',
  art: 'tide',
  title: 'High water',
  lead: 'For who has been around for a while.',
  newWithinDays: null,
  status: 'CLOSE',
  leastRank: 3,
  countries: ['TH', 'VN'],
  gap: 'rank',
};

const household: Card = {
  ...welcome,
  id: 'prm_0198f0b06000',
  title: 'One for each house',
  status: 'REJECTED',
  entry: { ...entry, giftAmount: '88.00', heldBy: ['device', 'phone'] },
};

export const listOwnPromotions: Sample<'listOwnPromotions'> = [
  welcome,
  ladder,
  story,
  top,
  tide,
  household,
];
export const listPromotions: Sample<'listPromotions'> = [welcome, top];
export const joinPromotion: Sample<'joinPromotion'> = {
  ...welcome,
  status: 'CLAIM',
  entry: { ...entry, giftAmount: '88.00', claimUntil: '2026-03-09T09:00:00Z' },
};
export const claimPromotion: Sample<'claimPromotion'> = {
  ...welcome,
  status: 'CLAIMED',
  entry: { ...entry, giftAmount: '88.00', rewardId: 'rwd_0198f0b11000' },
};
export const applyForPromotion: Sample<'applyForPromotion'> = {
  ...story,
  status: 'APPLYING',
  entry: { ...entry, comment: 'Round 42.' },
};
