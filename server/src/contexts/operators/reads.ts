import type { ApprovalId, OperatorId } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { selectNames } from './store.ts';
import { selectDeciders, selectStillWaiting } from './approvals/store.ts';

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

/** Those of the requests that nobody has refused, withdrawn, approved or let pass. */
export async function readWaitingApprovals(
  ctx: Ctx,
  ids: readonly ApprovalId[],
): Promise<ReadonlySet<ApprovalId>> {
  return ids.length === 0 ? new Set() : selectStillWaiting(ctx.tx, { ids, now: ctx.clock.now() });
}
