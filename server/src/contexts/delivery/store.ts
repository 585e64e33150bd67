import type { DeliveryId, DeliveryPurpose } from '@portal/protocol';
import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type {
  DeleteOldDeliveries,
  ForgetKeptTexts,
  InsertDelivery,
  SelectDeliveries,
  SettleDelivery,
  TakeDue,
} from './generated/statements.ts';

export type Delivery = SelectDeliveries['row'];
export type Channel = Delivery['channel'];

export interface NewDelivery {
  readonly id: DeliveryId;
  readonly channel: Channel;
  readonly recipient: string;
  readonly purpose: DeliveryPurpose;
  readonly subject: string | null;
  readonly body: string;
  readonly state: 'kept' | 'waiting';
  readonly at: Temporal.Instant;
}

export interface DueMessage {
  readonly id: DeliveryId;
  readonly channel: Channel;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  /** Which try this is, from 1. */
  readonly tries: number;
}

/** The form in which recipients are looked up. */
export function recipientKey(recipient: string): string {
  return recipient.normalize('NFKC').replaceAll(/\s/gu, '').toLowerCase();
}

export async function insertDelivery(tx: Transaction, row: NewDelivery): Promise<void> {
  const at = String(row.at);
  await sql<InsertDelivery>`
    insert into deliveries (id, channel, recipient, recipient_key, purpose, subject, body, state,
                            created_at, next_try_at)
    values (${row.id}, ${row.channel}, ${row.recipient}, ${recipientKey(row.recipient)},
            ${row.purpose}, ${row.subject}, ${row.body}, ${row.state}, ${at}::timestamptz,
            ${row.state === 'waiting' ? at : null}::timestamptz)
  `.execute(tx);
}

/**
 * Takes what is due and says when it is tried again if nobody reports on it; several processes take
 * different ones.
 */
export async function takeDue(
  tx: Transaction,
  moments: { readonly now: Temporal.Instant; readonly again: Temporal.Instant },
  limit: number,
): Promise<readonly DueMessage[]> {
  const { rows } = await sql<TakeDue>`
    update deliveries set tries = tries + 1, next_try_at = ${String(moments.again)}::timestamptz
     where id in (select id from deliveries
                   where state = 'waiting' and next_try_at <= ${String(moments.now)}::timestamptz
                   order by next_try_at limit ${limit} for update skip locked)
    returning id, channel, recipient, coalesce(subject, '') as subject,
              coalesce(body, '') as body, tries
  `.execute(tx);
  return rows;
}

export interface Report {
  readonly id: DeliveryId;
  readonly state: 'waiting' | 'sent' | 'failed';
  readonly failure: string | null;
  readonly at: Temporal.Instant;
  readonly nextTryAt: Temporal.Instant | null;
}

/** What came of a try; the text goes when nobody will send it any more. */
export async function settleDelivery(tx: Transaction, report: Report): Promise<void> {
  const { id, state, failure, at, nextTryAt } = report;
  const isOver = state !== 'waiting';
  await sql<SettleDelivery>`
    update deliveries
       set state = ${state}, failure = ${failure},
           body = case when ${isOver} then null else body end,
           next_try_at = ${nextTryAt === null ? null : String(nextTryAt)}::timestamptz,
           settled_at = ${isOver ? String(at) : null}::timestamptz
     where id = ${id} and state = 'waiting'
  `.execute(tx);
}

/**
 * Newest first; the search is the start of a recipient, or a part of a number as people write it:
 * without its country.
 */
export async function selectDeliveries(
  tx: Transaction,
  page: {
    readonly to: string | undefined;
    readonly before: string | undefined;
    readonly limit: number;
  },
) {
  const key = recipientKey(page.to ?? '');
  const parts = [
    ...(key === '' ? [] : [sql`recipient_key collate "C" like ${recipientPattern(key)}`]),
    ...(page.before === undefined ? [] : [sql`id < ${page.before}`]),
  ];
  const where = parts.length === 0 ? sql`true` : sql.join(parts, sql` and `);
  const { rows } = await sql<SelectDeliveries>`
    select id, channel, recipient, purpose, subject, body, state, tries, failure,
           created_at as "createdAt", settled_at as "settledAt"
      from deliveries where ${where} order by id desc limit ${page.limit}
  `.execute(tx);
  return rows;
}

/** Fewer digits than these are the start of something else. */
const digitsOfNumber = /^0?(?<digits>\d{6,})$/u;

function recipientPattern(key: string): string {
  const digits = digitsOfNumber.exec(key)?.groups?.['digits'];
  return digits === undefined ? prefixPattern(key) : `%${digits}%`;
}

function prefixPattern(key: string): string {
  return `${key.replaceAll(/[\\%_]/gu, (letter) => `\\${letter}`)}%`;
}

/** What was kept for operators stops being a secret that lies about. */
export async function forgetKeptTexts(tx: Transaction, latest: Temporal.Instant): Promise<void> {
  await sql<ForgetKeptTexts>`
    delete from deliveries where state = 'kept' and created_at < ${String(latest)}::timestamptz
  `.execute(tx);
}

export async function deleteOldDeliveries(
  tx: Transaction,
  latest: Temporal.Instant,
): Promise<void> {
  await sql<DeleteOldDeliveries>`
    delete from deliveries
     where state in ('sent', 'failed') and created_at < ${String(latest)}::timestamptz
  `.execute(tx);
}
