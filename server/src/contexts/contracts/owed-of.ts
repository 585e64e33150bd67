import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { sumDebts } from './pay/store-debts.ts';

/** Minor units that a member owes those directly below, which no withdrawal may touch (C6). */
export function owedOf(ctx: Ctx, memberId: MemberId): Promise<bigint> {
  return sumDebts(ctx.tx, memberId);
}
