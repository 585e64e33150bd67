import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { hasOpenBills } from './pay/store-debts.ts';

/** Whether a payer, null for the house, still has to pay a payee a bill or a debt. */
export function isOwedBetween(
  ctx: Ctx,
  parties: { readonly payerId: MemberId | null; readonly payeeId: MemberId },
): Promise<boolean> {
  return hasOpenBills(ctx.tx, parties);
}
