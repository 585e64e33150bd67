import type { WalletTransferId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { askApproval } from '../../../operators/index.ts';
import { endApproval } from '../end-act.ts';
import type { SettledState } from '../settle-transfer.ts';
import { setTransferApproval, type WalletTransferRow } from '../store-transfers.ts';
import { lockStuck } from '../stuck-transfer.ts';

const approvalHours = 24;

/**
 * Puts the end of a transfer before a second person, as the log of the vendor shows it; only what
 * the vendor could not say itself. Refusals in order: `not_found`, `wallet_transfer_stands_so`.
 */
export async function endWalletTransfer(
  ctx: Ctx<OperatorActor>,
  command: {
    readonly id: WalletTransferId;
    readonly outcome: SettledState;
    readonly reason: string;
  },
): Promise<WalletTransferRow> {
  const { id, outcome, reason } = command;
  const transfer = await lockStuck(ctx, id);
  if (transfer.state !== 'MANUAL') {
    throw new Refusal('wallet_transfer_stands_so');
  }
  const { amountMinor, currency } = transfer;
  const approvalId = await askApproval(ctx, {
    act: endApproval,
    payload: { transferId: id, outcome, amount: String(amountMinor), currency },
    reason,
    waitHours: approvalHours,
  });
  await setTransferApproval(ctx.tx, { id, approvalId });
  return { ...transfer, approvalId };
}
