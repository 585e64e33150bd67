import { priorityFromScore } from '@portal/commission';
import type { MemberId, WithdrawalState, WithdrawalView } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { readAccounts } from '../../../members/index.ts';
import type { CashierSettings } from '../../settings.ts';
import { withWaitingApprovals } from '../../waiting-approval.ts';
import {
  countQueue,
  type QueuePage,
  selectClosed,
  selectComplained,
  selectLate,
  selectQueue,
} from '../store-queue.ts';
import { measureComplaints } from '../../complaints/store-complaints.ts';
import { lateBefore, measureLateOrders } from '../late.ts';
import { type WholeOrder, wholeOrder } from '../whole.ts';

type OpenView = Exclude<WithdrawalView, 'complaints' | 'late' | 'closed'>;

const statesOf: Readonly<Record<OpenView, readonly WithdrawalState[]>> = {
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
  settings: CashierSettings,
): Promise<WithdrawalQueue> {
  const { view, memberId, cursor, limit } = query;
  const page = { siteId: ctx.site.id, memberId, cursor, limit: limit + 1 };
  const rows = await rowsOf(ctx, view, page);
  const shown = await withWaitingApprovals(ctx, rows.slice(0, limit));
  const names = await readAccounts(
    ctx,
    shown.map((row) => row.memberId),
  );
  const orders: QueuedOrder[] = [];
  for (const row of shown) {
    const whole = await wholeOrder(ctx, row, settings);
    orders.push({ ...whole, memberName: names.get(row.memberId) ?? row.memberId });
  }
  const nextCursor = rows.length > limit ? orders.at(-1)?.order.id : undefined;
  return { orders, nextCursor, counts: await countsOf(ctx) };
}

function rowsOf(ctx: Ctx, view: WithdrawalView, page: Omit<QueuePage, 'states' | 'priorityFrom'>) {
  switch (view) {
    case 'closed':
      return selectClosed(ctx.tx, page);
    case 'complaints':
      return selectComplained(ctx.tx, page);
    case 'late':
      return selectLate(ctx.tx, { ...page, before: lateBefore(ctx) });
    default: {
      const priorityFrom = view === 'review' ? priorityFromScore : 0;
      return selectQueue(ctx.tx, { ...page, states: statesOf[view], priorityFrom });
    }
  }
}

/** What waits; nobody counts what is over. */
async function countsOf(ctx: Ctx): Promise<WithdrawalQueue['counts']> {
  const byState = await countQueue(ctx.tx, ctx.site.id);
  const count = (view: OpenView) =>
    statesOf[view].reduce((sum, state) => sum + (byState.get(state) ?? 0), 0);
  return {
    review: count('review'),
    to_pay: count('to_pay'),
    sent: count('sent'),
    disputed: count('disputed'),
    complaints: (await measureComplaints(ctx.tx, ctx.site.id)).count,
    late: (await measureLateOrders(ctx)).count,
    closed: 0,
  };
}
