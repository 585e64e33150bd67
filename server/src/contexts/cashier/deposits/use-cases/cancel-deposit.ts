import type { DepositId } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { lockPeerPayment } from '../../peers/lock-peer-payment.ts';
import { releasePeer } from '../../peers/release-peer.ts';
import type { CashierSettings } from '../../settings.ts';
import { tellRequest } from '../../tell-request.ts';
import { uncountDeposit } from '../count-deposit.ts';
import { moveDepositTo, refuseDepositMove } from '../move-deposit.ts';
import { lockOwnDeposit } from '../own-deposit.ts';
import type { Deposit } from '../store-deposits.ts';

const reason = 'asked_by_member';

/**
 * Gives up an order that was not paid; what it took of the limits is free again, and whom it was to
 * pay waits for somebody else. Refusals in order:
 * `not_found`, `order_state_conflict`.
 */
export async function cancelDeposit(
  ctx: Ctx<MemberActor>,
  id: DepositId,
  { peers }: CashierSettings,
): Promise<Deposit> {
  const payment = await lockPeerPayment(ctx, id);
  const order = await lockOwnDeposit(ctx, id);
  refuseDepositMove(order, 'CANCELLED');
  const freed = await uncountDeposit(ctx, order);
  const after = await moveDepositTo(ctx, freed, { to: 'CANCELLED', reason });
  if (payment !== undefined) {
    await releasePeer(ctx, payment, { reason, settings: peers });
  }
  const { state: before } = order;
  await tellRequest(ctx, { action: 'member.cancel_deposit', order: after, before });
  return after;
}
