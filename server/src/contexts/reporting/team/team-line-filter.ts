import { isIdOf, type LedgerGroup, ledgerGroups, type MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { spendingAccount } from '../../members/index.ts';
import type { LinesInFilter } from '../../wallet/index.ts';
import { minorOf } from './amount-range.ts';
import type { TeamRecordQuery } from './team-days.ts';

/** Which movements of a team. */
export interface TeamLineFilter extends TeamRecordQuery {
  readonly group?: LedgerGroup | undefined;
  readonly leastAmount?: string | undefined;
  readonly mostAmount?: string | undefined;
}

/** The same without days and accounts, in the money of the site. */
export function teamLineFilter(
  ctx: Pick<Ctx, 'site'>,
  query: TeamLineFilter,
): Omit<LinesInFilter, 'from' | 'to'> {
  return {
    currency: ctx.site.currency,
    types: query.group === undefined ? undefined : ledgerGroups[query.group],
    leastMinor: minorOf(query.leastAmount, ctx),
    mostMinor: minorOf(query.mostAmount, ctx),
  };
}

/** The account on which the money of the site stands for a member. */
export function accountOf({ site }: Pick<Ctx, 'site'>, id: MemberId): string {
  return spendingAccount({ id, isTrial: false }, site).account;
}

/** Whose such an account is; undefined of any other. */
export function ownerOf(ctx: Pick<Ctx, 'site'>, account: string): MemberId | undefined {
  const [, id = ''] = account.split(':');
  return isIdOf('mbr', id) && accountOf(ctx, id) === account ? id : undefined;
}
