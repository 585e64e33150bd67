import type { Sample } from '../sample.ts';

export const readTransferTerms: Sample<'readTransferTerms'> = {
  currency: 'THB',
  available: '12480.50',
  least: '1.00',
  most: '50000.00',
  leftToday: '200000.00',
  leftCount: 20,
  playLeft: '0.00',
  turnover: 1,
  upline: 'de•••••nt',
  isDownlineOpen: true,
  isUplineOpen: true,
  heldUntil: null,
  recipient: 'M••• T•••••',
};

export const createTransfer: Sample<'createTransfer'> = {
  id: 'trf_0198f0c11000',
  reference: 'TR2603027K3QX9WZ0A',
  direction: 'out',
  partner: 'de•••••nt',
  amount: '250.00',
  currency: 'THB',
  at: '2026-03-02T09:40:00Z',
  takenBack: null,
};

export const listTransfers: Sample<'listTransfers'> = {
  content: [
    createTransfer,
    {
      ...createTransfer,
      id: 'trf_0198f0c10900',
      reference: 'TR260301M2ZC4T8V1B',
      direction: 'in',
      amount: '1000.00',
      at: '2026-03-01T09:40:00Z',
    },
  ],
  nextCursor: null,
};
