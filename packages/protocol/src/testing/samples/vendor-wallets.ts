import type { Sample } from '../sample.ts';

export const readMerchantWallet: Sample<'readMerchantWallet'> = { isSingle: 0 };

export const createWalletTransfer: Sample<'createWalletTransfer'> = {
  id: 'wtr_0198f0c12000',
  vendorCode: 'SIM_PURSE',
  vendorName: 'Simulator Six',
  direction: 'in',
  amount: '250.00',
  currency: 'THB',
  state: 'SENT',
  madeAt: '2026-03-02T09:40:00Z',
  stateAt: '2026-03-02T09:40:00Z',
};

export const readVendorWallets: Sample<'readVendorWallets'> = {
  currency: 'THB',
  cash: '12480.50',
  inTransit: '0.00',
  wallets: [
    {
      vendorCode: 'SIM_PURSE',
      name: 'Simulator Six',
      isOpen: true,
      balance: '320.00',
      isConfirmed: true,
      transfer: null,
    },
    {
      vendorCode: 'REEF',
      name: 'Reef Studio',
      isOpen: true,
      balance: '0.00',
      isConfirmed: true,
      transfer: null,
    },
  ],
};

export const listWalletTransfers: Sample<'listWalletTransfers'> = {
  content: [
    { ...createWalletTransfer, state: 'SUCCESS', stateAt: '2026-03-02T09:40:02Z' },
    {
      ...createWalletTransfer,
      id: 'wtr_0198f0c11900',
      direction: 'out',
      amount: '80.00',
      state: 'FAILED',
      madeAt: '2026-03-01T09:40:00Z',
      stateAt: '2026-03-01T09:40:04Z',
    },
  ],
  nextCursor: null,
};
