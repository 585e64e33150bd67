import type { Ctx } from '../../../platform/context.ts';
import { placeOf } from './place-of.ts';
import { type BetsOfFilter, selectBetsOf, selectProvidersOf, sumBetsOf } from './store-bets-of.ts';
import type { BetSums } from './store-record.ts';
import type { RecordPage } from './use-cases/list-bets.ts';

export interface BetsOfPage extends BetsOfFilter {
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** Bets of several members together, newest first; who may see them is the caller's to decide. */
export async function listBetsOf(ctx: Ctx, query: BetsOfPage): Promise<RecordPage> {
  const { cursor, limit } = query;
  const found = await selectBetsOf(ctx.tx, {
    ...query,
    before: placeOf(cursor),
    limit: limit + 1,
  });
  const bets = found.slice(0, limit);
  return { bets, nextCursor: found.length > limit ? (bets.at(-1)?.id ?? null) : null };
}

export interface BetTotalsOf extends BetSums {
  readonly providers: readonly string[];
}

/** What they came to, and who took any of them, whichever provider the filter names. */
export async function readTotalsOf(ctx: Ctx, filter: BetsOfFilter): Promise<BetTotalsOf> {
  const sums = await sumBetsOf(ctx.tx, filter);
  return { ...sums, providers: await selectProvidersOf(ctx.tx, filter) };
}
