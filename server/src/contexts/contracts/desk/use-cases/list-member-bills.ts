import type { ContractKind, MemberId } from '@portal/protocol';
import type { Ctx } from '../../../../platform/context.ts';
import { momentsOf, type SiteDays } from '../../../../platform/site-days.ts';
import { type BillPage, billsBy } from '../../pay/use-cases/list-bills.ts';

/** Bills in which an agent is a party, the newest unit first, for operators. */
export function listMemberBills(
  ctx: Ctx,
  query: SiteDays & {
    readonly memberId: MemberId;
    readonly kind: ContractKind;
    readonly cursor: string | undefined;
    readonly limit: number;
  },
): Promise<BillPage> {
  const { memberId, kind } = query;
  const { from = null, to = null } = momentsOf(query, ctx.site.timeZone);
  const any = { direction: null, scope: null, payState: null, otherId: null };
  return billsBy(ctx, { memberId, kind, ...any, from, to }, query);
}
