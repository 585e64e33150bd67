import type { Sample } from '../sample.ts';

const free = { fixed: '0.00', partsPerMillion: 0, least: '0.00', most: null };

export const readDepositTerms: Sample<'readDepositTerms'> = {
  currency: 'THB',
  channels: [
    {
      code: 'QR',
      kind: 'QR',
      name: 'QR payment',
      least: '100.00',
      most: '50000.00',
      quick: ['100.00', '500.00', '1000.00', '5000.00'],
      isFixed: false,
      leftToday: '200000.00',
      fee: free,
      arrives: { least: 1, most: 3 },
      note: 'Paid at once at any hour.',
      openDepositId: null,
    },
    {
      code: 'BANK',
      kind: 'BANK',
      name: 'Bank transfer',
      least: '200.00',
      most: '50000.00',
      quick: ['500.00', '1000.00'],
      isFixed: false,
      leftToday: '200000.00',
      fee: free,
      arrives: { least: 5, most: 30 },
      note: null,
      openDepositId: null,
    },
    {
      code: 'CARD',
      kind: 'CARD',
      name: 'Card',
      least: '100.00',
      most: '20000.00',
      quick: ['100.00', '500.00'],
      isFixed: false,
      leftToday: '20000.00',
      fee: { ...free, partsPerMillion: 15_000 },
      arrives: { least: 1, most: 2 },
      note: null,
      openDepositId: null,
    },
  ],
  turnover: 1,
  asksForLimit: false,
  ownLimit: null,
  promotions: [
    {
      id: 'prm_0198f0b10001',
      version: 2,
      title: 'First deposit doubled',
      type: 'FIRST_DEPOSIT',
      leastAmount: '500.00',
      reward: {
        kind: 'PERCENT',
        amount: null,
        basisPoints: 10_000,
        capAmount: '3000.00',
        tiers: [],
      },
      base: 'DEPOSIT_PLUS_BONUS',
      multiple: 8,
      days: 14,
      maxStakeAmount: '200.00',
      closesAt: '2026-04-01T00:00:00Z',
    },
    {
      id: 'prm_0198f0b10002',
      version: 1,
      title: 'Weekend reload',
      type: 'DEPOSIT',
      leastAmount: null,
      reward: { kind: 'FIXED', amount: '50.00', basisPoints: null, capAmount: null, tiers: [] },
      base: 'BONUS',
      multiple: 3,
      days: 7,
      maxStakeAmount: null,
      closesAt: '2026-03-08T00:00:00Z',
    },
  ],
};

const line: Sample<'listDeposits'>['content'][number] = {
  id: 'dep_0198f0b11000',
  reference: 'DP2603027K3QX9WZ0A',
  channel: 'BANK',
  channelName: 'Bank transfer',
  kind: 'BANK',
  state: 'AWAITING',
  amount: '500.00',
  fee: '0.00',
  credit: '500.00',
  paid: null,
  currency: 'THB',
  requestedAt: '2026-03-02T09:40:00Z',
  expiresAt: '2026-03-02T10:10:00Z',
  nextActor: 'member',
  since: '2026-03-02T09:40:00Z',
  dueAt: '2026-03-02T10:10:00Z',
  reason: null,
  note: null,
  takesProof: true,
  isToPeer: false,
};

export const listDeposits: Sample<'listDeposits'> = {
  content: [
    line,
    {
      ...line,
      id: 'dep_0198f0b10900',
      reference: 'DP260301M2ZC4T8V1B',
      channel: 'QR',
      channelName: 'QR payment',
      kind: 'QR',
      state: 'CREDITED',
      amount: '1000.00',
      credit: '1000.00',
      paid: '1000.00',
      requestedAt: '2026-03-01T09:40:00Z',
      expiresAt: '2026-03-01T09:55:00Z',
      nextActor: null,
      since: '2026-03-01T09:42:00Z',
      dueAt: null,
      reason: 'credited',
      takesProof: false,
    },
  ],
  nextCursor: null,
};

export const createDeposit: Sample<'createDeposit'> = {
  ...line,
  payment: {
    url: null,
    qrText: null,
    institution: 'Bank of Merilune',
    holder: 'Merilune',
    number: '4410 0098 7712',
  },
  promotion: null,
  proofIds: [],
  steps: [
    { state: 'AWAITING', at: '2026-03-02T09:40:00Z', by: 'system', reason: null, note: null },
  ],
};

export const readDeposit: Sample<'readDeposit'> = { ...createDeposit };

export const proveDeposit: Sample<'proveDeposit'> = {
  ...createDeposit,
  state: 'PROOF',
  nextActor: 'house',
  since: '2026-03-02T09:48:00Z',
  dueAt: '2026-03-02T10:18:00Z',
  reason: 'proof_given',
  takesProof: false,
  proofIds: ['prf_0198f0b01000'],
  steps: [
    ...createDeposit.steps,
    {
      state: 'PROOF',
      at: '2026-03-02T09:48:00Z',
      by: 'member',
      reason: 'proof_given',
      note: null,
    },
  ],
};

export const claimPeerPayment: Sample<'claimPeerPayment'> = {
  ...proveDeposit,
  isToPeer: true,
  payment: null,
  nextActor: 'peer',
  reason: 'peer_asked',
};

export const askDeposit: Sample<'askDeposit'> = { ...createDeposit };

export const cancelDeposit: Sample<'cancelDeposit'> = {
  ...createDeposit,
  state: 'CANCELLED',
  nextActor: null,
  dueAt: null,
  reason: 'asked_by_member',
  takesProof: false,
};
