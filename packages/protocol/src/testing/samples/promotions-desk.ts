import type { Sample } from '../sample.ts';

type DeskPromotion = Sample<'readDeskPromotion'>;

const live: DeskPromotion = {
  id: 'prm_0198f0b01000',
  version: 2,
  revision: 5,
  state: 'live',
  offer: {
    type: 'SIGNUP',
    art: 'gift',
    opensAt: '2026-02-01T00:00:00Z',
    closesAt: '2026-12-01T00:00:00Z',
    cycle: 'ONCE',
    newWithinDays: 14,
    cluster: 'HOLD',
    leastAmount: null,
    reward: { kind: 'FIXED', amount: '88.00', basisPoints: null, capAmount: null, tiers: [] },
    wagering: {
      base: 'BONUS',
      multiple: 5,
      weights: [
        { category: 'RNG', percent: 100 },
        { category: 'LIVE', percent: 20 },
      ],
      excludedGames: ['games:harbour'],
      maxStakeAmount: '200.00',
      days: 14,
      winningsPolicy: 'PRO_RATA',
    },
    isReviewed: false,
    audience: { leastRank: 2, tags: ['early-bird'], agents: ['harbour'], countries: ['TH'] },
  },
  texts: {
    en: {
      title: 'Welcome aboard',
      lead: 'A gift for opening an account.',
      rules: 'Open an account and take the gift.\n\nOne gift for each person.',
    },
    ar: {
      title: 'أهلًا بك',
      lead: 'هدية لكل من يفتح حسابًا.',
      rules: 'افتح حسابًا واستلم الهدية.',
    },
  },
  currency: 'THB',
  budgetAmount: '250000.00',
  issuedAmount: '44000.00',
  mostClaims: null,
  claims: 500,
  sort: 0,
  entries: 640,
  applying: 2,
  approvalId: null,
  abilities: ['change', 'pause', 'end'],
};

const draft: DeskPromotion = {
  ...live,
  id: 'prm_0198f0b09000',
  version: 1,
  revision: 1,
  state: 'draft',
  offer: {
    ...live.offer,
    type: 'BET_VOLUME',
    art: 'ladder',
    cycle: 'WEEKLY',
    newWithinDays: null,
    reward: {
      kind: 'TIERED',
      amount: null,
      basisPoints: null,
      capAmount: null,
      tiers: [
        { fromAmount: '2000.00', giftAmount: '18.00' },
        { fromAmount: '10000.00', giftAmount: '88.00' },
      ],
    },
  },
  texts: { en: { title: 'The weekly ladder', lead: 'Every step counts.', rules: 'Join, play.' } },
  issuedAmount: '0.00',
  claims: 0,
  mostClaims: 100,
  entries: 0,
  applying: 0,
  abilities: ['change', 'publish'],
};

export const listDeskPromotions: Sample<'listDeskPromotions'> = {
  currency: 'THB',
  list: [draft, live],
  abilities: ['create'],
};
export const simulatePromotion: Sample<'simulatePromotion'> = {
  from: '2026-02-01',
  to: '2026-03-02',
  currency: 'THB',
  members: 184,
  claims: 212,
  costAmount: '18656.00',
  largestAmount: '88.00',
  askedAmount: '93280.00',
  claimsInBudget: 200,
  isWhole: true,
};
export const readDeskPromotion: Sample<'readDeskPromotion'> = live;
export const createPromotion: Sample<'createPromotion'> = draft;
export const changePromotion: Sample<'changePromotion'> = { ...live, version: 3, revision: 6 };
export const actOnPromotion: Sample<'actOnPromotion'> = {
  ...live,
  revision: 6,
  state: 'paused',
  abilities: ['change', 'resume', 'end'],
};

const waiting = {
  id: 'pme_0198f0b20001',
  promotionId: 'prm_0198f0b03000',
  title: 'Show us your lucky round',
  memberId: 'mbr_0198f0ab0001',
  account: 'mike88',
  comment: 'Fifty-two times the stake on the lanterns.',
  pictureIds: ['pic_0198f0b30001'],
  heldBy: null,
  linked: [],
  currency: 'THB',
  giftAmount: '66.00',
  appliedAt: '2026-03-01T18:20:00Z',
  status: 'APPLYING',
  decidedAt: null,
  decidedBy: null,
  reason: null,
  approvalId: null,
} as const;

export const listApplications: Sample<'listApplications'> = {
  content: [
    {
      ...waiting,
      pictureIds: [...waiting.pictureIds],
      linked: [],
      abilities: ['approve', 'refuse'],
    },
    {
      ...waiting,
      id: 'pme_0198f0b20002',
      account: 'nok2024',
      comment: 'Found you by the harbour picture.',
      pictureIds: [],
      heldBy: ['device'],
      linked: [{ memberId: 'mbr_0198f0ab0002', account: 'sixpence', kinds: ['device'] }],
      abilities: ['approve', 'refuse'],
    },
  ],
  nextCursor: null,
};

/** One black dot. */
const dot =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=';

export const createPictureLink: Sample<'createPictureLink'> = {
  key: 'm'.repeat(43),
  expiresAt: '2026-03-02T10:01:00Z',
};

export const readApplicationPicture: Sample<'readApplicationPicture'> = {
  id: 'pic_0198f0b30001',
  type: 'image/png',
  image: dot,
};

export const approveApplication: Sample<'approveApplication'> = {
  ...waiting,
  pictureIds: [...waiting.pictureIds],
  linked: [],
  status: 'ISSUED',
  decidedAt: '2026-03-02T10:00:00Z',
  decidedBy: 'quay',
  abilities: [],
};

export const refuseApplication: Sample<'refuseApplication'> = {
  ...approveApplication,
  status: 'REJECTED',
  reason: 'The round is not of this week.',
};
