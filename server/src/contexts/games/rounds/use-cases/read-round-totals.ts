import type { PlayMode } from '@portal/protocol';
import type { CurrencyCode } from '@portal/money';
import type { Ctx } from '../../../../platform/context.ts';
import { trialCurrency } from '../../../wallet/index.ts';
import { sumOpenRounds } from '../store-open-rounds.ts';
import { noRounds, type RoundSums, sumRounds } from '../store-rounds.ts';
import { isAsked, type RecordFilter, roundFilterOf } from './list-rounds.ts';

export interface RoundTotals extends RoundSums {
  readonly currency: CurrencyCode;
}

const nothingOpen = { roundCount: 0n, stakeMinor: 0n };

/**
 * Everything that the betting record lists for the same filter, summed up by the database. Refuses
 * `in_need_true_account` when a trial account asks for real rounds.
 */
export async function readRoundTotals(ctx: Ctx, record: RecordFilter): Promise<RoundTotals> {
  const filter = roundFilterOf(ctx, record);
  const open = isAsked('open', record) ? await sumOpenRounds(ctx.tx, filter) : nothingOpen;
  const over = isAsked('over', record) ? await sumRounds(ctx.tx, filter) : noRounds;
  return {
    ...over,
    roundCount: over.roundCount + open.roundCount,
    stakeMinor: over.stakeMinor + open.stakeMinor,
    currency: currencyOf(ctx, filter.mode),
  };
}

function currencyOf({ site }: Pick<Ctx, 'site'>, mode: PlayMode): CurrencyCode {
  return mode === 'trial' ? trialCurrency : site.currency;
}
