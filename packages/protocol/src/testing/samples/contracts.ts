import type { Sample } from '../sample.ts';

export const proposeContract: Sample<'proposeContract'> = {
  id: 'ctr_0198f0b01000',
  payer: 'harbour88',
  payee: 'northgate',
  scope: 'CONS',
  state: 'PENDING',
  kind: 'DIVIDEND',
  version: 1,
  periodType: 'SEMIMONTHLY',
  tiers: [
    { minBet: '10000.00', minLoss: null, minActive: 3, rateType: 'P', rate: '10.0000' },
    { minBet: '100000.00', minLoss: '5000.00', minActive: 8, rateType: 'P', rate: '15.0000' },
  ],
  direction: 'out',
  proposedAt: '2026-03-02T10:00:00Z',
  startsAt: null,
  endsAt: null,
  request: {
    type: 'NEW',
    isMine: true,
    askedAt: '2026-03-02T10:00:00Z',
    until: '2026-03-09T10:00:00Z',
  },
  reason: null,
  receivable: null,
  actions: ['withdraw'],
};

/** An offer of the house to the caller. */
const offered: Sample<'proposeContract'> = {
  ...proposeContract,
  id: 'ctr_0198f0b02000',
  payer: null,
  payee: 'harbour88',
  direction: 'in',
  request: {
    type: 'CHANGE',
    isMine: false,
    askedAt: '2026-03-02T10:00:00Z',
    until: '2026-03-09T10:00:00Z',
  },
  actions: ['accept', 'reject'],
};

/** What the caller is paid by now. */
const running: Sample<'proposeContract'> = {
  ...offered,
  id: 'ctr_0198f0b03000',
  state: 'ACTIVE',
  version: 2,
  startsAt: '2026-02-01T17:00:00Z',
  request: null,
  receivable: '350.00',
  actions: ['terminate'],
};

export const readContract: Sample<'readContract'> = {
  ...offered,
  willEnd: [
    {
      id: 'ctr_0198f0b04000',
      payer: 'harbour88',
      payee: 'northgate',
      scope: 'CONS',
      state: 'ACTIVE',
      cause: 'HIGHER_THAN_OWN',
    },
  ],
};

export const readContractReplay: Sample<'readContractReplay'> = {
  currency: 'THB',
  hasPresent: true,
  units: [
    {
      from: '2026-02-16',
      to: '2026-02-28',
      valid: '184200.00',
      netLoss: '9100.00',
      active: 11,
      proposed: '1365.00',
      present: '910.00',
    },
    {
      from: '2026-02-01',
      to: '2026-02-15',
      valid: '90100.00',
      netLoss: '-400.00',
      active: 7,
      proposed: '0.00',
      present: '0.00',
    },
  ],
  proposed: '1365.00',
  present: '910.00',
};

export const listContracts: Sample<'listContracts'> = {
  content: [running],
  pageNum: 1,
  pageSize: 20,
  totalPages: 1,
  total: 1,
};

export const readConsolidatedContracts: Sample<'readConsolidatedContracts'> = {
  // What waits opens a dialog over every page of an agent; the tests of that one say so.
  showConsolidated: false,
  enableCt: true,
  salary: true,
  dailySalary: true,
  hourSalary: true,
  agentRealtimeSalary: true,
  currency: 'THB',
  dividendPeriod: 'SEMIMONTHLY',
  endsOldOnPropose: false,
  divtypereq: { CONS: offered },
  dailysalreqtype: {},
  contracthoursalreq: {},
  realtimesalreqtype: {},
  waiting: [offered],
};

export const processDividendContract: Sample<'processDividendContract'> = running;
export const processDailySalaryContract: Sample<'processDailySalaryContract'> = {
  ...running,
  kind: 'DAILY',
  periodType: 'DAILY',
};
export const processHourlySalaryContract: Sample<'processHourlySalaryContract'> = {
  ...running,
  kind: 'HOURLY',
  periodType: 'HOURLY',
};
export const processRealtimeSalaryContract: Sample<'processRealtimeSalaryContract'> = {
  ...running,
  kind: 'REALTIME',
  periodType: 'FIVE_MIN',
};
