import type { DepositId } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { uncountDeposit } from '../count-deposit.ts';
import { moveDepositTo, refuseDepositMove } from '../move-deposit.ts';
import { lockOwnDeposit } from '../own-deposit.ts';
import type { Deposit } from '../store-deposits.ts';

/**
 * Gives up an order that was not paid; what it took of the limits is free again. Refusals in order:
 * `not_found`, `order_state_conflict`.
 */
export async function cancelDeposit(ctx: Ctx<MemberActor>, id: DepositId): Promise<Deposit> {
  const order = await lockOwnDeposit(ctx, id);
  refuseDepositMove(order, 'CANCELLED');
  const freed = await uncountDeposit(ctx, order);
  return moveDepositTo(ctx, freed, { to: 'CANCELLED', reason: 'asked_by_member' });
}
