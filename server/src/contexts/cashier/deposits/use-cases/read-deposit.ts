import type { DepositId } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { findDeposit } from '../store-deposits.ts';
import { type WholeDeposit, wholeDeposit } from '../whole-deposit.ts';

/** A member's own order. Refuses with `not_found`. */
export async function readDeposit(ctx: Ctx<MemberActor>, id: DepositId): Promise<WholeDeposit> {
  const order = await findDeposit(ctx.tx, id);
  if (order === undefined || order.memberId !== ctx.actor.id) {
    throw new Refusal('not_found');
  }
  return wholeDeposit(ctx, order);
}
