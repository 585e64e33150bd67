import type { KycCaseId, KycKind, KycPaper, KycRejection, MemberId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  FindCase,
  InsertCase,
  LockCase,
  SelectCasesOf,
  UpdateCase,
} from '../generated/statements.ts';

export type CaseRow = FindCase['row'];

export const caseColumns = sql`id, site_id as "siteId", member_id as "memberId", kind, paper,
  said_secret as "saidSecret", state, state_at as "stateAt", sent_at as "sentAt",
  expires_on::text as "expiresOn", claimed_by as "claimedBy", claimed_by_name as "claimedByName",
  claimed_until as "claimedUntil", decided_by_name as "decidedByName",
  decided_at as "decidedAt", rejection, reason`;

/** False where papers of this kind wait already. */
export async function insertCase(
  tx: Transaction,
  row: {
    readonly id: KycCaseId;
    readonly siteId: string;
    readonly memberId: MemberId;
    readonly kind: KycKind;
    readonly paper: KycPaper;
    readonly saidSecret: Uint8Array;
    readonly expiresOn: string | null;
    readonly at: Temporal.Instant;
  },
): Promise<boolean> {
  const { rows } = await sql<InsertCase>`
    insert into kyc_cases (id, site_id, member_id, kind, paper, said_secret, state, state_at,
                           sent_at, expires_on)
    values (${row.id}, ${row.siteId}, ${row.memberId}, ${row.kind}, ${row.paper},
            ${row.saidSecret}, 'waiting', ${String(row.at)}::timestamptz,
            ${String(row.at)}::timestamptz, ${row.expiresOn}::date)
    on conflict (member_id, kind) where state = 'waiting' do nothing returning id
  `.execute(tx);
  return rows.length === 1;
}

export async function findCase(tx: Transaction, id: KycCaseId): Promise<CaseRow | undefined> {
  const { rows } = await sql<FindCase>`
    select ${caseColumns} from kyc_cases where id = ${id}`.execute(tx);
  return rows[0];
}

export async function lockCase(tx: Transaction, id: KycCaseId): Promise<CaseRow | undefined> {
  const { rows } = await sql<LockCase>`
    select ${caseColumns} from kyc_cases where id = ${id} for update`.execute(tx);
  return rows[0];
}

/** All that a member sent, the newest first. */
export async function selectCasesOf(
  tx: Transaction,
  memberId: MemberId,
): Promise<readonly CaseRow[]> {
  const { rows } = await sql<SelectCasesOf>`
    select ${caseColumns} from kyc_cases where member_id = ${memberId}
     order by id desc limit 50`.execute(tx);
  return rows;
}

/** Who decided, and what; a case that ends by itself keeps who approved it. */
export async function updateCase(
  tx: Transaction,
  row: {
    readonly id: KycCaseId;
    readonly state: CaseRow['state'];
    readonly at: Temporal.Instant;
    readonly decidedBy: string;
    readonly decidedByName: string;
    readonly rejection: KycRejection | null;
    readonly reason: string;
  },
): Promise<void> {
  const at = String(row.at);
  await sql<UpdateCase>`
    update kyc_cases set state = ${row.state}, state_at = ${at}::timestamptz,
           decided_at = ${at}::timestamptz, decided_by = ${row.decidedBy},
           decided_by_name = ${row.decidedByName}, rejection = ${row.rejection},
           reason = ${row.reason}, claimed_by = null, claimed_by_name = null, claimed_until = null
     where id = ${row.id}`.execute(tx);
}
