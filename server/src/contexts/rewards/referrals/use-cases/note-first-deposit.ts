import { isIdOf } from '@portal/protocol';
import type { Ctx } from '../../../../platform/context.ts';
import type { MovedDeposit } from '../../promotions/use-cases/count-deposit.ts';
import { windowEnd } from '../facts.ts';
import { findReferral, updateFirstDeposit } from '../store-referrals.ts';
import { findRules } from '../store-referral-rules.ts';

/** Keeps the first credited deposit of somebody who was invited, while the days for it run. */
export async function noteFirstDeposit(ctx: Ctx, moved: MovedDeposit): Promise<void> {
  const { depositId = null, memberId, state, amount } = moved;
  if (state !== 'CREDITED' || !isIdOf('mbr', memberId)) {
    return;
  }
  const referral = await findReferral(ctx.tx, memberId);
  const terms = referral && (await findRules(ctx.tx, referral.rulesVersion));
  if (referral === undefined || terms === undefined) {
    return;
  }
  const end = windowEnd({ referral, windowDays: terms.windowDays });
  if (Temporal.Instant.compare(ctx.clock.now(), end) <= 0) {
    await updateFirstDeposit(ctx.tx, memberId, { depositId, amountMinor: BigInt(amount) });
  }
}
