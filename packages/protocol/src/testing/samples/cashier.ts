import type { Sample } from '../sample.ts';

const bank: Sample<'createPayoutAccount'>['accounts'][number] = {
  id: 'pac_0198f0ad1000',
  kind: 'BANK',
  institution: 'Kasikorn',
  holder: 'Mike Somchai',
  lastDigits: '1234',
  isDefault: true,
  usableFrom: '2026-02-01T10:00:00Z',
};

const wallet: typeof bank = {
  ...bank,
  id: 'pac_0198f0ad2000',
  kind: 'EWALLET',
  institution: 'TrueMoney',
  lastDigits: '8800',
  isDefault: false,
};

export const readPayoutAccounts: Sample<'readPayoutAccounts'> = {
  accounts: [bank, wallet],
  holder: 'Mike Somchai',
  banks: ['Bangkok Bank', 'Kasikorn', 'SCB'],
  chains: ['TRON', 'Ethereum', 'BNB Smart Chain', 'Bitcoin'],
  hoursToCool: 24,
};

export const createPayoutAccount: Sample<'createPayoutAccount'> = { accounts: [bank, wallet] };
export const changeDefaultPayoutAccount: Sample<'changeDefaultPayoutAccount'> = {
  accounts: [bank, wallet],
};
export const deletePayoutAccount: Sample<'deletePayoutAccount'> = { accounts: [bank] };

export const readWithdrawalTerms: Sample<'readWithdrawalTerms'> = {
  currency: 'THB',
  available: '12480.50',
  least: '100.00',
  most: '50000.00',
  leftToday: '50000.00',
  leftCount: 3,
  fee: { fixed: '0.00', partsPerMillion: 0, least: '0.00', most: null },
  promisedMinutes: 15,
  unreviewedMost: '2000.00',
  reviewedAccountIds: [],
  reviewHours: 24,
  autoReceiptMinutes: 120,
  requirements: [],
  allowsCancel: false,
  openWithdrawalId: null,
  openNextActor: null,
  heldUntil: null,
};

export const listCountedBets: Sample<'listCountedBets'> = {
  content: [
    {
      betId: 'bet_0198f0aa8000',
      category: 'LIVE',
      game: 'Harbour Baccarat',
      played: '40.00',
      counted: '20.00',
      at: '2026-03-02T10:00:30Z',
    },
  ],
  nextCursor: null,
};

const line: Sample<'listWithdrawals'>['content'][number] = {
  id: 'wdr_0198f0ae1000',
  reference: 'WD2603024H7QX2KD9A',
  state: 'REVIEW',
  amount: '3000.00',
  fee: '0.00',
  payout: '3000.00',
  received: '0.00',
  remaining: '3000.00',
  currency: 'THB',
  account: { kind: 'BANK', institution: 'Kasikorn', holder: 'Mike Somchai', lastDigits: '1234' },
  requestedAt: '2026-03-02T09:40:00Z',
  nextActor: 'house',
  since: '2026-03-02T09:40:01Z',
  dueAt: '2026-03-03T09:40:01Z',
  reason: 'review_amount',
  note: null,
  isChosen: false,
};

export const listWithdrawals: Sample<'listWithdrawals'> = {
  content: [
    line,
    {
      ...line,
      id: 'wdr_0198f0ae0900',
      reference: 'WD2603013TZ8M5C0VB',
      state: 'COMPLETED',
      amount: '500.00',
      payout: '500.00',
      received: '500.00',
      remaining: '0.00',
      requestedAt: '2026-03-01T09:40:00Z',
      nextActor: null,
      since: '2026-03-01T10:10:00Z',
      dueAt: null,
      reason: 'received',
    },
  ],
  nextCursor: null,
};

export const requestWithdrawal: Sample<'requestWithdrawal'> = {
  ...line,
  steps: [
    { state: 'RISK', at: '2026-03-02T09:40:00Z', by: 'system', reason: null, note: null },
    {
      state: 'REVIEW',
      at: '2026-03-02T09:40:01Z',
      by: 'system',
      reason: 'review_amount',
      note: null,
    },
  ],
  slices: [],
  proofIds: [],
};

export const readWithdrawal: Sample<'readWithdrawal'> = {
  ...requestWithdrawal,
  slices: [],
};

export const answerWithdrawalQuestion: Sample<'answerWithdrawalQuestion'> = {
  ...requestWithdrawal,
  reason: 'answered',
  note: 'The statement of my account.',
};

export const cancelWithdrawal: Sample<'cancelWithdrawal'> = {
  ...requestWithdrawal,
  state: 'CANCELLED',
  nextActor: null,
  dueAt: null,
  reason: 'called_back',
};

export const answerReceipt: Sample<'answerReceipt'> = {
  ...requestWithdrawal,
  state: 'COMPLETED',
  received: '3000.00',
  remaining: '0.00',
  nextActor: null,
  dueAt: null,
  reason: 'received',
  slices: [
    {
      id: 'slc_0198f0af1000',
      amount: '3000.00',
      state: 'CONFIRMED',
      isFromPeer: false,
      bankReference: 'KBNK-20260302-771',
      sentAt: '2026-03-02T09:55:00Z',
      confirmBy: '2026-03-02T11:55:00Z',
      silence: null,
      claimedAmount: null,
      note: null,
      returnedAt: null,
      complainBy: null,
      complaint: null,
      proofIds: ['prf_0198f0b01000'],
    },
  ],
};

export const createComplaint: Sample<'createComplaint'> = {
  ...answerReceipt,
  nextActor: 'house',
  dueAt: '2026-03-04T10:00:00Z',
  reason: 'complaint_made',
  slices: answerReceipt.slices.map((slice) => ({
    ...slice,
    state: 'AUTO_CONFIRMED' as const,
    complaint: {
      state: 'OPEN' as const,
      note: 'My account shows nothing.',
      madeAt: '2026-03-03T10:00:00Z',
      dueAt: '2026-03-04T10:00:00Z',
      decidedAt: null,
      refusal: null,
      proofIds: [],
    },
  })),
};

export const choosePayout: Sample<'choosePayout'> = {
  ...requestWithdrawal,
  state: 'PAYING',
  nextActor: 'house',
  reason: 'house_pays',
};

/** One white point. */
const image =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==';

export const readProof: Sample<'readProof'> = {
  id: 'prf_0198f0b01000',
  type: 'image/png',
  image,
  by: 'member',
  madeAt: '2026-03-02T10:20:00Z',
};
