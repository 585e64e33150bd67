import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { hideMember, showMember } from '../store-scores.ts';

/** Whether boards name the caller to others; the own place is always shown to its member. */
export async function changeBoardName(ctx: Ctx<MemberActor>, isHidden: boolean): Promise<void> {
  const memberId = ctx.actor.id;
  await (isHidden
    ? hideMember(ctx.tx, { memberId, at: ctx.clock.now() })
    : showMember(ctx.tx, memberId));
}
