import type { Ctx } from '../../../platform/context.ts';
import { sendTogether } from '../../../platform/statement.ts';
import { lookAtPlayers, type Play, playsWrites } from '../../limits/index.ts';
import { findLastFilled, takeLots } from './store-lots.ts';
import type { WalletTransferRow } from './store-transfers.ts';

/**
 * Money in a purse counts as staked. What comes back counts as given back in the periods in which
 * it went in, the oldest of it first, and what was won there in those of the last money that went
 * in: money of earlier days makes no room in the limits of this one (R4).
 */
export async function countBack(
  ctx: Ctx,
  transfer: WalletTransferRow,
  state: 'SUCCESS' | 'FAILED',
): Promise<void> {
  if ((transfer.direction === 'out') !== (state === 'SUCCESS')) {
    return;
  }
  const { memberId } = transfer;
  const plays = transfer.direction === 'in' ? [refused(transfer)] : await returned(ctx, transfer);
  const players = await lookAtPlayers(ctx, [memberId]);
  await sendTogether(ctx.tx, playsWrites(ctx, players, plays));
}

function refused({ memberId, amountMinor, madeAt: countedAt }: WalletTransferRow): Play {
  return { memberId, returnedMinor: amountMinor, countedAt };
}

async function returned(ctx: Ctx, transfer: WalletTransferRow): Promise<readonly Play[]> {
  const { memberId, amountMinor, madeAt } = transfer;
  const lots = await takeLots(ctx.tx, transfer);
  const wonMinor = lots.reduce((left, lot) => left - lot.amountMinor, amountMinor);
  const filledAt = (await findLastFilled(ctx.tx, transfer)) ?? madeAt;
  return [...lots, { madeAt: filledAt, amountMinor: wonMinor }]
    .filter((part) => part.amountMinor > 0n)
    .map((part) => ({ memberId, returnedMinor: part.amountMinor, countedAt: part.madeAt }));
}
