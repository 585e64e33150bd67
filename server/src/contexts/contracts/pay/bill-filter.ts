import type { ContractKind, Scope } from '@portal/commission';
import type { BillPayState } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { momentsOf, type SiteDays } from '../../../platform/site-days.ts';
import { refuseOldDays } from '../../agents/index.ts';
import { memberNamed } from '../../members/index.ts';
import type { RecordFilter } from './store-records.ts';

export interface BillFilter extends SiteDays {
  readonly kind: ContractKind;
  readonly direction?: 'in' | 'out' | undefined;
  readonly scope?: Scope | undefined;
  readonly payState?: BillPayState | undefined;
  readonly account?: string | undefined;
}

/**
 * An account that is no party of the caller finds nothing, whether it exists or not. Refuses with
 * `team_report_days` days before what is shown (B5).
 */
export async function filterOf(
  ctx: Ctx<MemberActor>,
  query: BillFilter,
): Promise<RecordFilter | undefined> {
  const { kind, direction = null, scope = null, payState = null, account } = query;
  if (query.from !== undefined) {
    refuseOldDays(ctx, query.from);
  }
  const other = account === undefined ? undefined : await memberNamed(ctx, account);
  if (account !== undefined && other === undefined) {
    return undefined;
  }
  const { from = null, to = null } = momentsOf(query, ctx.site.timeZone);
  const narrowed = { kind, direction, scope, payState, from, to };
  return { memberId: ctx.actor.id, ...narrowed, otherId: other?.id ?? null };
}
