import type { Texts } from '@portal/i18n/files';
import { type Endpoints, mostPartLines, type ReplyOf } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { presentLine, presentParts, type RecordView } from './present-record.ts';
import { recordCsv } from './record-csv.ts';
import { listBets, type RecordFilter } from './use-cases/list-bets.ts';

/** A part of the file of all bets of its days, from the newest on; its memory is that of a part. */
export async function readFile(
  ctx: Ctx,
  filter: RecordFilter & { readonly cursor?: string | undefined },
  file: { readonly view: RecordView; readonly texts: Texts },
): Promise<ReplyOf<Endpoints['readBetsFile']>> {
  const { bets, nextCursor } = await listBets(ctx, { ...filter, limit: mostPartLines });
  const lines = bets.map((bet) => ({ ...presentLine(bet, file.view), parts: presentParts(bet) }));
  const { from = '', to = '', cursor } = filter;
  const part = { lines, isFirst: cursor === undefined };
  const csv = recordCsv(part, file.texts, { locale: file.view.locale, site: ctx.site });
  return { fileName: `bets-${from}-${to}.csv`, csv, nextCursor };
}
