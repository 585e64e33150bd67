import type { KycCaseId, KycKind, KycView, MemberId, OperatorId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import type { QueueDepth } from '../../../platform/desk-queue.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  ClaimCase,
  ExpireCases,
  MeasureWaiting,
  ReplaceCase,
  SelectDecidedCases,
  SelectWaitingCases,
} from '../generated/statements.ts';
import { caseColumns, type CaseRow } from './store-cases.ts';

export interface CasePage {
  readonly siteId: string;
  readonly view: KycView;
  readonly kind: KycKind | undefined;
  readonly cursor: string | undefined;
  readonly limit: number;
}

function ofKind(kind: KycKind | undefined) {
  return kind === undefined ? sql`true` : sql`kind = ${kind}`;
}

/** What waits for a decision, the longest first. */
export async function selectWaitingCases(
  tx: Transaction,
  page: CasePage,
): Promise<readonly CaseRow[]> {
  const further = page.cursor === undefined ? sql`` : sql` and id > ${page.cursor}`;
  const { rows } = await sql<SelectWaitingCases>`
    select ${caseColumns} from kyc_cases
     where site_id = ${page.siteId} and state = 'waiting' and ${ofKind(page.kind)}${further}
     order by id limit ${page.limit}`.execute(tx);
  return rows;
}

/** What was decided one way, the newest papers first. */
export async function selectDecidedCases(
  tx: Transaction,
  page: CasePage,
): Promise<readonly CaseRow[]> {
  const older = page.cursor === undefined ? sql`` : sql` and id < ${page.cursor}`;
  const { rows } = await sql<SelectDecidedCases>`
    select ${caseColumns} from kyc_cases
     where site_id = ${page.siteId} and state = ${page.view} and ${ofKind(page.kind)}${older}
     order by id desc limit ${page.limit}`.execute(tx);
  return rows;
}

export async function claimCase(
  tx: Transaction,
  claim: {
    readonly id: KycCaseId;
    readonly by: OperatorId;
    readonly name: string;
    readonly until: Temporal.Instant;
  },
): Promise<void> {
  await sql<ClaimCase>`
    update kyc_cases set claimed_by = ${claim.by}, claimed_by_name = ${claim.name},
                         claimed_until = ${String(claim.until)}::timestamptz
     where id = ${claim.id}`.execute(tx);
}

/** What stood makes way for newer papers. */
export async function replaceCase(
  tx: Transaction,
  query: { readonly memberId: MemberId; readonly kind: KycKind; readonly at: Temporal.Instant },
): Promise<void> {
  await sql<ReplaceCase>`
    update kyc_cases set state = 'replaced', state_at = ${String(query.at)}::timestamptz
     where member_id = ${query.memberId} and kind = ${query.kind} and state = 'approved'
  `.execute(tx);
}

/** Ends what was good until yesterday, some at a time; answers whose it was. */
export async function expireCases(
  tx: Transaction,
  query: { readonly today: string; readonly at: Temporal.Instant; readonly limit: number },
): Promise<readonly ExpireCases['row'][]> {
  const { rows } = await sql<ExpireCases>`
    update kyc_cases set state = 'expired', state_at = ${String(query.at)}::timestamptz
     where id in (select id from kyc_cases
                   where state = 'approved' and expires_on < ${query.today}::date
                   order by expires_on limit ${query.limit} for update skip locked)
    returning id, member_id as "memberId", kind`.execute(tx);
  return rows;
}

export async function measureWaiting(tx: Transaction, siteId: string): Promise<QueueDepth> {
  const { rows } = await sql<MeasureWaiting>`
    select count(*)::int as count, min(sent_at) as "oldestAt" from kyc_cases
     where site_id = ${siteId} and state = 'waiting'`.execute(tx);
  return { count: rows[0]?.count ?? 0, oldestAt: rows[0]?.oldestAt ?? undefined };
}
