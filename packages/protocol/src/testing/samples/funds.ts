import type { Sample } from '../sample.ts';

export const readFunds: Sample<'readFunds'> = {
  currency: 'THB',
  cash: '12480.50',
  onHold: '400.00',
  openStakes: '25.00',
  total: '12905.50',
  fun: { balance: '0.00', currency: 'FUN' },
};
