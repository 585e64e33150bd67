import type { MemberId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { plain } from '../../../platform/sql-arrays.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  FindKnownOn,
  HasBirthdayGift,
  InsertBirthdayGift,
  LockStandings,
} from '../generated/statements.ts';

/** The day on which a member first said when they were born; undefined for never. */
export async function findKnownOn(
  tx: Transaction,
  memberId: MemberId,
): Promise<string | undefined> {
  const { rows } = await sql<FindKnownOn>`
    select min(site_day)::text as "siteDay" from mission_facts
     where member_id = ${memberId} and kind = 'PROFILE' and what = 'birthday'`.execute(tx);
  return rows[0]?.siteDay ?? undefined;
}

/** Claims of one person meet here, in the order in which the check of ranks locks. */
export async function lockStandings(tx: Transaction, ids: readonly MemberId[]): Promise<void> {
  await sql<LockStandings>`
    select rank from vip_standings where member_id = any(${plain(ids)}::text[])
     order by member_id for update`.execute(tx);
}

/** Whether one of these had the gift of a year. */
export async function hasBirthdayGift(
  tx: Transaction,
  { memberIds, year }: { readonly memberIds: readonly MemberId[]; readonly year: number },
): Promise<boolean> {
  const { rows } = await sql<HasBirthdayGift>`
    select 1 as claimed from vip_birthdays
     where member_id = any(${plain(memberIds)}::text[]) and year = ${year} limit 1`.execute(tx);
  return rows.length > 0;
}

export async function insertBirthdayGift(
  tx: Transaction,
  row: {
    readonly memberId: MemberId;
    readonly year: number;
    readonly giftMinor: bigint;
    readonly at: Temporal.Instant;
  },
): Promise<void> {
  await sql<InsertBirthdayGift>`
    insert into vip_birthdays (member_id, year, gift_minor, claimed_at)
    values (${row.memberId}, ${row.year}, ${row.giftMinor}, ${String(row.at)}::timestamptz)
  `.execute(tx);
}
