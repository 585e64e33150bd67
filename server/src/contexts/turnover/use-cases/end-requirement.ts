import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { emit } from '../../../platform/outbox.ts';
import { lockAndLook } from '../../wallet/index.ts';
import '../events.ts';
import type { RequirementSource } from '../requirement.ts';
import { expireRequirement } from '../store-requirements.ts';

/**
 * Ends an open requirement whose time is over, under the lock of the member's cash account, for
 * whoever takes the money back that carried it in the same transaction: until then nothing leaves.
 * False when it is not open, or its time is not over.
 */
export async function endRequirement(
  ctx: Ctx,
  named: {
    readonly memberId: MemberId;
    readonly source: RequirementSource;
    readonly reference: string;
  },
): Promise<boolean> {
  const account = { account: `member:${named.memberId}:cash`, currency: ctx.site.currency };
  await lockAndLook(ctx, { accounts: [account], debts: [] });
  const requirementId = await expireRequirement(ctx.tx, { ...named, now: ctx.clock.now() });
  if (requirementId === undefined) {
    return false;
  }
  const payload = { requirementId, ...named, state: 'EXPIRED' } as const;
  await emit(ctx, { name: 'turnover.requirement_moved', payload });
  return true;
}
