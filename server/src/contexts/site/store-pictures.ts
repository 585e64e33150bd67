import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type { FindPicture, InsertPicture } from './generated/statements.ts';

/** The same picture is kept once. */
export async function insertPicture(
  tx: Transaction,
  row: {
    readonly digest: string;
    readonly image: Uint8Array;
    readonly at: Temporal.Instant;
    readonly by: string;
  },
): Promise<void> {
  await sql<InsertPicture>`
    insert into brand_pictures (digest, image, added_at, added_by)
    values (${row.digest}, ${row.image}, ${String(row.at)}::timestamptz, ${row.by})
    on conflict (digest) do nothing
  `.execute(tx);
}

export async function findPicture(
  tx: Transaction,
  digest: string,
): Promise<Uint8Array | undefined> {
  const { rows } = await sql<FindPicture>`
    select image from brand_pictures where digest = ${digest}
  `.execute(tx);
  return rows[0]?.image;
}
