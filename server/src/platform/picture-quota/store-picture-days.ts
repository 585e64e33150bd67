import type { MemberId } from '@portal/protocol';
import type { Transaction } from '../context.ts';
import type { AddPictureBytes } from '../generated/statements.ts';
import { sql } from '../sql.ts';

/** False, and nothing added, where the day would have more than the most. */
export async function addPictureBytes(
  tx: Transaction,
  row: {
    readonly memberId: MemberId;
    readonly day: string;
    readonly bytes: bigint;
    readonly most: bigint;
  },
): Promise<boolean> {
  const { rows } = await sql<AddPictureBytes>`
    insert into picture_days as p (member_id, day, bytes)
    values (${row.memberId}, ${row.day}::date, ${row.bytes})
    on conflict (member_id) do update
       set day = excluded.day,
           bytes = excluded.bytes + case when p.day = excluded.day then p.bytes else 0 end
     where p.day <> excluded.day or p.bytes + excluded.bytes <= ${row.most}::bigint
    returning member_id as "memberId"
  `.execute(tx);
  return rows.length === 1;
}
