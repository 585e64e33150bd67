import type { DepositId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { readAccounts } from '../../../members/index.ts';
import { balanceOf } from '../../../wallet/index.ts';
import { payeeOf } from '../../accounts/payee.ts';
import { withWaitingApproval } from '../../waiting-approval.ts';
import { sumCredited } from '../store-deposit-queue.ts';
import { findDeposit } from '../store-deposits.ts';
import { type WholeDeposit, wholeDeposit } from '../whole-deposit.ts';
import type { QueuedDeposit } from './list-deposit-queue.ts';

export interface ReviewedDeposit extends WholeDeposit, QueuedDeposit {
  /** In which its payer has to be. */
  readonly holder: string | undefined;
  readonly figures: {
    readonly balanceMinor: bigint;
    readonly depositedMinor: bigint;
    readonly before: number;
  };
}

const figureHours = 30 * 24;

/** One order with what decides about it. Refuses with `not_found`. */
export async function readQueuedDeposit(
  ctx: Ctx<OperatorActor>,
  id: DepositId,
): Promise<ReviewedDeposit> {
  const order = await findDeposit(ctx.tx, id);
  if (order === undefined || order.siteId !== ctx.site.id) {
    throw new Refusal('not_found');
  }
  const { memberId } = order;
  const names = await readAccounts(ctx, [memberId]);
  const purse = { account: `member:${memberId}:cash`, currency: ctx.site.currency };
  const since = ctx.clock.now().subtract({ hours: figureHours });
  const sums = await sumCredited(ctx.tx, { memberId, since });
  return {
    ...(await wholeDeposit(ctx, await withWaitingApproval(ctx, order))),
    memberName: names.get(memberId) ?? memberId,
    holder: await payeeOf(ctx, memberId),
    figures: {
      balanceMinor: (await balanceOf(ctx, purse)).balanceMinor,
      depositedMinor: sums.paidMinor,
      before: sums.count,
    },
  };
}
