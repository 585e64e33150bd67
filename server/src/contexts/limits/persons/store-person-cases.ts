import type {
  MemberId,
  OperatorId,
  PersonCaseId,
  PersonCaseState,
  PersonMarkKind,
} from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import type { QueueDepth } from '../../../platform/desk-queue.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  AskLift,
  ClaimPersonCase,
  FindPersonCase,
  InsertPersonCases,
  LockPersonCase,
  MeasurePersonCases,
  SelectDecidedPersons,
  SelectPersonCasesOf,
  SelectWaitingPersons,
  UpdatePersonCase,
} from '../generated/statements.ts';

export type PersonCaseRow = FindPersonCase['row'];

const caseColumns = sql`c.id, c.newer_id as "newerId", c.older_id as "olderId", c.state,
  c.found_at as "foundAt", c.claimed_by as "claimedBy", c.claimed_by_name as "claimedByName",
  c.claimed_until as "claimedUntil", c.decided_by_name as "decidedByName",
  c.decided_at as "decidedAt", c.reason, c.lift_by as "liftBy", c.lift_by_name as "liftByName",
  c.lift_at as "liftAt", c.lift_reason as "liftReason",
  array(select m.kind from person_matches m
         where m.member_id = c.newer_id and m.other_id = c.older_id order by m.kind) as marks`;

/** A pair that has its case keeps it. */
export async function insertPersonCases(
  tx: Transaction,
  pairs: readonly {
    readonly id: PersonCaseId;
    readonly newerId: MemberId;
    readonly olderId: MemberId;
  }[],
  at: Temporal.Instant,
): Promise<void> {
  await sql<InsertPersonCases>`
    insert into person_cases (id, newer_id, older_id, state, found_at)
    select id, newer_id, older_id, 'waiting', ${String(at)}::timestamptz
      from unnest(${pairs.map(({ id }) => id)}::text[],
                  ${pairs.map(({ newerId }) => newerId)}::text[],
                  ${pairs.map(({ olderId }) => olderId)}::text[]) as t (id, newer_id, older_id)
    on conflict do nothing`.execute(tx);
}

export interface PersonCasePage {
  readonly view: PersonCaseState;
  readonly mark: PersonMarkKind | undefined;
  readonly cursor: string | undefined;
  readonly limit: number;
}

function sharing(mark: PersonMarkKind | undefined) {
  return mark === undefined
    ? sql`true`
    : sql`exists (select 1 from person_matches s where s.member_id = c.newer_id
                    and s.other_id = c.older_id and s.kind = ${mark})`;
}

/** What waits for a decision, the longest first. */
export async function selectWaitingPersons(
  tx: Transaction,
  page: PersonCasePage,
): Promise<readonly PersonCaseRow[]> {
  const further = page.cursor === undefined ? sql`` : sql` and c.id > ${page.cursor}`;
  const { rows } = await sql<SelectWaitingPersons>`
    select ${caseColumns} from person_cases c
     where c.state = 'waiting' and ${sharing(page.mark)}${further}
     order by c.id limit ${page.limit}`.execute(tx);
  return rows;
}

/** What was decided one way, the newest cases first. */
export async function selectDecidedPersons(
  tx: Transaction,
  page: PersonCasePage,
): Promise<readonly PersonCaseRow[]> {
  const older = page.cursor === undefined ? sql`` : sql` and c.id < ${page.cursor}`;
  const { rows } = await sql<SelectDecidedPersons>`
    select ${caseColumns} from person_cases c
     where c.state = ${page.view} and ${sharing(page.mark)}${older}
     order by c.id desc limit ${page.limit}`.execute(tx);
  return rows;
}

export async function findPersonCase(
  tx: Transaction,
  id: PersonCaseId,
): Promise<PersonCaseRow | undefined> {
  const { rows } = await sql<FindPersonCase>`
    select ${caseColumns} from person_cases c where c.id = ${id}`.execute(tx);
  return rows[0];
}

export async function lockPersonCase(
  tx: Transaction,
  id: PersonCaseId,
): Promise<PersonCaseRow | undefined> {
  const { rows } = await sql<LockPersonCase>`
    select ${caseColumns} from person_cases c where c.id = ${id} for update of c`.execute(tx);
  return rows[0];
}

/** Every case of some accounts, the newest first. */
export async function selectPersonCasesOf(
  tx: Transaction,
  ids: readonly MemberId[],
): Promise<readonly PersonCaseRow[]> {
  const { rows } = await sql<SelectPersonCasesOf>`
    select ${caseColumns} from person_cases c
     where c.newer_id = any(${ids}::text[]) or c.older_id = any(${ids}::text[])
     order by c.id desc limit 50`.execute(tx);
  return rows;
}

export async function claimPersonCase(
  tx: Transaction,
  claim: {
    readonly id: PersonCaseId;
    readonly by: OperatorId;
    readonly name: string;
    readonly until: Temporal.Instant;
  },
): Promise<void> {
  await sql<ClaimPersonCase>`
    update person_cases set claimed_by = ${claim.by}, claimed_by_name = ${claim.name},
                            claimed_until = ${String(claim.until)}::timestamptz
     where id = ${claim.id}`.execute(tx);
}

export async function updatePersonCase(
  tx: Transaction,
  row: {
    readonly id: PersonCaseId;
    readonly state: PersonCaseState;
    readonly by: OperatorId;
    readonly name: string;
    readonly at: Temporal.Instant;
    readonly reason: string;
  },
): Promise<void> {
  await sql<UpdatePersonCase>`
    update person_cases set state = ${row.state}, decided_by = ${row.by},
           decided_by_name = ${row.name}, decided_at = ${String(row.at)}::timestamptz,
           reason = ${row.reason}, claimed_by = null, claimed_by_name = null, claimed_until = null,
           lift_by = null, lift_by_name = null, lift_at = null, lift_reason = null
     where id = ${row.id}`.execute(tx);
}

/** Leaves the case to somebody else. */
export async function askLift(
  tx: Transaction,
  row: {
    readonly id: PersonCaseId;
    readonly by: OperatorId;
    readonly name: string;
    readonly at: Temporal.Instant;
    readonly reason: string;
  },
): Promise<void> {
  await sql<AskLift>`
    update person_cases set lift_by = ${row.by}, lift_by_name = ${row.name},
           lift_at = ${String(row.at)}::timestamptz, lift_reason = ${row.reason},
           claimed_by = null, claimed_by_name = null, claimed_until = null
     where id = ${row.id}`.execute(tx);
}

export async function measurePersonCases(tx: Transaction): Promise<QueueDepth> {
  const { rows } = await sql<MeasurePersonCases>`
    select count(*)::int as count, min(found_at) as "oldestAt" from person_cases
     where state = 'waiting'`.execute(tx);
  return { count: rows[0]?.count ?? 0, oldestAt: rows[0]?.oldestAt ?? undefined };
}
