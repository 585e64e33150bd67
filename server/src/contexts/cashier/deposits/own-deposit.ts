import type { DepositId } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { type Deposit, lockDeposit } from './store-deposits.ts';

/** Locks the caller's own order. Refuses with `not_found`. */
export async function lockOwnDeposit(ctx: Ctx<MemberActor>, id: DepositId): Promise<Deposit> {
  const order = await lockDeposit(ctx.tx, id);
  if (order === undefined || order.memberId !== ctx.actor.id) {
    throw new Refusal('not_found');
  }
  return order;
}
