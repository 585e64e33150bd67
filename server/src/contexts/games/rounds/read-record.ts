import { currency, formatAmount } from '@portal/money';
import type { Texts } from '@portal/i18n/files';
import { type Endpoints, mostPartLines, type ReplyOf } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
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

/** A part of the file of all rounds of its days, from the newest on. */
export async function readFile(
  ctx: Ctx,
  filter: RecordFilter & { readonly cursor?: string | undefined },
  file: { readonly view: RecordView; readonly texts: Texts },
): Promise<ReplyOf<Endpoints['readRoundsFile']>> {
  const page = await listRounds(ctx, { ...filter, limit: mostPartLines });
  const { content: lines } = presentRecord(page, file.view);
  const { from = '', to = '', cursor } = filter;
  const part = { lines, isFirst: cursor === undefined };
  const words = { locale: file.view.locale, site: ctx.site };
  const csv = recordCsv(part, file.texts, words);
  return { fileName: `rounds-${from}-${to}.csv`, csv, nextCursor: page.nextCursor };
}
