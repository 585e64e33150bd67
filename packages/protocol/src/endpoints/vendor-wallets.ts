import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { stakeRefusals } from '../protection.ts';
import { vendorCode } from '../schemas/ids.ts';
import { walletTransfer } from '../schemas/wallet-transfer.ts';
import { amountText, currencyText, cursorPageOf, cursorQuery } from '../schemas/wire.ts';
import { walletTransferDirections } from '../wallet-transfers.ts';

const base = '/wps/relay/wallet';

export const readMerchantWallet = endpoint({
  method: 'GET',
  path: '/wps/relay/merchant/wallet',
  summary: 'Whether one wallet pays for every game, or vendors keep purses of their own.',
  access: 'session',
  rate: 'read',
  query: z.strictObject({ merchantCode: z.string().trim().max(40).optional() }),
  /** 1 means one wallet for all. */
  reply: z.strictObject({ isSingle: z.union([z.literal(0), z.literal(1)]) }),
  errors: [],
});

export const readVendorWallets = endpoint({
  method: 'GET',
  path: `${base}/vendors`,
  summary: 'The wallet, and every purse that a vendor keeps, as the vendor says it now.',
  access: 'member',
  rate: 'read',
  reply: z.strictObject({
    currency: currencyText,
    cash: amountText,
    /** On its way to a purse, until the vendor has said what became of it. */
    inTransit: amountText,
    wallets: z.array(
      z.strictObject({
        vendorCode,
        name: z.string(),
        /** Money goes in; it always comes out. */
        isOpen: z.boolean(),
        balance: amountText,
        /** As the vendor says it now; otherwise as we knew it last. */
        isConfirmed: z.boolean(),
        /** What became of it is not known yet; nothing else moves there meanwhile. */
        transfer: walletTransfer.nullable(),
      }),
    ),
  }),
  errors: [],
});

export const createWalletTransfer = endpoint({
  method: 'POST',
  path: `${base}/transfer`,
  summary: 'Moves money into the purse of a vendor, or out of it; the vendor is asked afterwards.',
  access: 'member',
  rate: 'write',
  idempotent: true,
  body: z.strictObject({
    vendorCode,
    direction: z.enum(walletTransferDirections),
    amount: amountText,
  }),
  reply: walletTransfer,
  errors: [
    'not_found',
    'amount_not_allowed',
    'wallet_transfer_open',
    'wallet_transfer_pause',
    'purse_closed',
    ...stakeRefusals,
    'purse_bonus_money',
    'insufficient_balance',
  ],
});

export const listWalletTransfers = endpoint({
  method: 'GET',
  path: `${base}/transfer`,
  summary: "The member's own transfers with purses of vendors, the newest first.",
  access: 'member',
  rate: 'read',
  query: z.strictObject(cursorQuery(50, 'wtr')),
  reply: cursorPageOf(walletTransfer),
  errors: [],
});
