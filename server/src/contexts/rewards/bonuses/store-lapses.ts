import type { RewardId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type { CancelInKind, LapseHeld, LapseRewards } from '../generated/statements.ts';

/** What nobody took in time; at most so many at once. */
export async function lapseRewards(tx: Transaction, now: Temporal.Instant): Promise<void> {
  await sql<LapseRewards>`
    update rewards set state = 'LAPSED', closed_at = ${String(now)}::timestamptz
     where id in (select id from rewards
       where state = 'WAITING' and claim_until <= ${String(now)}::timestamptz
       order by claim_until limit 500 for update skip locked)
  `.execute(tx);
}

/** What was held and refused, when its promotion is over and nobody can appeal any more. */
export async function lapseHeld(tx: Transaction, now: Temporal.Instant): Promise<void> {
  await sql<LapseHeld>`
    update rewards r set state = 'LAPSED', closed_at = ${String(now)}::timestamptz
      from promotion_entries e join promotions p on p.id = e.promotion_id
     where r.state = 'HELD' and e.id = r.reference and e.status = 'REJECTED'
       and (p.state = 'stopped' or p.closes_at <= ${String(now)}::timestamptz)
  `.execute(tx);
}

/** What was no money and went back; no play of it is ever reckoned. */
export async function cancelInKind(
  tx: Transaction,
  row: { readonly id: RewardId; readonly at: Temporal.Instant },
): Promise<void> {
  await sql<CancelInKind>`
    update rewards set state = 'CANCELLED', closed_at = ${String(row.at)}::timestamptz
     where id = ${row.id} and state = 'DONE'
  `.execute(tx);
}
