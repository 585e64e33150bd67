import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type { NoteUses, TouchSessions } from './generated/statements.ts';

export async function touchSessions(
  tx: Transaction,
  ids: readonly string[],
  now: Temporal.Instant,
): Promise<void> {
  await sql<TouchSessions>`
    update sessions set last_seen_at = greatest(last_seen_at, ${String(now)}::timestamptz)
     where id in (select id from sessions where id = any(${ids}::text[]) order by id for update)
  `.execute(tx);
}

/** Writes uses of before: a session that ended meanwhile stays as it ended. */
export async function noteUses(
  tx: Transaction,
  uses: readonly { readonly id: string; readonly at: Temporal.Instant }[],
): Promise<void> {
  await sql<NoteUses>`
    with due as (
      select s.id, u.at::timestamptz as at
        from unnest(${uses.map(({ id }) => id)}::text[],
                    ${uses.map(({ at }) => String(at))}::text[]) as u (id, at)
        join sessions s on s.id = u.id
       where s.ended_at is null and s.last_seen_at < u.at::timestamptz
         and s.last_seen_at + make_interval(secs => s.idle_seconds) > u.at::timestamptz
       order by s.id for update of s)
    update sessions s set last_seen_at = due.at from due where s.id = due.id
  `.execute(tx);
}
