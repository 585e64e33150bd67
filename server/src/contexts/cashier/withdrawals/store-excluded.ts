import type { MemberId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type { SelectToPayOut, SelectWithoutAccount } from '../generated/statements.ts';

/**
 * The newest account of each of them that is past its first hours, where no withdrawal is open and
 * the site has asked for none since a moment: the first step of such a one says so.
 */
export async function selectToPayOut(
  tx: Transaction,
  query: {
    readonly memberIds: readonly MemberId[];
    readonly now: Temporal.Instant;
    readonly since: Temporal.Instant;
  },
): Promise<readonly SelectToPayOut['row'][]> {
  const { rows } = await sql<SelectToPayOut>`
    select distinct on (a.member_id) a.member_id as "memberId", a.id from payout_accounts a
     where a.member_id = any(${query.memberIds}::text[]) and a.removed_at is null
       and a.usable_from <= ${String(query.now)}::timestamptz
       and not exists (
         select from withdrawals w where w.member_id = a.member_id and w.closed_at is null)
       and not exists (
         select from withdrawals w
           join withdrawal_steps s on s.withdrawal_id = w.id and s.number = 1
          where w.member_id = a.member_id and s.reason = 'excluded_payout'
            and w.requested_at >= ${String(query.since)}::timestamptz)
     order by a.member_id, a.bound_at desc, a.id desc
  `.execute(tx);
  return rows;
}

/** Those of them who have no account bound, whether it is past its first hours or not. */
export async function selectWithoutAccount(
  tx: Transaction,
  memberIds: readonly MemberId[],
): Promise<readonly MemberId[]> {
  const { rows } = await sql<SelectWithoutAccount>`
    select distinct member_id as "memberId" from payout_accounts
     where member_id = any(${memberIds}::text[]) and removed_at is null`.execute(tx);
  const bound = new Set(rows.map(({ memberId }) => memberId));
  return memberIds.filter((memberId) => !bound.has(memberId));
}
