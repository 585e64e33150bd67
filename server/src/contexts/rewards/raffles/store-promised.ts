import type { RaffleId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type { LapsePromised } from '../generated/statements.ts';

/**
 * Tickets of a raffle that wait to be taken lapse with it. Entries are locked before their rewards,
 * as whoever takes one does.
 */
export async function lapsePromised(
  tx: Transaction,
  { raffleId, until }: { readonly raffleId: RaffleId; readonly until: Temporal.Instant },
): Promise<void> {
  await sql<LapsePromised>`
    with waiting as materialized (
      select e.id, e.reward_id from promotion_entries e
       where e.status = 'CLAIM' and exists (
         select from rewards r
          where r.id = e.reward_id and r.state = 'WAITING'
            and r.in_kind->'tickets'->>'raffleId' = ${raffleId})
       order by e.id for update of e),
    entries as (
      update promotion_entries e
         set claim_until = least(e.claim_until, ${String(until)}::timestamptz)
        from waiting w where e.id = w.id)
    update rewards r set claim_until = least(r.claim_until, ${String(until)}::timestamptz)
      from waiting w where r.id = w.reward_id and r.state = 'WAITING'
  `.execute(tx);
}
