import type { Sample } from '../sample.ts';

const bill: Sample<'listContractBills'>['content'][number] = {
  id: 'bil_0198f0b11000',
  contractId: 'ctr_0198f0b03000',
  kind: 'DIVIDEND',
  scope: 'CONS',
  unitKey: '2026-02-H2',
  startsAt: '2026-02-15T17:00:00Z',
  endsAt: '2026-02-28T17:00:00Z',
  direction: 'in',
  counterparty: null,
  currency: 'THB',
  validBet: '240000.00',
  netLoss: '14000.00',
  active: 9,
  tier: 2,
  status: 'DUE',
  payState: 'PART_PAID',
  amount: '2100.00',
  netted: '100.00',
  paid: '1500.00',
  owed: '500.00',
  settledAt: '2026-03-01T08:00:00Z',
};

export const listContractBills: Sample<'listContractBills'> = {
  content: [bill],
  nextCursor: null,
};

export const readContractBillSums: Sample<'readContractBillSums'> = {
  currency: 'THB',
  bills: 1,
  received: '1500.00',
  toReceive: '500.00',
  paid: '0.00',
  toPay: '0.00',
};

export const readContractBillsFile: Sample<'readContractBillsFile'> = {
  fileName: 'dividend-2026-02-01-2026-03-01.csv',
  csv: '\uFEFFUnit,Amount\r\n2026-02-H2,2100.00\r\n',
  fileId: null,
};

export const readContractBill: Sample<'readContractBill'> = {
  ...bill,
  countedFrom: bill.startsAt,
  countedTo: bill.endsAt,
  tiers: [
    { minBet: '10000.00', minLoss: null, minActive: 3, rateType: 'P', rate: '10.0000' },
    { minBet: '100000.00', minLoss: '5000.00', minActive: 8, rateType: 'P', rate: '15.0000' },
  ],
  gross: '15000.00',
  deductions: [{ figure: 'rebate', amount: '1000.00' }],
  lines: [
    { figure: 'ggr', rule: 'A4', operation: 'add', value: '15000.00', subtotal: '15000.00' },
    { figure: 'rebate', rule: 'A4', operation: 'subtract', value: '1000.00', subtotal: '14000.00' },
    { figure: 'rate', rule: 'C1 tier', operation: 'times', value: '3/20', subtotal: '2100.00' },
  ],
  netLossLines: [
    { figure: 'ggr', rule: 'A4', operation: 'add', value: '15000.00', subtotal: '15000.00' },
  ],
  payments: [{ amount: '1500.00', source: 'SETTLEMENT', paidAt: '2026-03-01T08:00:00Z' }],
  owedToHouse: '0.00',
  windows: [],
};

export const listContractBillTeam: Sample<'listContractBillTeam'> = {
  content: [
    { account: 'harbour88', validBet: '180000.00', gross: '12000.00', deducted: '700.00' },
    { account: 'somchai', validBet: '60000.00', gross: '3000.00', deducted: '300.00' },
  ],
  currency: 'THB',
  kind: 'DIVIDEND',
  scope: 'CONS',
  startsAt: '2026-02-15T17:00:00Z',
  endsAt: '2026-02-28T17:00:00Z',
  isKept: true,
  pageNum: 1,
  pageSize: 20,
  totalPages: 1,
  total: 2,
};
