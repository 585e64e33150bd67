import type { MemberId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type { AddRests, LockRests } from '../generated/statements.ts';

/** What members have earned below the smallest unit, in 1/10,000; held until the end. */
export async function lockRests(
  tx: Transaction,
  memberIds: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, bigint>> {
  const inOrder = [...new Set(memberIds)].toSorted();
  const { rows } = await sql<LockRests>`
    insert into lottery_rebate_rests as r (member_id, rest_e4)
    select member_id, 0 from unnest(${inOrder}::text[]) as m (member_id)
    on conflict (member_id) do update set rest_e4 = r.rest_e4
    returning r.member_id as "memberId", r.rest_e4 as "restE4"`.execute(tx);
  return new Map(rows.map(({ memberId, restE4 }) => [memberId, restE4]));
}

export interface RestChange {
  readonly memberId: string;
  readonly addedE4: bigint;
}

/** Negative for what a ticket that was given back had earned; one row a member. */
export async function addRests(tx: Transaction, changes: readonly RestChange[]): Promise<void> {
  await sql<AddRests>`
    insert into lottery_rebate_rests as r (member_id, rest_e4)
    select c.member_id, sum(c.added)::bigint from unnest(
      ${changes.map(({ memberId }) => memberId)}::text[],
      ${changes.map(({ addedE4 }) => addedE4)}::bigint[]) as c (member_id, added)
    group by c.member_id order by c.member_id
    on conflict (member_id) do update set rest_e4 = r.rest_e4 + excluded.rest_e4`.execute(tx);
}
