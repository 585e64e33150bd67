import type { Sample } from '../sample.ts';
import {
  createComplaint,
  listWithdrawals,
  readPayoutAccounts,
  readProof,
  requestWithdrawal,
} from './cashier.ts';

type Row = Sample<'listWithdrawalQueue'>['content'][number];

const queued = {
  memberId: 'mbr_0198f0aa7000',
  memberName: 'mike88',
  risk: 15,
  riskReasons: ['first_withdrawal'],
  claimedBy: null,
  claimedUntil: null,
  approvalId: null,
} as const;

function rowOf(line: Sample<'listWithdrawals'>['content'][number] | undefined): Row[] {
  return line === undefined ? [] : [{ ...line, ...queued, riskReasons: [...queued.riskReasons] }];
}

export const listWithdrawalQueue: Sample<'listWithdrawalQueue'> = {
  content: rowOf(listWithdrawals.content[0]),
  nextCursor: null,
  counts: { review: 1, to_pay: 2, sent: 3, disputed: 1, complaints: 1, late: 1, closed: 0 },
};

const [payoutAccount] = readPayoutAccounts.accounts;

export const readQueuedWithdrawal: Sample<'readQueuedWithdrawal'> = {
  ...requestWithdrawal,
  ...queued,
  riskReasons: [...queued.riskReasons],
  steps: requestWithdrawal.steps.map((step) => ({ ...step, author: null })),
  asker: {
    state: 'active',
    registeredAt: '2025-11-20T08:00:00Z',
    rank: 2,
    provenAt: '2025-12-01T08:00:00Z',
    stops: [],
    heldUntil: null,
    deposited: '26500.00',
    deposits: 9,
    withdrawn: '11200.00',
    requirements: [
      {
        kind: 'deposit',
        required: '2000.00',
        done: '1250.00',
        left: '750.00',
        openedAt: '2026-02-27T11:00:00Z',
      },
    ],
    notes: [],
  },
  payoutAccount: payoutAccount ?? {
    id: 'pac_0198f0ad1000',
    kind: 'BANK',
    institution: 'Kasikorn',
    holder: 'Mike Somchai',
    lastDigits: '1234',
    isDefault: true,
    usableFrom: '2026-02-01T10:00:00Z',
  },
  payouts: [],
  peers: [],
  providers: [{ code: 'SIMPAY', name: 'Payment simulator' }],
  accountNumber: null,
  isCancellable: false,
  isRulingOfOthers: false,
  evidenceUntil: null,
  figures: {
    balance: '9480.50',
    withdrawn30Days: '4000.00',
    played30Days: '21300.00',
    withdrawalsBefore: 4,
  },
  abilities: ['claim', 'approve', 'ask', 'reject'],
};

export const claimWithdrawal: Sample<'claimWithdrawal'> = {
  ...readQueuedWithdrawal,
  claimedBy: { id: 'opr_0198f0aa6000', name: 'harbour' },
  claimedUntil: '2026-03-02T10:10:00Z',
};

export const approveWithdrawal: Sample<'approveWithdrawal'> = {
  ...readQueuedWithdrawal,
  state: 'APPROVED',
  reason: 'reviewed',
  abilities: [],
};

export const askAboutWithdrawal: Sample<'askAboutWithdrawal'> = {
  ...readQueuedWithdrawal,
  state: 'INFO_NEEDED',
  nextActor: 'member',
  reason: 'source_of_funds',
  note: 'A statement of the account, please.',
  abilities: ['claim', 'reject'],
};

export const rejectWithdrawal: Sample<'rejectWithdrawal'> = {
  ...readQueuedWithdrawal,
  state: 'REJECTED',
  nextActor: null,
  dueAt: null,
  reason: 'name_differs',
  abilities: [],
};

export const payWithdrawal: Sample<'payWithdrawal'> = {
  ...readQueuedWithdrawal,
  state: 'AWAIT_RECEIPT',
  nextActor: 'member',
  reason: 'confirm_receipt',
  abilities: ['claim'],
};

export const sendWithdrawal: Sample<'sendWithdrawal'> = {
  ...readQueuedWithdrawal,
  state: 'PAYING',
  nextActor: 'provider',
  reason: 'at_provider',
  payouts: [
    {
      sliceId: 'slc_0198f0ae2000',
      provider: 'SIMPAY',
      reference: 'PO260302ABCDEFGHJK',
      state: 'SENDING',
      failure: null,
      sentAt: '2026-03-02T10:00:00Z',
      askAt: '2026-03-02T10:00:05Z',
      told: [],
    },
  ],
  abilities: ['claim'],
};

export const endPayout: Sample<'endPayout'> = {
  ...readQueuedWithdrawal,
  state: 'AWAIT_RECEIPT',
  nextActor: 'member',
  reason: 'confirm_receipt',
  payouts: sendWithdrawal.payouts.map((payout) => ({
    ...payout,
    state: 'PAID' as const,
    askAt: null,
  })),
  abilities: ['claim'],
};

export const pauseReceipt: Sample<'pauseReceipt'> = readQueuedWithdrawal;

export const failWithdrawal: Sample<'failWithdrawal'> = {
  ...readQueuedWithdrawal,
  state: 'FAILED',
  nextActor: null,
  dueAt: null,
  reason: 'account_unusable',
  abilities: [],
};

export const ruleWithdrawal: Sample<'ruleWithdrawal'> = {
  ...readQueuedWithdrawal,
  state: 'COMPLETED',
  nextActor: null,
  dueAt: null,
  reason: 'ruled_payer_right',
  abilities: [],
};

export const createProofLink: Sample<'createProofLink'> = {
  key: 'm'.repeat(43),
  expiresAt: '2026-03-02T10:01:00Z',
};

export const readDeskProof: Sample<'readDeskProof'> = { ...readProof, by: 'operator' };

export const returnWithdrawal: Sample<'returnWithdrawal'> = {
  ...readQueuedWithdrawal,
  state: 'RETURNED',
  nextActor: null,
  dueAt: null,
  reason: 'bank_returned',
  abilities: [],
};

export const settleComplaint: Sample<'settleComplaint'> = {
  ...readQueuedWithdrawal,
  state: 'COMPLETED',
  nextActor: null,
  dueAt: null,
  reason: 'auto_received',
  slices: createComplaint.slices.map((slice) => ({
    ...slice,
    complaint: slice.complaint && {
      ...slice.complaint,
      state: 'PAID' as const,
      decidedAt: '2026-03-03T12:00:00Z',
    },
  })),
  abilities: [],
};
