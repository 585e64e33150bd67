import type { WalletTransferId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { recordAct } from '../../../trail/index.ts';
import { setTransferAsk, type WalletTransferRow } from '../store-transfers.ts';
import { lockStuck } from '../stuck-transfer.ts';

/** Has the vendor asked at once what became of a transfer; refuses as {@link lockStuck}. */
export async function askAboutTransfer(
  ctx: Ctx<OperatorActor>,
  command: { readonly id: WalletTransferId; readonly reason: string },
): Promise<WalletTransferRow> {
  const { id, reason } = command;
  const transfer = await lockStuck(ctx, id);
  const askAt = ctx.clock.now();
  await setTransferAsk(ctx.tx, { ...transfer, askAt });
  await recordAct(ctx, {
    action: 'wallet_transfer.ask',
    subject: { type: 'member', id: transfer.memberId },
    after: { transfer: id, vendor: transfer.vendorCode },
    reason,
  });
  return { ...transfer, askAt };
}
