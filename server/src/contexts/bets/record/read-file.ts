import type { Texts } from '@portal/i18n/files';
import { type Endpoints, mostFileLines, type ReplyOf } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { presentLine, presentParts, type RecordView } from './present-record.ts';
import { recordCsv } from './record-csv.ts';
import { listBets, type RecordFilter } from './use-cases/list-bets.ts';

/** Refuses with `record_too_long`: a file holds all bets of its days. */
export async function readFile(
  ctx: Ctx,
  filter: RecordFilter,
  file: { readonly view: RecordView; readonly texts: Texts },
): Promise<ReplyOf<Endpoints['readBetsFile']>> {
  const page = await listBets(ctx, { ...filter, limit: mostFileLines });
  if (page.nextCursor !== null) {
    throw new Refusal('record_too_long', { mostLines: mostFileLines });
  }
  const lines = page.bets.map((bet) => ({
    ...presentLine(bet, file.view),
    parts: presentParts(bet),
  }));
  const { from = '', to = '' } = filter;
  const words = { locale: file.view.locale, site: ctx.site };
  return { fileName: `bets-${from}-${to}.csv`, csv: recordCsv(lines, file.texts, words) };
}
