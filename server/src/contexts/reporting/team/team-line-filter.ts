import { type LedgerGroup, ledgerGroups, type MemberId } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { spendingAccount } from '../../members/index.ts';
import { minorOf } from './amount-range.ts';
import { teamRecordOf, type TeamRecordQuery } from './team-days.ts';

/** Which movements of a team. */
export interface TeamLineFilter extends TeamRecordQuery {
  readonly group?: LedgerGroup | undefined;
  readonly leastAmount?: string | undefined;
  readonly mostAmount?: string | undefined;
}

/** The same with the accounts of the team, and whose each is. */
export async function teamLineFilter(ctx: Ctx<MemberActor>, query: TeamLineFilter) {
  const { upline, memberIds, from, to } = await teamRecordOf(ctx, query);
  const owners = new Map<string, MemberId>(
    memberIds.map((id) => [spendingAccount({ id, isTrial: false }, ctx.site).account, id]),
  );
  const filter = {
    accounts: [...owners.keys()],
    currency: ctx.site.currency,
    types: query.group === undefined ? undefined : ledgerGroups[query.group],
    leastMinor: minorOf(query.leastAmount, ctx),
    mostMinor: minorOf(query.mostAmount, ctx),
    from,
    to,
  };
  return { upline, owners, filter };
}
