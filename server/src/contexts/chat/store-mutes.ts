import type { MemberId, OperatorId } from '@portal/protocol';
import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type { EndMutes, InsertMute, SelectMutes } from './generated/statements.ts';

export type RunningMute = SelectMutes['row'];

export async function insertMute(
  tx: Transaction,
  mute: {
    readonly id: string;
    readonly memberId: MemberId;
    readonly reason: string;
    readonly until: Temporal.Instant;
    readonly by: { readonly id: OperatorId; readonly name: string };
    readonly at: Temporal.Instant;
  },
): Promise<void> {
  await sql<InsertMute>`
    insert into chat_mutes (id, member_id, reason, until, made_by, made_by_name, made_at)
    values (${mute.id}, ${mute.memberId}, ${mute.reason}, ${String(mute.until)}::timestamptz,
            ${mute.by.id}, ${mute.by.name}, ${String(mute.at)}::timestamptz)`.execute(tx);
}

const most = 200;

/** One for each muted member, the one that ends first at the top. */
export async function selectMutes(
  tx: Transaction,
  now: Temporal.Instant,
): Promise<readonly RunningMute[]> {
  const { rows } = await sql<SelectMutes>`
    select distinct on (until, member_id) member_id as "memberId", reason, until,
           made_by_name as "mutedBy", made_at as "mutedAt"
      from chat_mutes m
     where lifted_at is null and until > ${String(now)}::timestamptz
       and not exists (select from chat_mutes later where later.member_id = m.member_id
                        and later.lifted_at is null and later.until > m.until)
     order by until, member_id limit ${most}`.execute(tx);
  return rows;
}

/** How many mutes ended with it: none where the member is not muted. */
export async function endMutes(
  tx: Transaction,
  memberId: MemberId,
  at: Temporal.Instant,
): Promise<number> {
  const { rows } = await sql<EndMutes>`
    update chat_mutes set lifted_at = ${String(at)}::timestamptz
     where member_id = ${memberId} and lifted_at is null and until > ${String(at)}::timestamptz
    returning id`.execute(tx);
  return rows.length;
}
