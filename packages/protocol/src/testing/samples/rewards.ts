import type { Sample } from '../sample.ts';

type Bonus = Sample<'listBonuses'>['content'][number];

const waiting: Bonus = {
  id: 'rwd_0198f0b11000',
  source: 'promotion',
  title: 'The weekly ladder',
  status: 'WAITING',
  currency: 'THB',
  giftAmount: '88.00',
  requiredAmount: '264.00',
  doneAmount: '0.00',
  leftAmount: '264.00',
  forfeitAmount: null,
  offeredAt: '2026-03-01T09:00:00Z',
  claimUntil: '2026-03-08T09:00:00Z',
  claimedAt: null,
  playUntil: null,
  closedAt: null,
};

const open: Bonus = {
  ...waiting,
  id: 'rwd_0198f0b10000',
  title: 'Welcome aboard',
  status: 'OPEN',
  requiredAmount: '440.00',
  doneAmount: '110.00',
  leftAmount: '330.00',
  claimedAt: '2026-03-01T10:00:00Z',
  playUntil: '2026-03-15T10:00:00Z',
};

const done: Bonus = {
  ...open,
  id: 'rwd_0198f0b09000',
  title: 'Opening week',
  status: 'DONE',
  giftAmount: '28.00',
  requiredAmount: '84.00',
  doneAmount: '84.00',
  leftAmount: '0.00',
  closedAt: '2026-02-20T10:00:00Z',
};

export const listRewards: Sample<'listRewards'> = [
  waiting,
  { ...waiting, id: 'rwd_0198f0b12000', title: 'Bring your story', giftAmount: '128.00' },
];
export const listBonuses: Sample<'listBonuses'> = { content: [open, done], nextCursor: null };
export const readBonusBars: Sample<'readBonusBars'> = { games: [] };
export const readBonus: Sample<'readBonus'> = {
  ...open,
  promotion: { id: 'prm_0198f0b01000', joinedAt: '2026-03-01T09:00:00Z' },
  cashBeforeAmount: '100.00',
  maxStakeAmount: '200.00',
  winningsPolicy: 'PRO_RATA',
  bets: [
    {
      betId: 'bet_0198f0b20000',
      category: 'RNG',
      game: 'tide-lanterns',
      countedAmount: '60.00',
      bookedAt: '2026-03-01T11:00:00Z',
    },
    {
      betId: 'bet_0198f0b19000',
      category: 'LIVE',
      game: 'roulette',
      countedAmount: '50.00',
      bookedAt: '2026-03-01T10:30:00Z',
    },
  ],
  wentBack: null,
  givingUp: { netAmount: '200.00', keepAmount: '233.33', forfeitAmount: '116.67' },
};
export const claimReward: Sample<'claimReward'> = { ...readBonus, bets: [] };
export const giveUpBonus: Sample<'giveUpBonus'> = {
  ...readBonus,
  status: 'CANCELLED',
  forfeitAmount: '116.67',
  wentBack: { beforeAmount: '100.00', netAmount: '200.00', keepAmount: '233.33' },
  givingUp: null,
  closedAt: '2026-03-02T08:00:00Z',
};
