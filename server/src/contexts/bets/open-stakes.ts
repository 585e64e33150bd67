import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import {
  type OpenRounds,
  selectBeside,
  selectOpenRounds,
  sumBetDebts,
  sumOpenStakes,
} from './store-open.ts';

/**
 * What a member has staked in real money on what has no result yet, in minor units: in all, or
 * since a moment.
 */
export function readOpenStakes(
  ctx: Ctx,
  memberId: MemberId,
  from?: Temporal.Instant,
): Promise<bigint> {
  return sumOpenStakes(ctx.tx, { memberId, currency: ctx.site.currency, from });
}

/**
 * The same bet by bet, and below 0 what of bets since then could not be taken back: what the lines
 * of the member's account do not show.
 */
export function readBesideLedger(
  ctx: Ctx,
  { memberId, from }: { readonly memberId: MemberId; readonly from: Temporal.Instant },
): ReturnType<typeof selectBeside> {
  return selectBeside(ctx.tx, { memberId, currency: ctx.site.currency, from });
}

/**
 * Minor units that a member owes the house, after a result was taken back that had been spent.
 * Whoever books one holds the lock of the member's cash account.
 */
export function readBetDebt(ctx: Ctx, memberId: MemberId): Promise<bigint> {
  return sumBetDebts(ctx.tx, { memberId, currency: ctx.site.currency });
}

/** What waits for a result, by provider: rounds, stakes in minor units, and since when. */
export async function readOpenRounds(
  ctx: Ctx,
  providers: readonly string[],
): Promise<ReadonlyMap<string, OpenRounds>> {
  const rows = await selectOpenRounds(ctx.tx, { providers, currency: ctx.site.currency });
  return new Map(rows.map((row) => [row.provider, row]));
}
