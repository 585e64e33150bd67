import { sampleTerms, usualSampleTerms } from '../sample-terms.ts';
import type { Sample } from '../sample.ts';
import { listContracts, readContract } from './contracts.ts';

export const readMemberLine: Sample<'readMemberLine'> = {
  isAgent: true,
  upline: ['harbour88'],
  directs: 7,
  teamSize: 38,
  terms: sampleTerms,
  coming: [],
  move: null,
  least: usualSampleTerms,
  most: { ...sampleTerms, rates: { ...sampleTerms.rates, LOTT: '2.5' } },
};

export const changeMemberTerms: Sample<'changeMemberTerms'> = {
  ...readMemberLine,
  coming: [{ ...usualSampleTerms, effectiveAt: '2026-03-10T17:00:00Z' }],
};

export const moveMember: Sample<'moveMember'> = {
  ...readMemberLine,
  move: {
    to: 'northgate',
    effectiveAt: '2026-03-10T17:00:00Z',
    state: 'PLANNED',
    refusedFor: null,
    progress: null,
  },
};

const { willEnd, ...offer } = readContract;

export const readMemberContracts: Sample<'readMemberContracts'> = {
  currency: 'THB',
  isBelowHouse: true,
  dividendPeriod: 'SEMIMONTHLY',
  contracts: [
    { ...offer, direction: 'out', actions: ['withdraw'] },
    ...listContracts.content.map((running) => ({ ...running, direction: 'out' as const })),
  ],
};

export const previewHouseContract: Sample<'previewHouseContract'> = {
  isAtOnce: false,
  willEnd: [
    {
      id: 'ctr_0198f0b04001',
      payer: null,
      payee: 'harbour88',
      scope: 'CONS',
      state: 'ACTIVE',
      cause: 'REPLACED',
    },
    ...willEnd,
  ],
};

export const proposeHouseContract: Sample<'proposeHouseContract'> = {
  ...readMemberContracts,
  isBelowHouse: true,
};

export const processHouseContract: Sample<'processHouseContract'> = {
  ...readMemberContracts,
  contracts: [],
};

export const endContractByForce: Sample<'endContractByForce'> = {
  approvalId: 'apr_0198f0d10021',
};

const stranded = {
  contractId: 'ctr_0198f0d10001',
  billId: null,
  kind: 'DIVIDEND',
  debtorId: 'mbr_0198f0a10001',
  debtor: 'harbour88',
  creditor: null,
  amount: '812.40',
  cause: 'contract_over',
  since: '2026-03-01T17:00:00Z',
  ways: ['collect', 'write_off'],
} as const;

export const listStrandedDebts: Sample<'listStrandedDebts'> = {
  content: [
    { ...stranded, ways: [...stranded.ways] },
    {
      ...stranded,
      contractId: 'ctr_0198f0d10002',
      billId: 'bil_0198f0d10002',
      kind: 'DAILY',
      debtor: 'silverfen',
      creditor: 'northgate',
      amount: '90.00',
      cause: 'week_old',
      ways: [],
    },
  ],
  currency: 'THB',
  pageNum: 1,
  pageSize: 20,
  totalPages: 1,
  total: 2,
};

export const settleStrandedDebt: Sample<'settleStrandedDebt'> = {
  approvalId: 'apr_0198f0d10001',
};

const held = {
  billId: 'bil_0198f0d10011',
  payeeId: 'mbr_0198f0a10001',
  payee: 'harbour88',
  unitKey: '2026-02-H2',
  netLoss: '312000.00',
  amount: '62400.00',
  below: 3,
  since: '2026-03-01T20:00:00Z',
  ways: ['pay', 'reject'],
} as const;

export const listHeldBills: Sample<'listHeldBills'> = {
  content: [
    { ...held, ways: [...held.ways] },
    { ...held, billId: 'bil_0198f0d10012', payee: 'northgate', below: 0, ways: [] },
  ],
  currency: 'THB',
  pageNum: 1,
  pageSize: 20,
  totalPages: 1,
  total: 2,
};

export const decideHeldBill: Sample<'decideHeldBill'> = { approvalId: 'apr_0198f0d10011' };
