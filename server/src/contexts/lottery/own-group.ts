import type { Ctx, MemberActor } from '../../platform/context.ts';
import { prizeGroupOf } from '../agents/index.ts';
import type { Game } from './game.ts';

/**
 * The highest prize group at which a member bets on a game now; its usual one for trial accounts.
 */
export async function ownGroup(ctx: Ctx<MemberActor>, { settings }: Game): Promise<number> {
  const { member: usual, highest } = settings.groups;
  return Math.min(highest, await prizeGroupOf(ctx, ctx.actor.id, usual));
}
