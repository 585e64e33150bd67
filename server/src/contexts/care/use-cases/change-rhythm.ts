import type { ReviewMonths } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { changeRhythm as writeRhythm, insertReminders } from '../store-reminders.ts';

/** How often the member wants to be reminded; the next time comes no later than it stood (R7). */
export async function changeRhythm(ctx: Ctx<MemberActor>, months: ReviewMonths): Promise<void> {
  const now = ctx.clock.now();
  await insertReminders(ctx.tx, { memberId: ctx.actor.id, at: now });
  await writeRhythm(ctx.tx, { memberId: ctx.actor.id, months, now });
}
