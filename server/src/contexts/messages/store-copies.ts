import { assertDefined } from '@portal/money';
import type { DeliveryChannel } from '@portal/protocol';
import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type {
  CountCopies,
  DeleteOldCopySends,
  InsertCopySend,
  LockCopySends,
} from './generated/statements.ts';

export type CopyLane = 'always' | 'chosen' | 'farewell';

/** How many copies of one channel and lane left lately. */
export interface CopyCounts {
  readonly recipientInHour: number;
  readonly recipientInDay: number;
  readonly rangeInHour: number;
  readonly countryInHour: number;
  readonly countryInDay: number;
  readonly siteInDay: number;
}

interface CopyKeys {
  readonly channel: DeliveryChannel;
  readonly lane: CopyLane;
  readonly recipient: string;
  readonly range: string;
  /** Null for an address. */
  readonly country: string | null;
  readonly at: Temporal.Instant;
}

/** One transaction at a time decides whether there is budget left. */
export async function lockCopySends(tx: Transaction): Promise<void> {
  await sql<LockCopySends>`
    select pg_advisory_xact_lock(hashtextextended('messages.copies', 0))
  `.execute(tx);
}

export async function countCopies(tx: Transaction, keys: CopyKeys): Promise<CopyCounts> {
  const { channel, lane, recipient, range, country } = keys;
  const hour = String(keys.at.subtract({ hours: 1 }));
  const day = String(keys.at.subtract({ hours: 24 }));
  const { rows } = await sql<CountCopies>`
    select n.in_hour as "recipientInHour", n.in_day as "recipientInDay",
           r.in_hour as "rangeInHour", c.in_hour as "countryInHour", c.in_day as "countryInDay",
           (select count(*)::int from inbox_copy_sends
             where channel = ${channel} and lane = ${lane}
               and sent_at > ${day}::timestamptz) as "siteInDay"
      from (select count(*) filter (where sent_at > ${hour}::timestamptz)::int as in_hour,
                   count(*)::int as in_day
              from inbox_copy_sends
             where channel = ${channel} and lane = ${lane} and recipient = ${recipient}
               and sent_at > ${day}::timestamptz) n,
           (select count(*)::int as in_hour from inbox_copy_sends
             where channel = ${channel} and lane = ${lane} and recipient_range = ${range}
               and sent_at > ${hour}::timestamptz) r,
           (select count(*) filter (where sent_at > ${hour}::timestamptz)::int as in_hour,
                   count(*)::int as in_day
              from inbox_copy_sends
             where channel = ${channel} and lane = ${lane} and country = ${country ?? ''}
               and sent_at > ${day}::timestamptz) c
  `.execute(tx);
  return assertDefined(rows[0], 'counts give one row');
}

export async function insertCopySend(tx: Transaction, row: CopyKeys): Promise<void> {
  await sql<InsertCopySend>`
    insert into inbox_copy_sends (channel, lane, recipient, recipient_range, country, sent_at)
    values (${row.channel}, ${row.lane}, ${row.recipient}, ${row.range}, ${row.country},
            ${String(row.at)}::timestamptz)`.execute(tx);
}

export async function deleteOldCopySends(tx: Transaction, latest: Temporal.Instant): Promise<void> {
  await sql<DeleteOldCopySends>`
    delete from inbox_copy_sends where sent_at < ${String(latest)}::timestamptz`.execute(tx);
}
