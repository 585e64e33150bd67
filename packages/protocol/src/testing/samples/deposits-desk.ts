import type { Sample } from '../sample.ts';
import { proveDeposit } from './deposits.ts';

const { payment, promotion, proofIds, steps, ...line } = proveDeposit;

const queued = {
  memberId: 'mbr_0198f0aa7000',
  memberName: 'mike88',
  provider: 'manual',
  claimedBy: null,
  claimedUntil: null,
  approvalId: null,
} as const;

export const listDepositQueue: Sample<'listDepositQueue'> = {
  content: [{ ...line, ...queued }],
  nextCursor: null,
  counts: { to_do: 3, to_match: 1, to_decide: 2, to_refund: 0, waiting: 3, closed: 0 },
};

export const readQueuedDeposit: Sample<'readQueuedDeposit'> = {
  ...line,
  ...queued,
  payment,
  promotion,
  proofIds,
  steps,
  holder: 'Mike Somchai',
  payerName: null,
  providerReference: null,
  paidReference: null,
  chargebackReference: null,
  chargebackLoss: null,
  figures: { balance: '9480.50', deposited30Days: '4000.00', depositsBefore: 4 },
  abilities: ['claim', 'confirm', 'refuse'],
};

export const claimDeposit: Sample<'claimDeposit'> = {
  ...readQueuedDeposit,
  claimedBy: { id: 'opr_0198f0aa6000', name: 'harbour' },
  claimedUntil: '2026-03-02T10:10:00Z',
};

export const confirmDeposit: Sample<'confirmDeposit'> = {
  ...readQueuedDeposit,
  state: 'CREDITED',
  paid: '500.00',
  nextActor: null,
  dueAt: null,
  reason: 'credited',
  paidReference: 'KBNK-20260302-771',
  payerName: 'Mike Somchai',
  abilities: [],
};

export const refuseDeposit: Sample<'refuseDeposit'> = {
  ...readQueuedDeposit,
  state: 'FAILED',
  nextActor: null,
  dueAt: null,
  reason: 'nothing_arrived',
  abilities: ['confirm'],
};

export const creditDeposit: Sample<'creditDeposit'> = { ...confirmDeposit, paid: '450.00' };

export const refundDeposit: Sample<'refundDeposit'> = {
  ...readQueuedDeposit,
  state: 'REFUNDING',
  paid: '450.00',
  reason: 'goes_back',
  paidReference: 'KBNK-20260302-771',
  abilities: ['claim'],
};

export const endRefund: Sample<'endRefund'> = {
  ...refundDeposit,
  state: 'REFUNDED',
  nextActor: null,
  dueAt: null,
  reason: 'went_back',
  abilities: [],
};

export const chargeBackDeposit: Sample<'chargeBackDeposit'> = {
  ...confirmDeposit,
  state: 'CHARGEBACK',
  provider: 'SIMPAY',
  reason: 'charged_back',
  chargebackReference: 'CB-20260302-9',
  chargebackLoss: '120.00',
};

export const readDepositChannels: Sample<'readDepositChannels'> = {
  currency: 'THB',
  languages: [
    { code: 'en', locale: 'en' },
    { code: 'th', locale: 'th' },
  ],
  channels: [
    {
      code: 'BANK',
      kind: 'BANK',
      name: 'Bank transfer',
      provider: 'manual',
      isReady: true,
      isServed: true,
      isInHours: true,
      isOpen: true,
      version: 2,
      place: 1,
      least: '200.00',
      most: '50000.00',
      dailyMost: '200000.00',
      fee: { fixed: '0.00', percent: '0', least: '0.00', most: null },
      hours: { opens: '08:00', closes: '22:00' },
      audience: { leastRank: 1, mostRank: null, tags: ['vip-desk'] },
      minutes: 30,
      fixed: [],
      weight: null,
      notes: { en: 'Give the reference as the message.' },
      openOrders: 3,
      credited24Hours: '12500.00',
    },
    {
      code: 'CARD',
      kind: 'CARD',
      name: 'Card',
      provider: 'SIMPAY',
      isReady: false,
      isServed: false,
      isInHours: true,
      isOpen: true,
      version: 0,
      place: 2,
      least: '100.00',
      most: '20000.00',
      dailyMost: '100000.00',
      fee: { fixed: '0.00', percent: '1.5', least: '0.00', most: null },
      hours: null,
      audience: { leastRank: null, mostRank: null, tags: [] },
      minutes: 20,
      fixed: ['100.00', '500.00'],
      weight: 3,
      notes: {},
      openOrders: 0,
      credited24Hours: '0.00',
    },
  ],
};

export const changeDepositChannel: Sample<'changeDepositChannel'> = { ...readDepositChannels };
