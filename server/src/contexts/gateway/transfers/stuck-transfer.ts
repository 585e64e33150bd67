import { transferMoves } from '@portal/commission';
import { assertDefined } from '@portal/money';
import type { WalletTransferId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { lockAndLook } from '../../wallet/index.ts';
import { accountsToLock } from './purse-accounts.ts';
import {
  findWalletTransfer,
  lockWalletTransfer,
  type WalletTransferRow,
} from './store-transfers.ts';

/**
 * The transfer, locked behind its accounts. Refuses `not_found`, then `wallet_transfer_stands_so`
 * for one that is over.
 */
export async function lockStuck(
  ctx: Ctx<OperatorActor>,
  id: WalletTransferId,
): Promise<WalletTransferRow> {
  const found = await findWalletTransfer(ctx.tx, id);
  if (found === undefined || found.siteId !== ctx.site.id) {
    throw new Refusal('not_found');
  }
  await lockAndLook(ctx, { accounts: accountsToLock(found, found.currency), debts: [] });
  const transfer = assertDefined(await lockWalletTransfer(ctx.tx, id), 'transfers are kept');
  if (!transferMoves[transfer.state].includes('SUCCESS')) {
    throw new Refusal('wallet_transfer_stands_so');
  }
  return transfer;
}
