import type { Sample } from '../sample.ts';

const noRates = {
  LOTT: '0',
  ELOTT: '0',
  LIVE: '0',
  RNG: '0',
  FISH: '0',
  SPORTS: '0',
  ESPORTS: '0',
  PVP: '0',
  COCKFIGHT: '0',
};

const ladder = [
  { rank: 0, name: 'Shore', deposit: '0.00', valid: '0.00', keep: '0.00', gift: '0.00' },
  { rank: 1, name: 'Boat', deposit: '500.00', valid: '5000.00', keep: '1000.00', gift: '8.00' },
  { rank: 2, name: 'Sail', deposit: '2000.00', valid: '30000.00', keep: '6000.00', gift: '28.00' },
] as const;

const benefits = ladder.map(({ rank }) => ({
  rank,
  weeklyGift: rank === 0 ? '0.00' : '6.00',
  monthlyGift: rank < 2 ? '0.00' : '26.00',
  withdrawals: rank < 2 ? 3 : 5,
  withdrawalAmount: '50000.00',
  freeWithdrawals: rank,
}));

export const listVipRanks: Sample<'listVipRanks'> = {
  hasVip: true,
  currency: 'THB',
  list: ladder.map(({ rank, name, deposit, valid, keep, gift }) => ({
    rank,
    name,
    upgradeDeposit: deposit,
    upgradeValid: valid,
    keepValid: keep,
    gift,
    birthdayGift: rank === 0 ? '0.00' : '5.00',
    depositBoost: rank < 2 ? 0 : 3,
    hasHost: rank === 2,
    rebates: rank < 2 ? [] : [{ category: 'RNG', rate: '1.4' }],
  })),
  benefits,
};

export const readVip: Sample<'readVip'> = {
  hasVip: true,
  vipLabelName: 'Boat',
  vipRankLevel: 1,
  currency: 'THB',
  deposit: '1400.00',
  valid: '12000.00',
  keep: { valid: '400.00', needed: '1000.00', from: '2026-01-10', to: '2026-04-10' },
  birthday: { gift: '5.00', state: 'COMING', from: '2026-05-07', to: '2026-05-13' },
  host: { name: 'Mina', contact: 'mina@example.com' },
  steps: [
    {
      id: 'vst_0198f0ae5001',
      at: '2026-01-10T20:00:00Z',
      fromRank: 0,
      toRank: 1,
      gift: '8.00',
    },
  ],
};

export const claimBirthdayGift: Sample<'claimBirthdayGift'> = {
  gift: '5.00',
  state: 'CLAIMED',
  from: '2026-05-07',
  to: '2026-05-13',
};

export const listVipLevels: Sample<'listVipLevels'> = {
  hasVip: true,
  currency: 'THB',
  list: listVipRanks.list.map(({ name, rebates, ...level }) => ({
    ...level,
    names: { en: name },
    rates: { ...noRates, ...Object.fromEntries(rebates.map((row) => [row.category, row.rate])) },
  })),
  benefits: benefits.map((row) => ({ ...row })),
  abilities: ['manage'],
};

export const changeVipLevels: Sample<'changeVipLevels'> = {
  ...listVipLevels,
  list: listVipLevels.list.slice(0, 2),
  approvalId: null,
};

export const placeOnRank: Sample<'placeOnRank'> = {
  account: 'mike',
  fromRank: 1,
  rank: 2,
  lockedUntil: null,
};

export const assignHost: Sample<'assignHost'> = {
  account: 'mike',
  host: { name: 'Mina', contact: 'mina@example.com', reviewOn: '2027-03-02' },
};

const hosted = { name: 'Mina', contact: 'mina@example.com', isDue: false } as const;

export const listHostedMembers: Sample<'listHostedMembers'> = {
  content: [
    { ...hosted, memberId: 'mbr_0198f0ab0001', account: 'mike88', reviewOn: '2027-01-10' },
    {
      ...hosted,
      memberId: 'mbr_0198f0ab0002',
      account: 'suda',
      name: 'Tariq',
      contact: '+66 81 234 5678',
      reviewOn: '2026-02-01',
      isDue: true,
    },
  ],
  nextCursor: null,
  hosts: [
    { name: 'Mina', members: 1, due: 0 },
    { name: 'Tariq', members: 1, due: 1 },
  ],
};
