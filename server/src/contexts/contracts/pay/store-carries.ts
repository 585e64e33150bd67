import type { ContractId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type { SelectCarries } from '../generated/statements.ts';

/**
 * The carry of the last bill before a moment, by contract: its own, or that of the nearest contract
 * of the pair that it took the place of. One that took effect for no unit has no bill and is passed
 * over.
 */
export async function selectCarries(
  tx: Transaction,
  query: { readonly unitStart: Temporal.Instant; readonly contractIds: readonly ContractId[] },
): Promise<readonly SelectCarries['row'][]> {
  const { rows } = await sql<SelectCarries>`
    with recursive chain (contract_id, link_id, depth) as (
      select id, id, 0 from contracts where id = any(${query.contractIds}::text[])
      union all
      select ch.contract_id, before.id, ch.depth + 1
        from chain ch
        join contracts c on c.id = ch.link_id
        join contracts before on before.id = c.replaces_id
       where before.state = 'SUPERSEDED' and before.payer_id is not distinct from c.payer_id
    )
    select distinct on (ch.contract_id) ch.contract_id as "contractId",
           b.carry_out_minor as "carryMinor"
      from chain ch
      join contract_bills b on b.contract_id = ch.link_id and b.kind = 'DIVIDEND'
       and b.unit_end <= ${String(query.unitStart)}::timestamptz
     order by ch.contract_id, ch.depth, b.unit_end desc, b.revision desc
  `.execute(tx);
  return rows;
}
