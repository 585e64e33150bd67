import type { MemberId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type { SelectHeldGroups } from '../generated/statements.ts';

/** A gift that a member has in hand, and the group of promotions that it keeps to itself. */
export type HeldGroup = SelectHeldGroups['row'];

/** Gifts that are played for, or wait for a decision, whose terms name a group (D8). */
export async function selectHeldGroups(
  tx: Transaction,
  memberId: MemberId,
): Promise<readonly HeldGroup[]> {
  const { rows } = await sql<SelectHeldGroups>`
    select e.id as "entryId", coalesce(v.offer->>'exclusiveGroup', '') as "name"
      from promotion_entries e
      join promotion_versions v on v.promotion_id = e.promotion_id and v.version = e.version
      left join rewards r on r.id = e.reward_id
     where e.member_id = ${memberId} and v.offer->>'exclusiveGroup' is not null
       and (e.status = 'APPLYING' or r.state = 'OPEN')
     order by e.id limit 100
  `.execute(tx);
  return rows;
}
