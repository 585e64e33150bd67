import { formatAmount, currency } from '@portal/money';
import { type Endpoints, mostPartLines, type ReplyOf } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { momentsOf, type SiteDays } from '../../platform/site-days.ts';
import { readEntry, statement, statementEnds, statementTotals } from '../wallet/index.ts';
import type { SpendingAccount } from './account-path.ts';
import { presentReceipt, presentStatement } from './present.ts';
import { type CsvEnds, statementCsv, type StatementWords } from './statement-csv.ts';
import {
  type Explanations,
  type OrderNumbers,
  withExplanations,
  withNumbers,
} from './with-numbers.ts';

/** Which lines of an account; days are those of the site's zone. */
interface LineQuery extends SiteDays {
  readonly type?: string | undefined;
}

/** The part of a file that begins behind the line of `cursor`. */
interface FileQuery extends LineQuery {
  readonly cursor?: string | undefined;
}

interface PageQuery extends FileQuery {
  readonly limit?: number | undefined;
}

const linesPerPage = 20;

export async function listLines(
  ctx: Ctx,
  account: SpendingAccount,
  query: PageQuery,
): Promise<ReplyOf<Endpoints['listStatementLines']>> {
  const { type, cursor, limit = linesPerPage } = query;
  const moments = momentsOf(query, ctx.site.timeZone);
  const page = await statement(ctx, { ...account, ...moments, type, cursor, limit });
  return presentStatement(page, account.currency);
}

export async function readTotals(
  ctx: Ctx,
  account: SpendingAccount,
  query: LineQuery,
): Promise<ReplyOf<Endpoints['readStatementTotals']>> {
  const moments = momentsOf(query, ctx.site.timeZone);
  const totals = await statementTotals(ctx, { ...account, ...moments, type: query.type });
  const { lineCount, inMinor, outMinor } = totals;
  const unit = currency(account.currency);
  const ends =
    query.type === undefined ? await statementEnds(ctx, { ...account, ...moments }) : null;
  return {
    currency: account.currency,
    lines: Number(lineCount),
    moneyIn: formatAmount(inMinor, unit),
    moneyOut: formatAmount(outMinor, unit),
    net: formatAmount(inMinor - outMinor, unit),
    opening: ends && formatAmount(ends.openingMinor, unit),
    closing: ends && formatAmount(ends.closingMinor, unit),
  };
}

/** Refuses with `not_found`: another account's entry is none. */
export async function readReceipt(
  ctx: Ctx,
  account: SpendingAccount,
  entryId: string,
): Promise<ReplyOf<Endpoints['readStatementEntry']>> {
  const entry = await readEntry(ctx, { ...account, entryId });
  if (entry === undefined) {
    throw new Refusal('not_found');
  }
  return presentReceipt(entry, account);
}

/** A part of the file of all lines of its days, from the newest on; no more is ever in memory. */
export async function readFile(
  ctx: Ctx,
  account: SpendingAccount,
  file: {
    readonly query: FileQuery;
    readonly words: StatementWords;
    readonly explanations: Explanations;
    /** For a member; the desk reads the references of the books. */
    readonly orderNumbers?: OrderNumbers;
  },
): Promise<ReplyOf<Endpoints['readStatementFile']>> {
  const { query, words, explanations, orderNumbers } = file;
  const page = { ...query, limit: mostPartLines };
  const { content: found, nextCursor } = await listLines(ctx, account, page);
  const named = orderNumbers === undefined ? found : await withNumbers(ctx, found, orderNumbers);
  const content = await withExplanations(ctx, named, explanations);
  const { from = '', to = '', cursor } = query;
  const ends = await endsOf(ctx, account, query);
  const part = { isFirst: cursor === undefined, isLast: nextCursor === null, ends };
  const csv = statementCsv(content, part, words);
  return { fileName: `statement-${from}-${to}.csv`, csv, nextCursor };
}

/** Opening + rows = closing: lines of one type alone have neither. */
async function endsOf(
  ctx: Ctx,
  account: SpendingAccount,
  query: LineQuery,
): Promise<CsvEnds | undefined> {
  if (query.type !== undefined) {
    return undefined;
  }
  const moments = momentsOf(query, ctx.site.timeZone);
  const { openingMinor, closingMinor } = await statementEnds(ctx, { ...account, ...moments });
  const unit = currency(account.currency);
  const amount = (minor: bigint) => formatAmount(minor, unit);
  return {
    opening: amount(openingMinor),
    closing: amount(closingMinor),
    currency: account.currency,
  };
}
