import type { Sample } from '../sample.ts';

export const listStatementLines: Sample<'listStatementLines'> = {
  content: [
    {
      entryId: '2',
      type: 'stake',
      amount: '-20.00',
      balanceAfter: '12480.50',
      currency: 'THB',
      reference: 'rnd_0198f0aa8000',
      number: 'rnd_0198f0aa8000',
      explanation: null,
      reversesEntryId: null,
      at: '2026-03-02T10:00:00Z',
    },
    {
      entryId: '1',
      type: 'type_of_tomorrow',
      amount: '12500.50',
      balanceAfter: '12500.50',
      currency: 'THB',
      reference: 'first',
      number: null,
      explanation: null,
      reversesEntryId: null,
      at: '2026-03-01T10:00:00Z',
    },
  ],
  nextCursor: null,
};

export const readStatementTotals: Sample<'readStatementTotals'> = {
  currency: 'THB',
  lines: 2,
  moneyIn: '12500.50',
  moneyOut: '20.00',
  net: '12480.50',
  opening: '0.00',
  closing: '12480.50',
};

export const readStatementFile: Sample<'readStatementFile'> = {
  fileName: 'statement-2026-03-01-2026-03-02.csv',
  csv: 'Type,Amount\r\nStake,-20.00\r\n',
  nextCursor: null,
};

export const readStatementEntry: Sample<'readStatementEntry'> = {
  line: {
    entryId: '2',
    type: 'stake',
    amount: '-20.00',
    balanceAfter: '12480.50',
    currency: 'THB',
    reference: 'rnd_0198f0aa8000',
    number: 'rnd_0198f0aa8000',
    explanation: null,
    reversesEntryId: null,
    at: '2026-03-02T10:00:00Z',
  },
  balanceBefore: '12500.50',
  counterpart: 'house',
  partner: null,
  withdrawal: null,
  reversedByEntryId: null,
};

export const refillFunMoney: Sample<'refillFunMoney'> = {
  credited: '5000.00',
  balance: '5000.10',
  currency: 'FUN',
};
