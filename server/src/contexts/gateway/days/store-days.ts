import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  SelectComparedSince,
  SelectDays,
  SelectMissedSince,
  UpsertDay,
} from '../generated/statements.ts';

export type VendorDayRow = SelectDays['row'];

/** The comparison of a day; a later one takes its place. */
export async function upsertDay(
  tx: Transaction,
  row: Omit<VendorDayRow, 'ranAt'> & { readonly at: Temporal.Instant },
): Promise<void> {
  await sql<UpsertDay>`
    insert into vendor_days (vendor_code, day, source, theirs_count, ours_count, theirs_minor,
                             ours_minor, differences, ran_at)
    values (${row.vendorCode}, ${row.day}::date, ${row.source}, ${row.theirsCount},
            ${row.oursCount}, ${row.theirsMinor}, ${row.oursMinor}, ${row.differences},
            ${String(row.at)}::timestamptz)
    on conflict (vendor_code, day) do update
       set source = excluded.source, theirs_count = excluded.theirs_count,
           ours_count = excluded.ours_count, theirs_minor = excluded.theirs_minor,
           ours_minor = excluded.ours_minor, differences = excluded.differences,
           ran_at = excluded.ran_at`.execute(tx);
}

/** The newest days first. */
export async function selectDays(tx: Transaction, limit: number): Promise<readonly VendorDayRow[]> {
  const { rows } = await sql<SelectDays>`
    select vendor_code as "vendorCode", day, source, theirs_count as "theirsCount",
           ours_count as "oursCount", theirs_minor as "theirsMinor", ours_minor as "oursMinor",
           differences, ran_at as "ranAt"
      from vendor_days order by day desc, vendor_code limit ${limit}`.execute(tx);
  return rows;
}

/** The days of each vendor that were compared, from this one on. */
export async function selectComparedSince(
  tx: Transaction,
  day: string,
): Promise<readonly SelectComparedSince['row'][]> {
  const { rows } = await sql<SelectComparedSince>`
    select vendor_code as "vendorCode", day from vendor_days where day >= ${day}::date`.execute(tx);
  return rows;
}

/** The days of each vendor of which no file came, from this one on. */
export async function selectMissedSince(
  tx: Transaction,
  day: string,
): Promise<readonly SelectMissedSince['row'][]> {
  const { rows } = await sql<SelectMissedSince>`
    select vendor_code as "vendorCode", day from vendor_findings
     where kind = 'file_missing' and day >= ${day}::date`.execute(tx);
  return rows;
}
