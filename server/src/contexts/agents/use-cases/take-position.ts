import { assert } from '@portal/money';
import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { emit } from '../../../platform/outbox.ts';
import { mostTries, newCode } from '../codes.ts';
import type { Invitation } from '../invitation.ts';
import { shareTree } from '../moves/store-moves.ts';
import { findPosition, insertPosition, mostLevels } from '../store.ts';
import '../sums/joined-event.ts';
import type { GroupQuotas } from '../terms/group-quota.ts';
import { grantFirstTerms } from '../terms/use-cases/grant-first-terms.ts';
import { writeLink } from '../write-link.ts';

/**
 * Writes where a new member stands, the first link of an agent, and what the upline grants. Runs in
 * the transaction that opens the account; the invitation was found in it.
 */
export async function takePosition(
  ctx: Ctx,
  newcomer: Invitation & {
    readonly memberId: MemberId;
    readonly isAgent: boolean;
    readonly groupQuotas?: GroupQuotas;
  },
): Promise<void> {
  const { memberId, isAgent } = newcomer;
  await shareTree(ctx.tx);
  const upline = await lineBelow(ctx, newcomer.uplineId);
  const takenAt = ctx.clock.now();
  let isWritten = false;
  for (let tries = 0; tries < mostTries && !isWritten; tries += 1) {
    const referralCode = newCode(ctx.random);
    isWritten = await insertPosition(ctx.tx, { ...newcomer, upline, referralCode, takenAt });
  }
  assert(isWritten, 'a referral code is free');
  if (isAgent) {
    await writeLink(ctx, { ...firstLink, agentId: memberId });
  }
  await emit(ctx, { name: 'agents.joined', payload: { memberId, joinedAt: String(takenAt) } });
  const terms = newcomer.opening?.terms ?? null;
  if (newcomer.uplineId !== null && terms !== null) {
    const grant = { memberId, agentId: newcomer.uplineId, terms, takenAt };
    await grantFirstTerms(ctx, grant, newcomer.groupQuotas ?? []);
  }
}

/** It opens members under the usual terms, for ever. */
const firstLink = {
  note: '',
  validUntil: null,
  opensAgent: false,
  rates: null,
  prizeGroup: null,
} as const;

/** The line of whoever stands below an agent; nobody moves while the lock of the tree is held. */
async function lineBelow(ctx: Ctx, uplineId: MemberId | null): Promise<readonly bigint[]> {
  if (uplineId === null) {
    return [];
  }
  const above = await findPosition(ctx.tx, uplineId);
  assert(above?.isAgent === true && above.level < mostLevels, 'the upline may have a team');
  return [...above.upline, above.number];
}
