import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { type Bet, listBetsOf } from '../../../bets/index.ts';
import { readAccounts } from '../../../members/index.ts';
import { teamBetFilter, type TeamBetFilter } from '../team-bet-filter.ts';

export interface TeamBets {
  readonly upline: readonly string[];
  readonly bets: readonly (Bet & { readonly account: string })[];
  readonly nextCursor: string | null;
}

/**
 * Bets of somebody below, or of many for one day, newest first, in the money of the site. Refuses
 * `not_found` outside of the own team (R80), `team_record_days` and `team_too_large`.
 */
export async function listTeamBets(
  ctx: Ctx<MemberActor>,
  query: TeamBetFilter & { readonly cursor?: string | undefined; readonly limit: number },
): Promise<TeamBets> {
  const { upline, filter } = await teamBetFilter(ctx, query);
  const { cursor, limit } = query;
  const { bets, nextCursor } = await listBetsOf(ctx, { ...filter, cursor, limit });
  const accounts = await readAccounts(ctx, [...new Set(bets.map(({ memberId }) => memberId))]);
  const named = bets.map((bet) => ({ ...bet, account: accounts.get(bet.memberId) ?? '' }));
  return { upline, bets: named, nextCursor };
}
