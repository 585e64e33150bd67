import type { MemberId, PersonMarkKind } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type { SelectLinked, SelectLinkedPairs } from '../generated/statements.ts';

/** A browser of a public place is that of many people; no cluster is read further than this. */
const mostLinks = 1000;

export async function selectLinked(
  tx: Transaction,
  query: { readonly ids: readonly MemberId[]; readonly kinds: readonly PersonMarkKind[] },
): Promise<readonly SelectLinked['row'][]> {
  const { rows } = await sql<SelectLinked>`
    select distinct own.member_id as "memberId", other.member_id as "otherId", own.kind
    from person_marks own
    join person_marks other on other.kind = own.kind and other.mark_hash = own.mark_hash
      and other.member_id <> own.member_id
    where own.member_id = any(${query.ids}::text[]) and own.kind = any(${query.kinds}::text[])
      and not exists (
        select 1 from person_cases c where c.state = 'different'
          and c.newer_id in (own.member_id, other.member_id)
          and c.older_id in (own.member_id, other.member_id))
    order by own.member_id, other.member_id, own.kind
    limit ${mostLinks}`.execute(tx);
  return rows;
}

/** For whole pages of members: who is linked to whom, whatever by. */
export async function selectLinkedPairs(
  tx: Transaction,
  query: { readonly ids: readonly MemberId[]; readonly kinds: readonly PersonMarkKind[] },
): Promise<readonly SelectLinkedPairs['row'][]> {
  const { rows } = await sql<SelectLinkedPairs>`
    select w.member_id as "memberId", o.other_id as "otherId"
      from unnest(${query.ids}::text[]) as w (member_id)
      cross join lateral linked_accounts(w.member_id, ${query.kinds}::text[]) o`.execute(tx);
  return rows;
}
