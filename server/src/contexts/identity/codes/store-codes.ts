import { assertDefined } from '@portal/money';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  CountSends,
  DeleteOldCodes,
  EndCodesOf,
  FindLatestCode,
  InsertCode,
  LockSending,
  SpendCode,
  WriteTries,
} from '../generated/statements.ts';
import type { SendCounts, SendLane } from './send-policy.ts';
import { pauseSeconds } from './send-policy.ts';

export type CodePurpose = FindLatestCode['row']['purpose'];

/** One call at a time decides whether there is budget left. */
export async function lockSending(tx: Transaction): Promise<void> {
  await sql<LockSending>`
    select pg_advisory_xact_lock(hashtextextended('identity.codes', 0))
  `.execute(tx);
}

export interface SendKeys {
  readonly number: string;
  readonly range: string;
  /** Null for an address. */
  readonly country: string | null;
  readonly lane: SendLane;
  readonly purpose: CodePurpose;
  readonly browserHash: Buffer;
  readonly addressBlock: string | null;
}

/**
 * To a number one ceiling holds for all that others cause, and another for what its owner asks for
 * (R65). Of its range and its country what was sent in this lane counts, and for registrations what
 * was sent for those (R63). What was asked for and sent to nobody has ceilings of its own, in its
 * lane: the owner's holds nothing of it.
 */
export async function countSends(
  tx: Transaction,
  keys: SendKeys,
  now: Temporal.Instant,
): Promise<SendCounts> {
  const isNewcomer = keys.purpose === 'register';
  const pause = String(now.subtract({ seconds: pauseSeconds }));
  const hour = String(now.subtract({ hours: 1 }));
  const day = String(now.subtract({ hours: 24 }));
  const { rows } = await sql<CountSends>`
    select n.in_pause as "numberInPause", n.in_hour as "numberInHour",
           n.in_day as "numberInDay", n.hour_from as "numberHourFrom",
           b.in_hour as "browserInHour", b.in_day as "browserInDay", a.in_hour as "blockInHour",
           r.asked_in_hour as "rangeAskedInHour", r.in_hour as "rangeInHour",
           r.in_day as "rangeInDay", r.used as "rangeUsedInDay",
           c.asked_in_hour as "countryAskedInHour", c.in_hour as "countryInHour",
           c.in_day as "countryInDay", s.in_day as "siteInDay",
           s.unsent_in_day as "siteUnsentInDay",
           greatest(n.last_at, b.last_at) as "lastAt", n.pause_from as "pauseFrom",
           n.day_from as "numberDayFrom", b.day_from as "browserDayFrom",
           a.hour_from as "blockHourFrom"
      from (select count(*) filter (where sent_at > ${pause}::timestamptz)::int as in_pause,
                   count(*) filter (where sent_at > ${hour}::timestamptz)::int as in_hour,
                   min(sent_at) filter (where sent_at > ${hour}::timestamptz) as hour_from,
                   count(*)::int as in_day, max(sent_at) as last_at, min(sent_at) as day_from,
                   min(sent_at) filter (where sent_at > ${pause}::timestamptz) as pause_from
              from verification_codes
             where number = ${keys.number} and (lane = 'owner') = ${keys.lane === 'owner'}
               and sent_at > ${day}::timestamptz) n,
           (select count(*) filter (where sent_at > ${hour}::timestamptz)::int as in_hour,
                   count(*)::int as in_day, max(sent_at) as last_at, min(sent_at) as day_from
              from verification_codes
             where browser_hash = ${keys.browserHash} and sent_at > ${day}::timestamptz) b,
           (select count(*)::int as in_hour, min(sent_at) as hour_from from verification_codes
             where address_block = ${keys.addressBlock ?? ''}
               and sent_at > ${hour}::timestamptz) a,
           (select count(*) filter (where is_sent)::int as in_day,
                   count(*) filter (where not is_sent and lane = ${keys.lane})::int as unsent_in_day
              from verification_codes where sent_at > ${day}::timestamptz) s,
           (select count(*) filter (where sent_at > ${hour}::timestamptz)::int as asked_in_hour,
                   count(*) filter (where is_sent and sent_at > ${hour}::timestamptz)::int
                     as in_hour,
                   count(*) filter (where is_sent)::int as in_day
              from verification_codes
             where country = ${keys.country ?? ''} and lane = ${keys.lane}
               and (purpose = 'register') = ${isNewcomer}
               and sent_at > ${day}::timestamptz) c,
           (select count(*) filter (where sent_at > ${hour}::timestamptz
                                      and lane = 'visitor')::int as asked_in_hour,
                   count(distinct spent) filter (where sent_at > ${hour}::timestamptz)::int
                     as in_hour,
                   count(distinct spent)::int as in_day, count(used_at)::int as used
              from (select sent_at, used_at, lane,
                           case when purpose not in ('login', 'password') then id
                                when exists (select from contacts p
                                              where p.address = number
                                                and p.verified_at is not null) then number
                           end as spent
                      from verification_codes
                     where number_range = ${keys.range} and lane = ${keys.lane}
                       and (purpose = 'register') = ${isNewcomer}
                       and sent_at > ${day}::timestamptz) v) r
  `.execute(tx);
  return assertDefined(rows[0], 'counts give one row');
}

export interface NewCode extends SendKeys {
  readonly id: string;
  readonly codeHash: Buffer;
  readonly at: Temporal.Instant;
  readonly expiresAt: Temporal.Instant;
}

/** To numbers that nobody has proven nothing goes, to sign in or to recover. */
export async function insertCode(tx: Transaction, row: NewCode): Promise<void> {
  await sql<InsertCode>`
    insert into verification_codes (id, purpose, number, number_range, country, lane,
                                    browser_hash, address_block, code_hash, sent_at, expires_at,
                                    is_sent)
    values (${row.id}, ${row.purpose}, ${row.number}, ${row.range}, ${row.country}, ${row.lane},
            ${row.browserHash}, ${row.addressBlock}, ${row.codeHash},
            ${String(row.at)}::timestamptz, ${String(row.expiresAt)}::timestamptz,
            ${row.purpose} not in ('login', 'password')
              or exists (select from contacts p
                          where p.address = ${row.number} and p.verified_at is not null))
  `.execute(tx);
}

export type CodeRow = FindLatestCode['row'];

/** The last one that a browser asked for; those before it are good for nothing any more. */
export async function findLatestCode(
  tx: Transaction,
  key: { readonly browserHash: Buffer; readonly purpose: CodePurpose },
): Promise<CodeRow | undefined> {
  const { rows } = await sql<FindLatestCode>`
    select id, purpose, number, code_hash as "codeHash", tries, expires_at as "expiresAt",
           used_at as "usedAt"
      from verification_codes
     where browser_hash = ${key.browserHash} and purpose = ${key.purpose}
     order by sent_at desc, id desc limit 1 for update
  `.execute(tx);
  return rows[0];
}

export async function writeTries(tx: Transaction, id: string, tries: number): Promise<void> {
  await sql<WriteTries>`update verification_codes set tries = ${tries} where id = ${id}`.execute(
    tx,
  );
}

/** False when another call used it first. */
export async function spendCode(
  tx: Transaction,
  id: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const { rows } = await sql<SpendCode>`
    update verification_codes set used_at = ${String(now)}::timestamptz
     where id = ${id} and used_at is null returning id
  `.execute(tx);
  return rows.length === 1;
}

/** Codes that were sent to the contacts of somebody, and are not typed in yet, are good no more. */
export async function endCodesOf(
  tx: Transaction,
  subjectId: string,
  now: Temporal.Instant,
): Promise<void> {
  await sql<EndCodesOf>`
    update verification_codes v set expires_at = least(v.expires_at, ${String(now)}::timestamptz)
      from contacts c
     where c.subject_id = ${subjectId} and v.number = c.address and v.used_at is null
       and v.expires_at > ${String(now)}::timestamptz`.execute(tx);
}

export async function deleteOldCodes(tx: Transaction, latest: Temporal.Instant): Promise<void> {
  await sql<DeleteOldCodes>`
    delete from verification_codes where sent_at < ${String(latest)}::timestamptz
  `.execute(tx);
}
