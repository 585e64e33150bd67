import type { SignInMethod, SignInRefusal } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  DeleteOldSignIns,
  DeleteSpentTries,
  InsertSignIn,
  MarkTry,
  SelectSignIns,
  TakeBackTry,
  UpsertTry,
} from '../generated/statements.ts';

export type SignInLine = SelectSignIns['row'];

/** Past every id of a line. */
const afterAll = 'lgo';
/** Before the subject of a name that nobody has; no id begins so. */
export const nobody = 'none:';

/** Who came, when, by which way and from where. */
export interface SignInFacts {
  readonly id: string;
  readonly subjectId: string;
  readonly at: Temporal.Instant;
  readonly method: SignInMethod;
  readonly ip: string;
  readonly country: string | null;
  readonly city: string | null;
  readonly browser: string;
}

export async function insertSignIn(tx: Transaction, row: SignInFacts): Promise<void> {
  await sql<InsertSignIn>`
    insert into sign_ins (id, subject_id, at, method, result, tries, ip, country, city, browser)
    values (${row.id}, ${row.subjectId}, ${String(row.at)}::timestamptz, ${row.method},
            'signed_in', 1, ${row.ip}, ${row.country}, ${row.city}, ${row.browser})
  `.execute(tx);
}

/**
 * Counts a try in the line of its source and window; says which. The line keeps the time of its
 * first try, and why that came to nothing.
 */
export async function upsertTry(
  tx: Transaction,
  row: SignInFacts & {
    readonly result: SignInRefusal;
    readonly source: string;
    readonly windowStart: Temporal.Instant;
  },
): Promise<string | undefined> {
  const { rows } = await sql<UpsertTry>`
    insert into sign_ins as s (id, subject_id, at, method, result, tries, ip, country, city,
                               browser, source, window_start)
    values (${row.id}, ${row.subjectId}, ${String(row.at)}::timestamptz, ${row.method},
            ${row.result}, 1, ${row.ip}, ${row.country}, ${row.city}, ${row.browser},
            ${row.source}, ${String(row.windowStart)}::timestamptz)
    on conflict (subject_id, source, method, window_start) do update
       set tries = s.tries + 1,
           at = case when s.tries = 0 then excluded.at else s.at end,
           result = case when s.tries = 0 then excluded.result else s.result end
    returning id
  `.execute(tx);
  return rows[0]?.id;
}

/** It was none: the login came to something, or was not looked at. */
export async function takeBackTry(tx: Transaction, id: string): Promise<void> {
  await sql<TakeBackTry>`
    update sign_ins set tries = greatest(tries - 1, 0) where id = ${id}
  `.execute(tx);
}

/** More was proven than at other tries of the line: that is what its reader has to know. */
export async function markTry(tx: Transaction, id: string, result: SignInRefusal): Promise<void> {
  await sql<MarkTry>`update sign_ins set result = ${result} where id = ${id}`.execute(tx);
}

/** Newest first. */
export async function selectSignIns(
  tx: Transaction,
  page: {
    readonly subjectId: string;
    readonly before: string | undefined;
    readonly limit: number;
  },
): Promise<readonly SignInLine[]> {
  const { rows } = await sql<SelectSignIns>`
    select id, at, method, result, tries, ip, country, city, browser
      from sign_ins
     where subject_id = ${page.subjectId} and id < ${page.before ?? afterAll} and tries > 0
     order by id desc limit ${page.limit}
  `.execute(tx);
  return rows;
}

export async function deleteOldSignIns(tx: Transaction, limit: Temporal.Instant): Promise<void> {
  await sql<DeleteOldSignIns>`
    delete from sign_ins where at < ${String(limit)}::timestamptz
  `.execute(tx);
}

/** Lines of which every try was taken back, and those of names that nobody has. */
export async function deleteSpentTries(tx: Transaction, limit: Temporal.Instant): Promise<void> {
  await sql<DeleteSpentTries>`
    delete from sign_ins
     where window_start < ${String(limit)}::timestamptz
       and (tries = 0 or starts_with(subject_id, ${nobody}))
  `.execute(tx);
}
