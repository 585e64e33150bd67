import type { MemberId } from '@portal/protocol';
import type { Transaction } from '../../platform/context.ts';
import { plain } from '../../platform/sql-arrays.ts';
import { sql } from '../../platform/sql.ts';
import type {
  CutGifts,
  CutGiftsOfDeposit,
  PostponeGifts,
  SelectOverdueGifts,
} from './generated/statements.ts';

/** Nothing works them off any more; they stay open until their money is taken. */
export async function cutGifts(
  tx: Transaction,
  query: { readonly memberId: MemberId; readonly now: Temporal.Instant },
): Promise<void> {
  await sql<CutGifts>`
    update wagering_requirements set expires_at = ${String(query.now)}::timestamptz
     where member_id = ${query.memberId} and state = 'OPEN'
       and source in ('gift', 'points', 'demo_credit')
       and (expires_at is null or expires_at > ${String(query.now)}::timestamptz)
  `.execute(tx);
}

/** The same of some of them, which a deposit that was taken back had brought. */
export async function cutGiftsOfDeposit(
  tx: Transaction,
  query: {
    readonly memberId: MemberId;
    readonly ids: readonly string[];
    readonly now: Temporal.Instant;
  },
): Promise<void> {
  await sql<CutGiftsOfDeposit>`
    update wagering_requirements
       set expires_at = ${String(query.now)}::timestamptz, by_deposit = true
     where id = any(${plain(query.ids)}::text[]) and member_id = ${query.memberId}
       and state = 'OPEN' and (expires_at is null or expires_at > ${String(query.now)}::timestamptz)
  `.execute(tx);
}

/**
 * Members whose gifts are over and still open, those who wait longest first; who was put off is
 * among them again when that time has come.
 */
export async function selectOverdueGifts(
  tx: Transaction,
  query: { readonly now: Temporal.Instant; readonly limit: number },
): Promise<readonly MemberId[]> {
  const { rows } = await sql<SelectOverdueGifts>`
    select member_id as "memberId" from wagering_requirements
     where state = 'OPEN' and expires_at <= ${String(query.now)}::timestamptz
       and source in ('gift', 'points', 'demo_credit')
       and (end_after is null or end_after <= ${String(query.now)}::timestamptz)
     group by member_id
     order by min(coalesce(end_after, expires_at)), member_id limit ${query.limit}
  `.execute(tx);
  return rows.map(({ memberId }) => memberId);
}

/** The money of a member's gifts is still in play: they are looked at again then, behind nobody. */
export async function postponeGifts(
  tx: Transaction,
  row: {
    readonly memberId: MemberId;
    readonly now: Temporal.Instant;
    readonly until: Temporal.Instant;
  },
): Promise<void> {
  await sql<PostponeGifts>`
    update wagering_requirements set end_after = ${String(row.until)}::timestamptz
     where member_id = ${row.memberId} and state = 'OPEN'
       and source in ('gift', 'points', 'demo_credit')
       and expires_at <= ${String(row.now)}::timestamptz
  `.execute(tx);
}
