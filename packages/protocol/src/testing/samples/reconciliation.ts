import type { Sample } from '../sample.ts';

export const readReconciliation: Sample<'readReconciliation'> = {
  currency: 'THB',
  providers: ['SIMPAY'],
  payoutsStoppedAt: null,
  shortSince: null,
  trial: {
    at: '2026-03-02T09:00:00Z',
    sum: '0.00',
    members: '479100.50',
    pendingWithdrawals: '3000.00',
    openStakes: '1200.00',
    suspense: '450.00',
    promised: '80.00',
    owed: '483830.50',
  },
  protectedFunds: '500000.00',
  shortfall: '0.00',
};

export const listAccountFaults: Sample<'listAccountFaults'> = { content: [], nextCursor: null };

export const listReconciliationRuns: Sample<'listReconciliationRuns'> = {
  currency: 'THB',
  nextCursor: null,
  content: [
    {
      provider: 'SIMPAY',
      day: '2026-03-01',
      theirsCount: 118,
      oursCount: 117,
      theirs: '93400.00',
      ours: '92900.00',
      differences: 1,
      ranAt: '2026-03-02T00:05:00Z',
    },
  ],
};

export const listReconciliationCases: Sample<'listReconciliationCases'> = {
  currency: 'THB',
  nextCursor: null,
  content: [
    {
      id: 'rcc_0198f0d11000',
      provider: 'SIMPAY',
      day: '2026-03-01',
      kind: 'missing_here',
      reference: 'DP260301M2ZC4T8V1B',
      transaction: 'TX-771',
      ours: null,
      theirs: '500.00',
      statement: null,
      openedAt: '2026-03-02T00:05:00Z',
      closedAt: null,
      closedBy: null,
      reason: null,
      agrees: false,
    },
  ],
};

export const runReconciliation: Sample<'runReconciliation'> = { ...readReconciliation };
export const runTrialBalance: Sample<'runTrialBalance'> = { ...readReconciliation };
export const changeProtectedFunds: Sample<'changeProtectedFunds'> = {
  ...readReconciliation,
  protectedFunds: '483000.00',
  shortfall: '750.50',
};
export const closeDifference: Sample<'closeDifference'> = { ...readReconciliation };
export const importBankStatement: Sample<'importBankStatement'> = { ...readReconciliation };
