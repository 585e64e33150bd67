import type { MemberId } from '@portal/protocol';
import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type { UpdateCheck, UpsertInterval } from './generated/statements.ts';

/** The member looked at the check: the time to the next one runs from now. */
export async function updateCheck(
  tx: Transaction,
  command: { readonly memberId: MemberId; readonly at: Temporal.Instant },
): Promise<void> {
  await sql<UpdateCheck>`
    update play_states set is_check_held = false, checked_at = ${String(command.at)}::timestamptz
    where member_id = ${command.memberId}`.execute(tx);
}

export async function upsertInterval(
  tx: Transaction,
  command: { readonly memberId: MemberId; readonly minutes: number },
): Promise<void> {
  await sql<UpsertInterval>`
    insert into play_states (member_id, check_minutes)
    values (${command.memberId}, ${command.minutes})
    on conflict (member_id) do update set check_minutes = excluded.check_minutes`.execute(tx);
}
