import type { MemberId, OperatorId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  CountHosts,
  DeleteHost,
  FindHost,
  PutHost,
  SelectHosted,
} from '../generated/statements.ts';

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

/** Members with a host, of one host or of all, by their id. */
export async function selectHosted(
  tx: Transaction,
  query: {
    readonly host: string | undefined;
    readonly cursor: string | undefined;
    readonly limit: number;
  },
): Promise<readonly SelectHosted['row'][]> {
  const { host, cursor, limit } = query;
  const ofHost = host === undefined ? sql`` : sql` and name = ${host}`;
  const { rows } = await sql<SelectHosted>`
    select member_id as "memberId", name, contact, checked_on as "checkedOn" from vip_hosts
     where member_id collate "C" > ${cursor ?? ''}${ofHost}
     order by member_id collate "C" limit ${limit}`.execute(tx);
  return rows;
}

const mostHosts = 200;

/** Each host with how many members, and of how many the check is due on this day. */
export async function countHosts(
  tx: Transaction,
  today: string,
): Promise<readonly CountHosts['row'][]> {
  const { rows } = await sql<CountHosts>`
    select name, count(*)::int as members,
      (count(*) filter (where checked_on + interval '1 year' <= ${today}::date))::int as due
    from vip_hosts group by name order by name collate "C" limit ${mostHosts}`.execute(tx);
  return rows;
}

export async function deleteHost(tx: Transaction, memberId: MemberId): Promise<void> {
  await sql<DeleteHost>`delete from vip_hosts where member_id = ${memberId}`.execute(tx);
}
