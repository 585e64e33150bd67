import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type { InsertVerdict } from './generated/statements.ts';

export type LocatedAction = 'login' | 'money' | 'deposit' | 'withdrawal' | 'launch';

export interface LocationVerdict {
  readonly subjectId: string;
  readonly sessionId: string;
  readonly action: LocatedAction;
  readonly actionId: string;
  readonly at: Temporal.Instant;
  readonly country: string | null;
  readonly jurisdiction: string;
  readonly verdict: 'allowed' | 'unknown' | 'refused';
}

export async function insertVerdict(tx: Transaction, row: LocationVerdict): Promise<void> {
  await sql<InsertVerdict>`
    insert into location_verdicts
           (subject_id, session_id, action, action_id, at, country, jurisdiction, verdict)
    values (${row.subjectId}, ${row.sessionId}, ${row.action}, ${row.actionId},
            ${String(row.at)}::timestamptz, ${row.country}, ${row.jurisdiction}, ${row.verdict})
  `.execute(tx);
}
