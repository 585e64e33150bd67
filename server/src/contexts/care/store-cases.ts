import type { CareCaseId, CareOutcome, CareSign, CareView, MemberId } from '@portal/protocol';
import type { Transaction } from '../../platform/context.ts';
import type { QueueDepth } from '../../platform/desk-queue.ts';
import { plain } from '../../platform/sql-arrays.ts';
import { sql } from '../../platform/sql.ts';
import type {
  CloseCase,
  FindCase,
  HasOpenHarm,
  InsertCases,
  LockCase,
  MeasureOpen,
  SelectClosedCases,
  SelectOpenCases,
} from './generated/statements.ts';

export type CaseRow = FindCase['row'];

const columns = sql`id, site_id as "siteId", member_id as "memberId", sign, found, threshold,
  raised_at as "raisedAt", state, outcome, reason, closed_at as "closedAt",
  closed_by_name as "closedByName"`;

/** What was found of one member. */
export interface FoundSign {
  readonly id: CareCaseId;
  readonly memberId: MemberId;
  readonly sign: CareSign;
  readonly found: bigint;
  readonly threshold: bigint;
}

/** Raises those that neither are open nor were raised since `quietSince`; answers which. */
export async function insertCases(
  tx: Transaction,
  batch: {
    readonly siteId: string;
    readonly at: Temporal.Instant;
    readonly quietSince: Temporal.Instant;
    readonly signs: readonly FoundSign[];
  },
): Promise<readonly InsertCases['row'][]> {
  const { siteId, at, quietSince, signs } = batch;
  const { rows } = await sql<InsertCases>`
    insert into care_cases (id, site_id, member_id, sign, found, threshold, raised_at, state)
    select f.id, ${siteId}, f.member_id, f.sign, f.found, f.threshold,
           ${String(at)}::timestamptz, 'open'
      from unnest(${plain(signs.map(({ id }) => id))}::text[],
                  ${plain(signs.map(({ memberId }) => memberId))}::text[],
                  ${plain(signs.map(({ sign }) => sign))}::text[],
                  ${plain(signs.map(({ found }) => found))}::bigint[],
                  ${plain(signs.map(({ threshold }) => threshold))}::bigint[])
             as f (id, member_id, sign, found, threshold)
     where not exists (
       select from care_cases c
        where c.member_id = f.member_id and c.sign = f.sign
          and (c.state = 'open' or c.raised_at > ${String(quietSince)}::timestamptz))
    on conflict (member_id, sign) where state = 'open' do nothing
    returning id, member_id as "memberId", sign`.execute(tx);
  return rows;
}

export interface CasePage {
  readonly siteId: string;
  readonly view: CareView;
  readonly sign: CareSign | undefined;
  readonly cursor: string | undefined;
  readonly limit: number;
}

function ofSign(sign: CareSign | undefined) {
  return sign === undefined ? sql`true` : sql`sign = ${sign}`;
}

/** What waits for somebody, the oldest first. */
export async function selectOpenCases(
  tx: Transaction,
  page: CasePage,
): Promise<readonly CaseRow[]> {
  const further = page.cursor === undefined ? sql`` : sql` and id > ${page.cursor}`;
  const { rows } = await sql<SelectOpenCases>`
    select ${columns} from care_cases
     where site_id = ${page.siteId} and state = 'open' and ${ofSign(page.sign)}${further}
     order by id limit ${page.limit}`.execute(tx);
  return rows;
}

/** What was closed, the newest cases first. */
export async function selectClosedCases(
  tx: Transaction,
  page: CasePage,
): Promise<readonly CaseRow[]> {
  const older = page.cursor === undefined ? sql`` : sql` and id < ${page.cursor}`;
  const { rows } = await sql<SelectClosedCases>`
    select ${columns} from care_cases
     where site_id = ${page.siteId} and state = 'closed' and ${ofSign(page.sign)}${older}
     order by id desc limit ${page.limit}`.execute(tx);
  return rows;
}

export async function findCase(tx: Transaction, id: CareCaseId): Promise<CaseRow | undefined> {
  const { rows } = await sql<FindCase>`
    select ${columns} from care_cases where id = ${id}`.execute(tx);
  return rows[0];
}

export async function lockCase(tx: Transaction, id: CareCaseId): Promise<CaseRow | undefined> {
  const { rows } = await sql<LockCase>`
    select ${columns} from care_cases where id = ${id} for update`.execute(tx);
  return rows[0];
}

export async function closeCase(
  tx: Transaction,
  row: {
    readonly id: CareCaseId;
    readonly outcome: CareOutcome;
    readonly reason: string;
    readonly at: Temporal.Instant;
    readonly by: string;
    readonly byName: string;
  },
): Promise<void> {
  await sql<CloseCase>`
    update care_cases set state = 'closed', outcome = ${row.outcome}, reason = ${row.reason},
           closed_at = ${String(row.at)}::timestamptz, closed_by = ${row.by},
           closed_by_name = ${row.byName}
     where id = ${row.id}`.execute(tx);
}

/** Whether a sign of harm waits; who is too young, and money that lies there, are other matters. */
export async function hasOpenHarm(tx: Transaction, memberId: MemberId): Promise<boolean> {
  const { rows } = await sql<HasOpenHarm>`
    select 1 as waiting from care_cases
     where member_id = ${memberId} and state = 'open'
       and sign not in ('underage', 'stranded')
     limit 1`.execute(tx);
  return rows.length > 0;
}

export async function measureOpen(tx: Transaction, siteId: string): Promise<QueueDepth> {
  const { rows } = await sql<MeasureOpen>`
    select count(*)::int as count, min(raised_at) as "oldestAt" from care_cases
     where site_id = ${siteId} and state = 'open'`.execute(tx);
  return { count: rows[0]?.count ?? 0, oldestAt: rows[0]?.oldestAt ?? undefined };
}
