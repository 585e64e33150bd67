import { periodOf } from '@portal/commission';
import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../../platform/context.ts';
import { closeRow } from '../close-row.ts';
import { lockAgreements, selectOpenContracts } from '../store-contracts.ts';

export interface MovedMember {
  readonly memberId: MemberId;
  readonly fromId: MemberId | null;
  readonly effectiveAt: string;
}

/**
 * Ends what stood between a member and the agent above whom it left: offers at once, contracts with
 * the unit that ran when it left, and what they alone covered further down
 * (agents-loyalty-money.md B6, C3).
 */
export async function closeMovedPair(
  ctx: Ctx,
  { memberId, fromId, effectiveAt }: MovedMember,
): Promise<void> {
  await lockAgreements(ctx.tx);
  const open = await selectOpenContracts(ctx.tx, memberId);
  const left = open.filter((row) => row.payeeId === memberId && row.payerId === fromId);
  const lastMoment = Temporal.Instant.from(effectiveAt).subtract({ nanoseconds: 1 });
  for (const row of left) {
    const endsAt = periodOf(row.periodType, ctx.site.timeZone, lastMoment).end;
    await closeRow(ctx, row, endsAt);
  }
}
