import type { Scope } from '@portal/commission';
import { assertDefined } from '@portal/money';
import type { IncomeSource } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { momentsOf } from '../../../../platform/site-days.ts';
import { readAccounts } from '../../../members/index.ts';
import type { DownlineParts, IncomeLine, PaidIncome } from '../../downline-parts.ts';
import { daysBelow, refuseOldDays } from '../../team-days.ts';
import { readTeamTop } from '../../team-top.ts';
import { readUpline } from '../read-upline.ts';
import type { DaySpan } from '../store-sums.ts';

export interface IncomeQuery extends DaySpan {
  readonly account: string | undefined;
  readonly source: IncomeSource | undefined;
  readonly scope: Scope | undefined;
}

export interface AgentIncome {
  readonly upline: readonly string[];
  /** By day, source and scope, the newest first. */
  readonly rows: readonly IncomeLine[];
  /** What went to each directly below, the most first. */
  readonly downline: readonly { readonly account: string; readonly paidMinor: bigint }[];
}

/**
 * What came to an agent by day, source and scope, the newest first, and what went on to those
 * directly below. Refuses with `not_found` whoever does not stand below (R80), then with
 * `team_report_days` days before what is shown.
 */
export async function readAgentIncome(
  ctx: Ctx<MemberActor>,
  query: IncomeQuery,
  { incomeOf }: Pick<DownlineParts, 'incomeOf'>,
): Promise<AgentIncome> {
  const { own, top } = await readTeamTop(ctx, query.account);
  refuseOldDays(ctx, query.from);
  const { source, scope } = query;
  const span = await daysBelow(ctx, { own, top }, query);
  const { from, to } = momentsOf(span, ctx.site.timeZone);
  const paid = await incomeOf(ctx, {
    memberId: top.memberId,
    from: assertDefined(from, 'a report has its first day'),
    to: assertDefined(to, 'a report has its last day'),
    source,
    scope,
  });
  return {
    upline: await readUpline(ctx, own, top),
    rows: paid.lines.toSorted((left, right) => right.day.localeCompare(left.day, 'en')),
    downline: await named(ctx, paid.below),
  };
}

async function named(ctx: Ctx, below: PaidIncome['below']): Promise<AgentIncome['downline']> {
  const accounts = await readAccounts(
    ctx,
    below.map(({ payeeId }) => payeeId),
  );
  return below.map(({ payeeId, amountMinor: paidMinor }) => {
    const account = assertDefined(accounts.get(payeeId), 'a payee is a member');
    return { account, paidMinor };
  });
}
