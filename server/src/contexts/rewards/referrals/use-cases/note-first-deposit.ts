import { isIdOf } from '@portal/protocol';
import type { Ctx } from '../../../../platform/context.ts';
import type { MovedDeposit } from '../../promotions/use-cases/count-deposit.ts';
import { updateFirstDeposit } from '../store-referrals.ts';

/** Keeps the first credited deposit of somebody who was invited. */
export async function noteFirstDeposit(ctx: Ctx, moved: MovedDeposit): Promise<void> {
  const { memberId, state, amount } = moved;
  if (state === 'CREDITED' && isIdOf('mbr', memberId)) {
    await updateFirstDeposit(ctx.tx, memberId, BigInt(amount));
  }
}
