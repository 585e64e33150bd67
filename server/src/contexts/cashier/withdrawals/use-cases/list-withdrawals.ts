import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import type { CashierSettings } from '../../settings.ts';
import { selectOrders } from '../store-withdrawals.ts';
import { type WholeOrder, wholeOrder } from '../whole.ts';

export interface WithdrawalPage {
  readonly orders: readonly WholeOrder[];
  readonly nextCursor: string | undefined;
}

/** The caller's own orders, the newest first. */
export async function listWithdrawals(
  ctx: Ctx<MemberActor>,
  page: { readonly cursor: string | undefined; readonly limit: number },
  settings: CashierSettings,
): Promise<WithdrawalPage> {
  const { cursor: before, limit } = page;
  const query = { memberId: ctx.actor.id, before, limit: limit + 1 };
  const rows = await selectOrders(ctx.tx, query);
  const orders: WholeOrder[] = [];
  for (const row of rows.slice(0, limit)) {
    orders.push(await wholeOrder(ctx, row, settings));
  }
  return { orders, nextCursor: rows.length > limit ? orders.at(-1)?.order.id : undefined };
}
