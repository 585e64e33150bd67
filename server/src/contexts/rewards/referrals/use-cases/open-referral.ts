import type { Ctx } from '../../../../platform/context.ts';
import type { DomainEvents } from '../../../../platform/outbox.ts';
import { readInviting } from '../../../agents/index.ts';
import { insertReferral } from '../store-referrals.ts';
import { findNewestRules } from '../store-referral-rules.ts';

/** Whoever came with the code of a member is an invitation of that member, under today's rules. */
export async function openReferral(
  ctx: Ctx,
  { memberId: friendId, joinedAt }: DomainEvents['agents.joined'],
): Promise<void> {
  const rules = await findNewestRules(ctx.tx);
  const referrerId = (await readInviting(ctx, friendId))?.referrerId ?? null;
  if (rules?.isOpen !== true || referrerId === null) {
    return;
  }
  const rulesVersion = rules.version;
  const row = { friendId, referrerId, rulesVersion, joinedAt: Temporal.Instant.from(joinedAt) };
  await insertReferral(ctx.tx, row);
}
