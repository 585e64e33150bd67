import { assertDefined } from '@portal/money';
import type { MemberId } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../platform/context.ts';
import { prizeGroupsOf } from '../agents/index.ts';
import type { Game } from './game.ts';

interface PlayerAt {
  readonly memberId: MemberId;
  readonly game: Game;
}

/**
 * The highest prize group at which a member bets on a game now; its usual one for trial accounts.
 */
export async function ownGroup(ctx: Ctx<MemberActor>, game: Game): Promise<number> {
  const [group] = await ownGroups(ctx, [{ memberId: ctx.actor.id, game }]);
  return assertDefined(group, 'a group for each');
}

/** The same for many members and games, in their order. */
export async function ownGroups(
  ctx: Ctx,
  players: readonly PlayerAt[],
): Promise<readonly number[]> {
  const usual = players.map(({ memberId, game: { settings } }) => {
    return { memberId, usual: settings.groups.member };
  });
  const granted = await prizeGroupsOf(ctx, usual);
  return players.map(({ game: { settings } }, place) => {
    return Math.min(settings.groups.highest, assertDefined(granted[place], 'a group for each'));
  });
}
