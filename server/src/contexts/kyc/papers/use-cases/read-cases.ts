import { assertDefined } from '@portal/money';
import type { KycCaseId, KycDocumentId, MemberId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { readAccounts, readMember, readProfileTexts } from '../../../members/index.ts';
import { recordEvents } from '../../../trail/index.ts';
import { openSaid, type Said } from '../said.ts';
import { type Verification, verificationOf } from '../standing.ts';
import { type CaseRow, findCase, selectCasesOf } from '../store-cases.ts';
import { selectDocumentIds } from '../store-documents.ts';
import { type CasePage, selectDecidedCases, selectWaitingCases } from '../store-queue.ts';

export interface NamedCase extends CaseRow {
  readonly account: string;
}

/** A page of the queue, and where the next one begins. */
export async function listCases(
  ctx: Ctx<OperatorActor>,
  page: Omit<CasePage, 'siteId'>,
): Promise<{ readonly rows: readonly NamedCase[]; readonly nextCursor: string | null }> {
  const { limit } = page;
  const query = { ...page, siteId: ctx.site.id, limit: limit + 1 };
  const select = page.view === 'waiting' ? selectWaitingCases : selectDecidedCases;
  const found = await select(ctx.tx, query);
  const rows = await named(ctx, found.slice(0, limit));
  return { rows, nextCursor: found.length > limit ? (rows.at(-1)?.id ?? null) : null };
}

/** Papers with all that decides about them. */
export interface WholeCase extends NamedCase {
  readonly said: Said;
  readonly profile: Readonly<Record<string, string>>;
  readonly documentIds: readonly KycDocumentId[];
  readonly earlier: readonly NamedCase[];
}

/** Refuses with `not_found`. */
export async function readCase(ctx: Ctx<OperatorActor>, id: KycCaseId): Promise<WholeCase> {
  const row = await ownCase(ctx, id);
  const all = await named(ctx, [row, ...(await selectCasesOf(ctx.tx, row.memberId))]);
  const [whole, ...cases] = all;
  return {
    ...assertDefined(whole, 'the row itself'),
    said: openSaid(ctx, row),
    profile: await readProfileTexts(ctx, row.memberId),
    documentIds: await selectDocumentIds(ctx.tx, id),
    earlier: cases.filter((own) => own.id < id),
  };
}

/** The whole number of a paper; the trail tells of each look. Refuses with `not_found`. */
export async function revealNumber(ctx: Ctx<OperatorActor>, id: KycCaseId): Promise<string> {
  const row = await ownCase(ctx, id);
  const { number } = openSaid(ctx, row);
  if (number === null) {
    throw new Refusal('not_found');
  }
  const subject = { type: 'member', id: row.memberId };
  await recordEvents(ctx, { action: 'kyc.reveal', subject, after: { papers: id } });
  return number;
}

export interface MemberPapers extends Verification {
  readonly cases: readonly NamedCase[];
}

/** What a member has proven, sent and been asked for. Refuses with `not_found`. */
export async function readMemberPapers(
  ctx: Ctx<OperatorActor>,
  memberId: MemberId,
): Promise<MemberPapers> {
  await readMember(ctx, memberId);
  const verification = await verificationOf(ctx, memberId);
  return { ...verification, cases: await named(ctx, verification.cases) };
}

async function ownCase(ctx: Ctx, id: KycCaseId): Promise<CaseRow> {
  const row = await findCase(ctx.tx, id);
  if (row === undefined || row.siteId !== ctx.site.id) {
    throw new Refusal('not_found');
  }
  return row;
}

async function named(ctx: Ctx, rows: readonly CaseRow[]): Promise<readonly NamedCase[]> {
  const ids = [...new Set(rows.map(({ memberId }) => memberId))];
  const accounts = await readAccounts(ctx, ids);
  return rows.map((row) => ({ ...row, account: accounts.get(row.memberId) ?? row.memberId }));
}
