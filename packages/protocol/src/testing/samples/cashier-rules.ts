import type { Sample } from '../sample.ts';

export const readCashierRules: Sample<'readCashierRules'> = {
  currency: 'THB',
  rules: [
    {
      name: 'withdrawalTwoPersonsFrom',
      place: 'cashier.withdrawal.twoPersonsFrom',
      kind: 'amount',
      amount: '50000.00',
    },
    {
      name: 'withdrawalAllowCancel',
      place: 'cashier.withdrawal.allowCancel',
      kind: 'switch',
      isOn: false,
    },
    {
      name: 'receiptAutoMinutes',
      place: 'cashier.receipt.autoMinutes',
      kind: 'number',
      number: 120,
    },
  ],
};
