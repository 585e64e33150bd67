import type { ApprovalId, OperatorId, TrailActName } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { selectNames } from './store.ts';
import {
  selectAskers,
  selectDeciders,
  selectStillWaiting,
  selectWaitingFor,
} from './approvals/store.ts';

/** The name of each operator, by its id. */
export function readOperatorNames(
  ctx: Ctx,
  ids: readonly OperatorId[],
): Promise<ReadonlyMap<string, string>> {
  return selectNames(ctx.tx, ids);
}

/** The name of whoever decided each request, by the id of the request. */
export function readDeciderNames(
  ctx: Ctx,
  approvalIds: readonly ApprovalId[],
): Promise<ReadonlyMap<string, string>> {
  return selectDeciders(ctx.tx, approvalIds);
}

/** Who asked for such an act on these things, and when; only what was approved counts. */
export async function readAskers(
  ctx: Ctx,
  query: { readonly act: TrailActName; readonly subjectIds: readonly string[] },
): Promise<readonly { readonly id: OperatorId; readonly at: Temporal.Instant }[]> {
  return query.subjectIds.length === 0 ? [] : selectAskers(ctx.tx, query);
}

/** Those of the requests that nobody has refused, withdrawn, approved or let pass. */
export async function readWaitingApprovals(
  ctx: Ctx,
  ids: readonly ApprovalId[],
): Promise<ReadonlySet<ApprovalId>> {
  return ids.length === 0 ? new Set() : selectStillWaiting(ctx.tx, { ids, now: ctx.clock.now() });
}

/** The request that waits for one of these acts, by the id of the thing that it is about. */
export async function readWaitingFor(
  ctx: Ctx,
  acts: readonly TrailActName[],
): Promise<ReadonlyMap<string, ApprovalId>> {
  const query = { siteId: ctx.site.id, acts, now: ctx.clock.now() };
  const rows = await selectWaitingFor(ctx.tx, query);
  return new Map(rows.map(({ id, subjectId }) => [subjectId, id]));
}
