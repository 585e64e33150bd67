import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type { EndOlderOfKind, EndOldestSessions } from './generated/statements.ts';
import { isLive } from './store-sessions.ts';

/**
 * Ends the sessions beyond `mostSessions`, but not the newest: those first that nobody verified or
 * whose browser is not trusted, so that whoever learned the password pushes no owner out (R63,
 * R68), then those that were seen longest ago.
 */
export async function endOldestSessions(
  tx: Transaction,
  limit: {
    readonly subjectId: string;
    readonly newest: string;
    readonly mostSessions: number;
  },
  now: Temporal.Instant,
): Promise<void> {
  await sql<EndOldestSessions>`
    update sessions
       set ended_at = ${String(now)}::timestamptz, ended_because = 'too_many'
     where id in (
       select s.id from sessions s
         left join known_devices k on k.subject_id = s.subject_id and k.device = s.device
        where s.subject_id = ${limit.subjectId} and ${isLive(now)}
        order by s.id = ${limit.newest} desc, s.is_unverified,
                 k.trusted_at is null or k.removed_at is not null, s.last_seen_at desc, s.id desc
       offset ${limit.mostSessions})
  `.execute(tx);
}

/** What phones and tablets say of themselves. */
const mobile = 'mobi|android';

/** A phone and a computer are two kinds of clients; of each one session stays, the newest. */
export async function endOlderOfKind(
  tx: Transaction,
  newest: { readonly subjectId: string; readonly sessionId: string; readonly browser: string },
  now: Temporal.Instant,
): Promise<void> {
  await sql<EndOlderOfKind>`
    update sessions s set ended_at = ${String(now)}::timestamptz, ended_because = 'kicked'
     where s.subject_id = ${newest.subjectId} and s.id <> ${newest.sessionId}
       and (s.browser ~* ${mobile}) = (${newest.browser}::text ~* ${mobile}) and ${isLive(now)}
  `.execute(tx);
}
