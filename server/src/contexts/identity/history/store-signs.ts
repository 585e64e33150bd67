import { assertDefined } from '@portal/money';
import type { MemberId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type { FindSignInSigns } from '../generated/statements.ts';

/** Logins beside each other in time from different countries, and accounts beside each other. */
export async function findSignInSigns(
  tx: Transaction,
  query: {
    readonly memberId: MemberId;
    readonly since: Temporal.Instant;
    readonly travelHours: number;
    readonly dayHours: number;
    readonly mostAccounts: number;
  },
): Promise<FindSignInSigns['row']> {
  const since = String(query.since);
  const { rows } = await sql<FindSignInSigns>`
    select exists (
             select from (
               select country, at, lag(country) over (order by at, id) as former_country,
                      lag(at) over (order by at, id) as former_at
                 from sign_ins
                where subject_id = ${query.memberId} and result = 'signed_in'
                  and country is not null and at > ${since}::timestamptz) s
              where s.country <> s.former_country
                and s.at < s.former_at + make_interval(hours => ${query.travelHours}::int)
           ) as "isTravelImpossible",
           exists (
             select from known_devices own
               join known_devices k on k.device = own.device and starts_with(k.subject_id, 'mbr_')
              where own.subject_id = ${query.memberId}
                and own.last_sign_in_at > ${since}::timestamptz
                and k.last_sign_in_at
                      > own.last_sign_in_at - make_interval(hours => ${query.dayHours}::int)
                and k.last_sign_in_at
                      < own.last_sign_in_at + make_interval(hours => ${query.dayHours}::int)
              group by own.device having count(*) > ${query.mostAccounts}::int
           ) as "isDeviceShared",
           (exists (
              select from known_devices
               where subject_id = ${query.memberId} and first_sign_in_at > ${since}::timestamptz)
            and exists (
              select from known_devices
               where subject_id = ${query.memberId}
                 and coalesce(first_sign_in_at, last_sign_in_at) <= ${since}::timestamptz)
           or exists (
              select from sign_ins s
               where s.subject_id = ${query.memberId} and s.result = 'signed_in'
                 and s.at > ${since}::timestamptz
                 and s.country not in (
                   select country from sign_ins
                    where subject_id = s.subject_id and result = 'signed_in'
                      and country is not null and at <= ${since}::timestamptz))
            and exists (
              select from sign_ins
               where subject_id = ${query.memberId} and result = 'signed_in'
                 and country is not null and at <= ${since}::timestamptz)
           ) as "isPlaceNew"
  `.execute(tx);
  return assertDefined(rows[0], 'a question gives one row');
}
