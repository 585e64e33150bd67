import type { Sample } from '../sample.ts';

export const readPointBalance: Sample<'readPointBalance'> = {
  points: '1840',
  earning: '12',
  owed: '0',
  limits: [{ goodsId: 'gds_0198f0ae2001', left: 1 }],
  conversion: { leftCount: 3, leftToday: '500.00', currency: 'THB' },
};

export const listPointConfig: Sample<'listPointConfig'> = {
  currency: 'THB',
  list: [
    { type: 'live', amount: '150.00', ratio: '1' },
    { type: 'lottery', amount: '100.00', ratio: '1' },
    { type: 'pvp', amount: '100.00', ratio: '1' },
    { type: 'slots', amount: '100.00', ratio: '1' },
    { type: 'sports', amount: '200.00', ratio: '1' },
    { type: 'deposit', amount: '50.00', ratio: '1' },
    { type: 'redeem', amount: '100', ratio: '1.00' },
  ],
};

const headphones = {
  id: 'gds_0198f0ae2001',
  kind: 'PHYSICAL',
  name: 'Headphones',
  text: 'Over the ear, by cable, in black.',
  picture: 'headphones',
  points: '5000',
  amount: '0.00',
  currency: 'THB',
  left: 12,
  limit: 1,
  minVip: 0,
  minDeposit30d: '1000.00',
  saleTo: null,
} as const;

export const listPointRewards: Sample<'listPointRewards'> = {
  list: [
    {
      ...headphones,
      id: 'gds_0198f0ae2000',
      kind: 'CASH',
      name: 'Credit of 10',
      text: 'At once, to be played once.',
      picture: 'coins',
      points: '1000',
      left: 480,
      limit: null,
      minDeposit30d: '0.00',
    },
    headphones,
  ],
};

export const redeemPoints: Sample<'redeemPoints'> = {
  id: 'rdm_0198f0ae3001',
  referenceNumber: 'RD260302AE3001K7QX',
  applyTime: '2026-03-02T09:00:00Z',
  type: 'CASH',
  name: 'Credit of 10',
  quantity: 1,
  pointsRequirement: '1000',
  amountRequirement: '0.00',
  currency: 'THB',
  status: 'APPROVED',
  isCancelled: false,
  remark: '',
  cancelUntil: null,
};

export const cancelRedeem: Sample<'cancelRedeem'> = {
  ...redeemPoints,
  id: 'rdm_0198f0ae3000',
  referenceNumber: 'RD260302AE3000K7QX',
  type: 'PHYSICAL',
  name: 'Headphones',
  pointsRequirement: '5000',
  status: 'REJECTED',
  isCancelled: true,
};

export const convertPoints: Sample<'convertPoints'> = {
  points: '500',
  amount: '5.00',
  currency: 'THB',
  balance: '1340',
};

export const listRedeems: Sample<'listRedeems'> = {
  content: [
    redeemPoints,
    {
      ...redeemPoints,
      id: 'rdm_0198f0ae3000',
      referenceNumber: 'RD260302AE3000K7QX',
      applyTime: '2026-03-01T18:20:00Z',
      type: 'PHYSICAL',
      name: 'Headphones',
      pointsRequirement: '5000',
      status: 'IN_PROCESS',
    },
    {
      ...redeemPoints,
      id: 'rdm_0198f0ae2999',
      referenceNumber: 'RD260302AE2999K7QX',
      applyTime: '2026-02-20T11:05:00Z',
      type: 'PHYSICAL',
      name: 'Mug',
      pointsRequirement: '800',
      status: 'REJECTED',
      remark: 'We do not send to this country.',
    },
  ],
  nextCursor: null,
};

export const listPointMoves: Sample<'listPointMoves'> = {
  content: [
    {
      id: 'ptm_0198f0ae4002',
      at: '2026-03-02T09:00:00Z',
      type: 'redeem',
      base: null,
      currency: 'THB',
      points: '-1000',
      balance: '1840',
      reference: 'RD260302AE3001K7QX',
    },
    {
      id: 'ptm_0198f0ae4001',
      at: '2026-03-01T19:30:00Z',
      type: 'slots',
      base: '4200.00',
      currency: 'THB',
      points: '42',
      balance: '2840',
      reference: 'PT260301AE4001K7QX',
    },
  ],
  nextCursor: null,
};
