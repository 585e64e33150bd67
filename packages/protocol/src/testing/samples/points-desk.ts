import type { Sample } from '../sample.ts';
import { listPointConfig } from './points.ts';

const headphones = {
  id: 'gds_0198f0ae2001',
  kind: 'PHYSICAL',
  names: { en: 'Headphones', ar: 'سماعات' },
  texts: { en: 'Over the ear, by cable, in black.', ar: 'فوق الأذن، سلكية، سوداء.' },
  picture: 'headphones',
  points: '5000',
  amount: '0.00',
  reward: '0.00',
  currency: 'THB',
  delivery: '',
  stock: 20,
  reserved: 1,
  sold: 7,
  limit: 1,
  limitPeriod: 'life',
  minVip: 0,
  minDeposit30d: '0.00',
  saleFrom: null,
  saleTo: null,
  sort: 20,
  state: 'ON',
  version: 3,
} as const;

export const createGoods: Sample<'createGoods'> = { goods: headphones, approvalId: null };

export const changeGoods: Sample<'changeGoods'> = {
  goods: { ...headphones, version: 4 },
  approvalId: null,
};

export const listGoods: Sample<'listGoods'> = {
  currency: 'THB',
  list: [
    headphones,
    {
      ...headphones,
      id: 'gds_0198f0ae2002',
      kind: 'CASH',
      names: { en: 'Credit of 50', ar: 'رصيد 50' },
      picture: 'coins',
      points: '5000',
      reward: '50.00',
      reserved: 0,
      sold: 0,
      limit: null,
      state: 'DRAFT',
    },
  ],
  abilities: ['manage'],
};

const queued = {
  id: 'rdm_0198f0ae3000',
  referenceNumber: 'RD260302AE3000K7QX',
  applyTime: '2026-03-01T18:20:00Z',
  type: 'PHYSICAL',
  name: 'Headphones',
  quantity: 1,
  pointsRequirement: '5000',
  amountRequirement: '0.00',
  currency: 'THB',
  isCancelled: false,
  remark: '',
  memberId: 'mbr_0198f0ab0001',
  account: 'mike88',
  address: {
    receiver: 'Mike Somchai',
    phone: '+66 81 234 5678',
    line: '12 Harbour Road',
    city: 'Bangkok',
    postcode: '10110',
    country: 'Thailand',
  },
  trackingNo: null,
  decidedAt: null,
  decidedBy: null,
} as const;

export const listRedeemQueue: Sample<'listRedeemQueue'> = {
  content: [{ ...queued, status: 'IN_PROCESS', abilities: ['approve', 'reject'] }],
  nextCursor: null,
};

export const approveRedeem: Sample<'approveRedeem'> = {
  ...queued,
  status: 'APPROVED',
  remark: 'Sent today.',
  trackingNo: 'TH123456',
  decidedAt: '2026-03-02T10:00:00Z',
  decidedBy: 'quay',
  abilities: [],
};

export const rejectRedeem: Sample<'rejectRedeem'> = {
  ...approveRedeem,
  status: 'REJECTED',
  remark: 'We do not send to this country.',
  trackingNo: null,
};

export const shipRedeem: Sample<'shipRedeem'> = { ...approveRedeem, trackingNo: 'TH777777' };

export const changePointRule: Sample<'changePointRule'> = { ...listPointConfig, approvalId: null };

export const readMemberPoints: Sample<'readMemberPoints'> = { points: '400', owed: '0' };

export const takePoints: Sample<'takePoints'> = {
  outcome: 'taken',
  approvalId: null,
  taken: '400',
  owed: '100',
};
