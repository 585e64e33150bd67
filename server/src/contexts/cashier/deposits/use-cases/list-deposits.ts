import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { type Deposit, selectDeposits } from '../store-deposits.ts';

export interface DepositPage {
  readonly orders: readonly Deposit[];
  readonly nextCursor: string | undefined;
}

/** The caller's own orders, the newest first. */
export async function listDeposits(
  ctx: Ctx<MemberActor>,
  page: { readonly cursor: string | undefined; readonly limit: number },
): Promise<DepositPage> {
  const { cursor: before, limit } = page;
  const query = { memberId: ctx.actor.id, before, limit: limit + 1 };
  const rows = await selectDeposits(ctx.tx, query);
  const orders = rows.slice(0, limit);
  return { orders, nextCursor: rows.length > limit ? orders.at(-1)?.id : undefined };
}
