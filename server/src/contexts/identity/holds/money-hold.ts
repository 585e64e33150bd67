import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { findHold, type Hold, type HoldCause, takeAwaited, writeHold } from './store-holds.ts';

/** agents-loyalty-money.md F and its table of settings: withdrawal hold after change. */
export const holdHours = 24;

/** From now on no money of this member goes out for a day; nothing ends it earlier. */
export async function holdMoney(ctx: Ctx, subjectId: string, because: HoldCause): Promise<void> {
  const at = ctx.clock.now();
  await writeHold(ctx.tx, { subjectId, because, at, endsAt: at.add({ hours: holdHours }) });
}

/**
 * What the desk took off and is bound now: whoever binds it may be a stranger to the account, so
 * money waits from here on as after any change.
 */
export async function holdAwaited(ctx: Ctx, subjectId: string, because: HoldCause): Promise<void> {
  if (await takeAwaited(ctx.tx, { subjectId, because })) {
    await holdMoney(ctx, subjectId, because);
  }
}

/** Why and until when money of this member goes to nobody else. */
export function moneyHold(ctx: Ctx, subjectId: string): Promise<Hold | undefined> {
  return findHold(ctx.tx, subjectId, ctx.clock.now());
}

/** Refuses with `money_held`, whatever way the money would take to others. */
export async function refuseHeld(ctx: Ctx<MemberActor>): Promise<void> {
  const hold = await moneyHold(ctx, ctx.actor.id);
  if (hold !== undefined) {
    throw new Refusal('money_held', { until: String(hold.endsAt) });
  }
}
