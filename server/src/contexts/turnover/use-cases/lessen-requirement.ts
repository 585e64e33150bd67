import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { lockAndLook } from '../../wallet/index.ts';
import { lessenOpenRequirement } from '../store-requirements.ts';

/**
 * Takes a part of the money that carried an open requirement out of it, under the lock of the
 * member's cash account: what is still to be played falls by the play of that part. False when it
 * is not open, or when nothing would be left of it; then it is the caller's to cancel.
 */
export async function lessenRequirement(
  ctx: Ctx,
  command: { readonly id: string; readonly memberId: MemberId; readonly byMinor: bigint },
): Promise<boolean> {
  const account = { account: `member:${command.memberId}:cash`, currency: ctx.site.currency };
  await lockAndLook(ctx, { accounts: [account], debts: [] });
  return lessenOpenRequirement(ctx.tx, command);
}
