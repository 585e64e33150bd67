import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { findOpenBirthday } from '../open-birthday.ts';

/**
 * How many gifts of their rank the caller can take now: that of a birthday
 * (agents-loyalty-money.md D10). Those that a rank opens as promotions count among the rewards.
 */
export async function countRankGifts(ctx: Ctx<MemberActor>): Promise<number> {
  return (await findOpenBirthday(ctx, ctx.actor.id)) === undefined ? 0 : 1;
}
