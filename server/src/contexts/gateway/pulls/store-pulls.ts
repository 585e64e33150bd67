import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type { FindPull, PutPull } from '../generated/statements.ts';

type VendorPull = FindPull['row'];

export async function findPull(
  tx: Transaction,
  vendorCode: string,
): Promise<VendorPull | undefined> {
  const { rows } = await sql<FindPull>`
    select pulled_to as "pulledTo", open_from as "openFrom" from vendor_pulls
     where vendor_code = ${vendorCode}`.execute(tx);
  return rows[0];
}

export async function putPull(
  tx: Transaction,
  pull: VendorPull & { readonly vendorCode: string },
): Promise<void> {
  const openFrom = pull.openFrom === null ? null : String(pull.openFrom);
  await sql<PutPull>`
    insert into vendor_pulls (vendor_code, pulled_to, open_from)
    values (${pull.vendorCode}, ${String(pull.pulledTo)}::timestamptz, ${openFrom}::timestamptz)
    on conflict (vendor_code) do update
       set pulled_to = excluded.pulled_to, open_from = excluded.open_from`.execute(tx);
}
