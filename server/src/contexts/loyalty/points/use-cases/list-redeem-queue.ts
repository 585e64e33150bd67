import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { readAccounts } from '../../../members/index.ts';
import { type Redeem, type RedeemPage, selectDecided, selectWaiting } from '../store-redeems.ts';

export type RedeemView = 'waiting' | 'approved' | 'rejected';

export type QueuedRedeem = Redeem & { readonly account: string };

/** Orders of the mall, with the account name of who made each. */
export async function listRedeemQueue(
  ctx: Ctx<OperatorActor>,
  query: RedeemPage & { readonly view: RedeemView },
): Promise<{ readonly rows: readonly QueuedRedeem[]; readonly nextCursor: string | null }> {
  const { view, cursor, limit } = query;
  const page = { cursor, limit: limit + 1 };
  const found =
    view === 'waiting'
      ? await selectWaiting(ctx.tx, page)
      : await selectDecided(ctx.tx, {
          ...page,
          state: view === 'approved' ? 'APPROVED' : 'REJECTED',
        });
  const shown = found.slice(0, limit);
  const accounts = await readAccounts(ctx, [...new Set(shown.map(({ memberId }) => memberId))]);
  return {
    rows: shown.map((row) => ({ ...row, account: accounts.get(row.memberId) ?? '' })),
    nextCursor: found.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
}
