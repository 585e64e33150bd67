import type { MemberId, OperatorId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type { DeleteHost, FindHost, PutHost } from '../generated/statements.ts';

/** Who looks after a member; days of the site. */
export type HostRow = FindHost['row'];

export async function findHost(tx: Transaction, memberId: MemberId): Promise<HostRow | undefined> {
  const { rows } = await sql<FindHost>`
    select name, contact, checked_on as "checkedOn" from vip_hosts
     where member_id = ${memberId}`.execute(tx);
  return rows[0];
}

/** In the place of whoever it was before. */
export async function putHost(
  tx: Transaction,
  row: HostRow & {
    readonly memberId: MemberId;
    readonly assignedBy: OperatorId;
    readonly at: Temporal.Instant;
  },
): Promise<void> {
  await sql<PutHost>`
    insert into vip_hosts (member_id, name, contact, checked_on, assigned_by, assigned_at)
    values (${row.memberId}, ${row.name}, ${row.contact}, ${row.checkedOn}::date,
            ${row.assignedBy}, ${String(row.at)}::timestamptz)
    on conflict (member_id) do update set name = excluded.name, contact = excluded.contact,
      checked_on = excluded.checked_on, assigned_by = excluded.assigned_by,
      assigned_at = excluded.assigned_at`.execute(tx);
}

export async function deleteHost(tx: Transaction, memberId: MemberId): Promise<void> {
  await sql<DeleteHost>`delete from vip_hosts where member_id = ${memberId}`.execute(tx);
}
