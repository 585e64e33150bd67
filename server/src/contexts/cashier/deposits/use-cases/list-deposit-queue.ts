import type { DepositState, DepositView, MemberId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { readAccounts } from '../../../members/index.ts';
import { withWaitingApprovals } from '../../waiting-approval.ts';
import {
  countDepositQueue,
  selectClosedDeposits,
  selectDepositQueue,
} from '../store-deposit-queue.ts';
import type { Deposit } from '../store-deposits.ts';
import { statesOfView } from '../views.ts';

export interface QueuedDeposit {
  readonly order: Deposit;
  readonly memberName: string;
}

export interface DepositQueue {
  readonly orders: readonly QueuedDeposit[];
  readonly nextCursor: string | undefined;
  readonly counts: Record<DepositView, number>;
}

export async function listDepositQueue(
  ctx: Ctx<OperatorActor>,
  query: {
    readonly view: DepositView;
    readonly memberId: MemberId | undefined;
    readonly cursor: string | undefined;
    readonly limit: number;
  },
): Promise<DepositQueue> {
  const { view, memberId, cursor, limit } = query;
  const page = {
    siteId: ctx.site.id,
    states: statesOfView[view],
    memberId,
    cursor,
    limit: limit + 1,
  };
  const select = view === 'closed' ? selectClosedDeposits : selectDepositQueue;
  const rows = await select(ctx.tx, page);
  const shown = await withWaitingApprovals(ctx, rows.slice(0, limit));
  const names = await readAccounts(
    ctx,
    shown.map((row) => row.memberId),
  );
  const orders = shown.map((order) => ({
    order,
    memberName: names.get(order.memberId) ?? order.memberId,
  }));
  const nextCursor = rows.length > limit ? shown.at(-1)?.id : undefined;
  return { orders, nextCursor, counts: countsOf(await countDepositQueue(ctx.tx, ctx.site.id)) };
}

/** What waits; nobody counts what is over. */
function countsOf(byState: ReadonlyMap<DepositState, number>): DepositQueue['counts'] {
  const count = (view: DepositView) =>
    statesOfView[view].reduce((sum, state) => sum + (byState.get(state) ?? 0), 0);
  return {
    to_do: count('to_do'),
    to_match: count('to_match'),
    to_decide: count('to_decide'),
    to_refund: count('to_refund'),
    waiting: count('waiting'),
    closed: 0,
  };
}
