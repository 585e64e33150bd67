import type { MemberId } from '@portal/protocol';
import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type { CutGifts, SelectOverdueGifts } from './generated/statements.ts';

/** Nothing works them off any more; they stay open until their money is taken. */
export async function cutGifts(
  tx: Transaction,
  query: { readonly memberId: MemberId; readonly now: Temporal.Instant },
): Promise<void> {
  await sql<CutGifts>`
    update wagering_requirements set expires_at = ${String(query.now)}::timestamptz
     where member_id = ${query.memberId} and state = 'OPEN' and source in ('gift', 'points')
       and (expires_at is null or expires_at > ${String(query.now)}::timestamptz)
  `.execute(tx);
}

/** Who has gifts that are over and still open, in the order in which accounts are locked. */
export async function selectOverdueGifts(
  tx: Transaction,
  query: { readonly now: Temporal.Instant; readonly limit: number },
): Promise<readonly MemberId[]> {
  const { rows } = await sql<SelectOverdueGifts>`
    select distinct member_id as "memberId" from (
      select member_id from wagering_requirements
       where state = 'OPEN' and expires_at <= ${String(query.now)}::timestamptz
         and source in ('gift', 'points')
       order by expires_at, id limit ${query.limit}) overdue
     order by member_id
  `.execute(tx);
  return rows.map(({ memberId }) => memberId);
}
