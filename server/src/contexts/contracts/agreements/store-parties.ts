import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type { SelectOpenParties } from '../generated/statements.ts';

/** Who pays and who is paid by what is open, in the order of contracts, so many after one. */
export async function selectOpenParties(
  tx: Transaction,
  page: { readonly after: string; readonly limit: number },
): Promise<readonly SelectOpenParties['row'][]> {
  const { rows } = await sql<SelectOpenParties>`
    select id, payee_id as "payeeId", payer_id as "payerId" from contracts
     where state in ('PENDING', 'ACTIVE', 'TERM_REQUESTED') and id > ${page.after}
     order by id limit ${page.limit}
  `.execute(tx);
  return rows;
}
