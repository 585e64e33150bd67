import type { KycKind, MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { liftFlag } from '../../limits/index.ts';
import { deleteDemand, selectDemands } from './store-demands.ts';

/** Money moves again once nothing is asked for any more. Answers whether anything was. */
export async function settleDemand(
  ctx: Ctx,
  key: { readonly memberId: MemberId; readonly kind: KycKind },
): Promise<boolean> {
  const wasOpen = await deleteDemand(ctx.tx, key);
  const { memberId } = key;
  if (wasOpen && (await selectDemands(ctx.tx, memberId)).length === 0) {
    await liftFlag(ctx, { memberId, flag: 'KYC_PENDING' });
  }
  return wasOpen;
}
