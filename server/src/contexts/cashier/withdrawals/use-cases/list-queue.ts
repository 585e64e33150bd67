import type { MemberId, WithdrawalState, WithdrawalView } from '@portal/protocol';
import { withdrawalViews } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { readAccounts } from '../../../members/index.ts';
import { withWaitingApprovals } from '../../waiting-approval.ts';
import { countQueue, selectClosed, selectQueue } from '../store-queue.ts';
import { type WholeOrder, wholeOrder } from '../whole.ts';

const statesOf: Readonly<Record<Exclude<WithdrawalView, 'closed'>, readonly WithdrawalState[]>> = {
  review: ['REVIEW', 'INFO_NEEDED'],
  to_pay: ['APPROVED', 'PAYING', 'MATCHING', 'PART_PAID'],
  sent: ['PAID', 'AWAIT_RECEIPT'],
  disputed: ['DISPUTED'],
};

export interface QueuedOrder extends WholeOrder {
  readonly memberName: string;
}

export interface WithdrawalQueue {
  readonly orders: readonly QueuedOrder[];
  readonly nextCursor: string | undefined;
  readonly counts: Readonly<Record<WithdrawalView, number>>;
}

export async function listQueue(
  ctx: Ctx<OperatorActor>,
  query: {
    readonly view: WithdrawalView;
    readonly memberId: MemberId | undefined;
    readonly cursor: string | undefined;
    readonly limit: number;
  },
): Promise<WithdrawalQueue> {
  const { view, memberId, cursor, limit } = query;
  const states = view === 'closed' ? [] : statesOf[view];
  const page = { siteId: ctx.site.id, states, memberId, cursor, limit: limit + 1 };
  const rows = await (view === 'closed' ? selectClosed : selectQueue)(ctx.tx, page);
  const shown = await withWaitingApprovals(ctx, rows.slice(0, limit));
  const names = await readAccounts(
    ctx,
    shown.map((row) => row.memberId),
  );
  const orders: QueuedOrder[] = [];
  for (const row of shown) {
    const whole = await wholeOrder(ctx, row);
    orders.push({ ...whole, memberName: names.get(row.memberId) ?? row.memberId });
  }
  const nextCursor = rows.length > limit ? orders.at(-1)?.order.id : undefined;
  return { orders, nextCursor, counts: countsOf(await countQueue(ctx.tx, ctx.site.id)) };
}

/** What waits; nobody counts what is over. */
function countsOf(byState: ReadonlyMap<string, number>): WithdrawalQueue['counts'] {
  const count = (view: WithdrawalView) =>
    view === 'closed'
      ? 0
      : statesOf[view].reduce((sum, state) => sum + (byState.get(state) ?? 0), 0);
  const [review, toPay, sent, disputed, closed] = withdrawalViews.map(count);
  return {
    review: review ?? 0,
    to_pay: toPay ?? 0,
    sent: sent ?? 0,
    disputed: disputed ?? 0,
    closed: closed ?? 0,
  };
}
