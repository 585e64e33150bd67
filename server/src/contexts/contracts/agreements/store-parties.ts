import type { MemberId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type { SelectOpenParties } from '../generated/statements.ts';

/** Whoever pays or is paid by what is open, in the order of ids, so many after one of them. */
export async function selectOpenParties(
  tx: Transaction,
  page: { readonly after: string; readonly limit: number },
): Promise<readonly MemberId[]> {
  const { rows } = await sql<SelectOpenParties>`
    select distinct p.member_id as "memberId"
      from contracts c cross join lateral (values (c.payee_id), (c.payer_id)) as p (member_id)
     where c.state in ('PENDING', 'ACTIVE', 'TERM_REQUESTED') and p.member_id > ${page.after}
     order by p.member_id limit ${page.limit}
  `.execute(tx);
  return rows.map(({ memberId }) => memberId);
}
