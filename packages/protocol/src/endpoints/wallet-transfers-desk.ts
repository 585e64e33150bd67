import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { approvalId, memberId, walletTransferId } from '../schemas/ids.ts';
import { reasonBody, reasonText } from '../schemas/reason.ts';
import { walletTransfer } from '../schemas/wallet-transfer.ts';
import { cursorPageOf, cursorQuery, instantText } from '../schemas/wire.ts';
import { walletTransferViews } from '../wallet-transfers.ts';

const path = '/api/backoffice/wallet-transfers';
const params = z.strictObject({ id: walletTransferId });

const deskTransfer = walletTransfer.extend({
  memberId,
  account: z.string(),
  /** How often the vendor was spoken to about it. */
  asked: z.int(),
  /** When it is next; null when a person has to find out, and when it is over. */
  askAt: instantText.nullable(),
  /** Since when the vendor says that it does not know it. */
  notFoundAt: instantText.nullable(),
  reason: z.string().nullable(),
  /** The request for a second person that it waits for. */
  approvalId: approvalId.nullable(),
  /** What this operator may do with it now. */
  abilities: z.array(z.enum(['ask', 'end'])),
});

export const listStuckTransfers = endpoint({
  method: 'GET',
  path,
  summary: 'Transfers with purses of vendors: what is stuck, oldest first, or what is over.',
  access: 'operator',
  ability: 'cashier.read',
  rate: 'read',
  always: true,
  query: z.strictObject({
    view: z.enum(walletTransferViews).optional(),
    memberId: memberId.optional(),
    ...cursorQuery(100, 'wtr'),
  }),
  reply: cursorPageOf(deskTransfer),
  errors: [],
});

export const askAboutTransfer = endpoint({
  method: 'POST',
  path: `${path}/{id}/ask`,
  summary: 'Asks the vendor at once what became of a transfer.',
  access: 'operator',
  ability: 'cashier.decide',
  rate: 'write',
  always: true,
  params,
  body: reasonBody,
  reply: deskTransfer,
  errors: ['not_found', 'wallet_transfer_stands_so'],
});

export const endWalletTransfer = endpoint({
  method: 'POST',
  path: `${path}/{id}/end`,
  summary: 'Asks a second person to end a transfer as the log of the vendor shows it.',
  access: 'operator',
  ability: 'cashier.decide',
  rate: 'write',
  stepUp: true,
  always: true,
  params,
  body: z.strictObject({ outcome: z.enum(['SUCCESS', 'FAILED']), reason: reasonText }),
  reply: deskTransfer,
  errors: ['not_found', 'wallet_transfer_stands_so', 'approval_waiting'],
});
