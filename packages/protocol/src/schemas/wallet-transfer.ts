import { z } from 'zod';
import { walletTransferDirections, walletTransferStates } from '../wallet-transfers.ts';
import { vendorCode, walletTransferId } from './ids.ts';
import { amountText, currencyText, instantText } from './wire.ts';

/** Money between the wallet and a purse that a vendor keeps. */
export const walletTransfer = z.strictObject({
  id: walletTransferId,
  vendorCode,
  vendorName: z.string(),
  direction: z.enum(walletTransferDirections),
  amount: amountText,
  currency: currencyText,
  state: z.enum(walletTransferStates),
  madeAt: instantText,
  stateAt: instantText,
});
