import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { siteDay } from '../../../../platform/site-date.ts';
import { note } from '../hear.ts';

/** The member is signed in in the installed app today; once a day counts. */
export async function noteAppVisit(ctx: Ctx<MemberActor>): Promise<{ readonly siteDay: string }> {
  const day = siteDay(ctx);
  if (!ctx.actor.isTrial) {
    await note(ctx, { memberId: ctx.actor.id, kind: 'APP_LOGIN', whats: [day], day });
  }
  return { siteDay: day };
}
