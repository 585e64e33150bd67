import type { Sample } from '../sample.ts';

export const readFunds: Sample<'readFunds'> = {
  currency: 'THB',
  cash: '12480.50',
  onHold: '400.00',
  holds: { withdrawals: '250.00', bills: '100.00', envelopes: '50.00' },
  openStakes: '25.00',
  inTransit: '0.00',
  inVendorWallets: '320.00',
  vendorWallets: [{ vendorCode: 'SIM_PURSE', name: 'Simulator Six', balance: '320.00' }],
  total: '13225.50',
  fun: { balance: '0.00', currency: 'FUN' },
};

export const readMemberFunds: Sample<'readMemberFunds'> = {
  currency: 'THB',
  cash: '8607.79',
  onHold: '3500.00',
  holds: { withdrawals: '3500.00', bills: '0.00', envelopes: '0.00' },
  openStakes: '60.00',
  inTransit: '15.00',
  inVendorWallets: '210.00',
  vendorWallets: [{ vendorCode: 'SIM_PURSE', name: 'Simulator Six', balance: '210.00' }],
  total: '12392.79',
  fun: { balance: '0.00', currency: 'FUN' },
};
