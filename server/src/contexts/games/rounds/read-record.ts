import { currency, formatAmount } from '@portal/money';
import type { Texts } from '@portal/i18n/files';
import { type Endpoints, mostFileLines, type ReplyOf } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { recordCsv } from './record-csv.ts';
import { presentRecord, type RecordView } from './present-record.ts';
import { listRounds, type RecordFilter } from './use-cases/list-rounds.ts';
import { readRoundTotals } from './use-cases/read-round-totals.ts';

export async function readTotals(
  ctx: Ctx,
  filter: RecordFilter,
): Promise<ReplyOf<Endpoints['readRoundTotals']>> {
  const totals = await readRoundTotals(ctx, filter);
  const unit = currency(totals.currency);
  return {
    currency: totals.currency,
    rounds: Number(totals.roundCount),
    stake: formatAmount(totals.stakeMinor, unit),
    win: formatAmount(totals.winMinor, unit),
    net: formatAmount(totals.returnedMinor - totals.stakeMinor, unit),
  };
}

/** Refuses with `record_too_long`: a file holds all rounds of its days. */
export async function readFile(
  ctx: Ctx,
  filter: RecordFilter,
  file: { readonly view: RecordView; readonly texts: Texts },
): Promise<ReplyOf<Endpoints['readRoundsFile']>> {
  const page = await listRounds(ctx, { ...filter, limit: mostFileLines });
  if (page.nextCursor !== null) {
    throw new Refusal('record_too_long', { mostLines: mostFileLines });
  }
  const { content } = presentRecord(page, file.view);
  const { from = '', to = '' } = filter;
  const words = { locale: file.view.locale, site: ctx.site };
  return { fileName: `rounds-${from}-${to}.csv`, csv: recordCsv(content, file.texts, words) };
}
