import type { Sample } from '../sample.ts';

const stuck: Sample<'endWalletTransfer'> = {
  id: 'wtr_0198f0c12000',
  vendorCode: 'SIM_PURSE',
  vendorName: 'Simulator Six',
  direction: 'in',
  amount: '250.00',
  currency: 'THB',
  state: 'MANUAL',
  madeAt: '2026-03-01T09:40:00Z',
  stateAt: '2026-03-02T09:40:00Z',
  memberId: 'mbr_0198f0aa0000',
  account: 'mike88',
  asked: 292,
  askAt: null,
  notFoundAt: null,
  reason: null,
  approvalId: null,
  abilities: ['ask', 'end'],
};

export const listStuckTransfers: Sample<'listStuckTransfers'> = {
  content: [stuck],
  nextCursor: null,
};

export const askAboutTransfer: Sample<'askAboutTransfer'> = {
  ...stuck,
  askAt: '2026-03-02T10:00:00Z',
};

export const endWalletTransfer: Sample<'endWalletTransfer'> = {
  ...stuck,
  approvalId: 'apr_0198f0d00000',
  abilities: ['ask'],
};
