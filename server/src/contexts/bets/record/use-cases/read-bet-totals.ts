import type { CurrencyCode } from '@portal/money';
import type { Ctx } from '../../../../platform/context.ts';
import { type BetSums, selectProviders, sumBets } from '../store-record.ts';
import { betFilterOf, type RecordFilter } from './list-bets.ts';

export interface BetTotals extends BetSums {
  readonly currency: CurrencyCode;
  /** Who took any bets of these days, whichever provider was asked for. */
  readonly providers: readonly string[];
}

/**
 * Everything that the betting record lists for the same filter, summed up by the database. Refuses
 * `in_need_true_account` when a trial account asks for bets of real money.
 */
export async function readBetTotals(ctx: Ctx, record: RecordFilter): Promise<BetTotals> {
  const filter = betFilterOf(ctx, record);
  const sums = await sumBets(ctx.tx, filter);
  const providers = await selectProviders(ctx.tx, filter);
  return { ...sums, providers, currency: filter.currency };
}
