import { assertDefined } from '@portal/money';
import type { MemberId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type { ErasePersonal, SelectLongKnown } from '../generated/statements.ts';

/** Members of before a moment of whom something personal is left, in the order of their ids. */
export async function selectLongKnown(
  tx: Transaction,
  page: {
    readonly before: Temporal.Instant;
    readonly after: string;
    readonly limit: number;
  },
): Promise<readonly SelectLongKnown['row'][]> {
  const before = String(page.before);
  const { rows } = await sql<SelectLongKnown>`
    select id, currency from members
     where personal_erased_at is null and id > ${page.after} and kind <> 'trial'
       and registered_at < ${before}::timestamptz
       and (state_changed_at is null or state_changed_at < ${before}::timestamptz)
     order by id limit ${page.limit}
  `.execute(tx);
  return rows;
}

/** How many rows of all tables it changed. */
export async function erasePersonal(
  tx: Transaction,
  erasure: {
    readonly ids: readonly MemberId[];
    /** Those of them whose marks go as well. */
    readonly unmarkedIds: readonly MemberId[];
    readonly at: Temporal.Instant;
  },
): Promise<bigint> {
  const { rows } = await sql<ErasePersonal>`
    select erase_personal(${erasure.ids}::text[], ${erasure.unmarkedIds}::text[],
                          ${String(erasure.at)}::timestamptz) as changed
  `.execute(tx);
  return assertDefined(rows[0]?.changed, 'a function answers');
}
