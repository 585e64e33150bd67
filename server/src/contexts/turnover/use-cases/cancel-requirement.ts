import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { emit } from '../../../platform/outbox.ts';
import { lockAndLook } from '../../wallet/index.ts';
import '../events.ts';
import { cancelOpenRequirement } from '../store-requirements.ts';

/**
 * Takes an open requirement of a member back, under the lock of the member's cash account, so that
 * no booking works it off meanwhile. False when it is not open, or not the member's. What becomes
 * of the money that carried it is the caller's matter.
 */
export async function cancelRequirement(
  ctx: Ctx,
  command: { readonly id: string; readonly memberId: MemberId },
): Promise<boolean> {
  const { id, memberId } = command;
  const account = { account: `member:${memberId}:cash`, currency: ctx.site.currency };
  await lockAndLook(ctx, { accounts: [account], debts: [] });
  const row = await cancelOpenRequirement(ctx.tx, { id, memberId, at: ctx.clock.now() });
  if (row === undefined) {
    return false;
  }
  const { source, reference } = row;
  const payload = { requirementId: id, memberId, source, reference, state: 'CANCELLED' } as const;
  await emit(ctx, { name: 'turnover.requirement_moved', payload });
  return true;
}
