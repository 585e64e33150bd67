import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { jurisdictionOf } from './jurisdictions.ts';
import { unreachableAmong } from './unreachable-among.ts';

/**
 * Whether this member may call a withdrawal back here now, where the site lets its members (E5).
 * It is an offer to play on, so that whoever is told of no other has none of this either: on a
 * break and after an exclusion money only goes out (agents-loyalty-money.md H).
 */
export async function mayCallBack(ctx: Ctx, memberId: MemberId): Promise<boolean> {
  return (
    jurisdictionOf(ctx.site.jurisdiction).mayCallBack &&
    !(await unreachableAmong(ctx, [memberId])).has(memberId)
  );
}
