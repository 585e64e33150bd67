import type { Sample } from '../sample.ts';

export const adjustMember: Sample<'adjustMember'> = {
  outcome: 'posted',
  approvalId: null,
  balance: '12530.50',
  currency: 'THB',
};

export const reverseAdjustment: Sample<'reverseAdjustment'> = {
  outcome: 'posted',
  approvalId: null,
  balance: '12542.80',
  currency: 'THB',
};

export const readAdjustmentRules: Sample<'readAdjustmentRules'> = {
  currency: 'THB',
  aloneAmount: '100.00',
  aloneDailyAmount: '500.00',
  leftAmount: '100.00',
  waitHours: 24,
};

export const listAdjustments: Sample<'listAdjustments'> = {
  day: '2026-03-02',
  sums: [{ currency: 'THB', count: 2, creditAmount: '2500.00', debitAmount: '12.30' }],
  content: [
    {
      id: 'adj_0198f0ab2001',
      at: '2026-03-02T11:00:00Z',
      memberId: 'mbr_0198f0aa7000',
      account: 'mike88',
      direction: 'debit',
      amount: '12.30',
      currency: 'THB',
      reason: 'Paid twice by the bank',
      explanation: null,
      operatorName: 'quay',
      approverName: null,
      approvalId: null,
      entryId: '12',
      reverses: null,
      reversedBy: null,
    },
    {
      id: 'adj_0198f0ab2000',
      at: '2026-03-02T10:05:00Z',
      memberId: 'mbr_0198f0aa7000',
      account: 'mike88',
      direction: 'credit',
      amount: '2500.00',
      currency: 'THB',
      reason: 'Deposit that the bank lost',
      explanation: 'Your deposit of 1 March',
      operatorName: 'quay',
      approverName: 'harbour',
      approvalId: 'apr_0198f0ab1000',
      entryId: '11',
      reverses: null,
      reversedBy: null,
    },
  ],
  nextCursor: null,
};
