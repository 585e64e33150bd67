import type { DepositId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  AskDepositAgain,
  ChangeProvider,
  InsertEvent,
  IsEventKnown,
  LockByReference,
  ScheduleAsk,
  SelectDueAsks,
  SelectProviders,
  SetTicket,
  UpsertProvider,
} from '../generated/statements.ts';
import { byHand } from '../deposits/channels.ts';
import type { Ticket } from '../deposits/ticket.ts';

export type StoredProvider = SelectProviders['row'];

export async function selectProviders(tx: Transaction): Promise<readonly StoredProvider[]> {
  const { rows } = await sql<SelectProviders>`
    select code, name, url, keys_secret as "keysSecret", version,
           takes_deposits as "takesDeposits", sends_payouts as "sendsPayouts", place,
           least_payout_minor as "leastPayoutMinor", most_payout_minor as "mostPayoutMinor",
           currencies, callers, introduced_at as "introducedAt", keys_changed_at as "keysChangedAt"
      from payment_providers order by place, code
  `.execute(tx);
  return rows;
}

/** Addresses and blocks, as their column has them. */
export function callersOf({ callers }: Pick<StoredProvider, 'callers'>): readonly string[] {
  return callers === '' ? [] : callers.split(' ');
}

/** Who a provider is: what it says of itself, its keys encrypted. */
export type ProviderCard = Pick<StoredProvider, 'code' | 'name' | 'url' | 'keysSecret'>;

export async function upsertProvider(
  tx: Transaction,
  row: ProviderCard & { readonly at: Temporal.Instant },
): Promise<void> {
  await sql<UpsertProvider>`
    insert into payment_providers (code, name, url, keys_secret, introduced_at)
    values (${row.code}, ${row.name}, ${row.url}, ${row.keysSecret},
            ${String(row.at)}::timestamptz)
    on conflict (code) do update
       set name = excluded.name, url = excluded.url, keys_secret = excluded.keys_secret,
           introduced_at = excluded.introduced_at
  `.execute(tx);
}

/** Undefined where somebody changed it since that version. */
export async function changeProvider(
  tx: Transaction,
  row: Omit<StoredProvider, 'name' | 'url' | 'introducedAt'>,
): Promise<ChangeProvider['row'] | undefined> {
  const keysChangedAt = row.keysChangedAt === null ? null : String(row.keysChangedAt);
  const { rows } = await sql<ChangeProvider>`
    update payment_providers
       set keys_secret = ${row.keysSecret}, takes_deposits = ${row.takesDeposits},
           sends_payouts = ${row.sendsPayouts}, place = ${row.place},
           least_payout_minor = ${row.leastPayoutMinor},
           most_payout_minor = ${row.mostPayoutMinor}, currencies = ${row.currencies},
           callers = ${row.callers}, keys_changed_at = ${keysChangedAt}::timestamptz,
           version = version + 1
     where code = ${row.code} and version = ${row.version}
    returning version
  `.execute(tx);
  return rows[0];
}

/** The order of a reference, locked until the transaction ends. */
export async function lockByReference(
  tx: Transaction,
  order: { readonly provider: string; readonly reference: string },
): Promise<DepositId | undefined> {
  const { rows } = await sql<LockByReference>`
    select id from deposits
     where reference = ${order.reference} and provider = ${order.provider} for update
  `.execute(tx);
  return rows[0]?.id;
}

export async function isEventKnown(
  tx: Transaction,
  event: { readonly provider: string; readonly eventKey: string },
): Promise<boolean> {
  const { rows } = await sql<IsEventKnown>`
    select event_key as "eventKey" from payment_events
     where provider = ${event.provider} and event_key = ${event.eventKey}
  `.execute(tx);
  return rows.length > 0;
}

/** Kept once; a twin that came meanwhile has done the same. */
export async function insertEvent(
  tx: Transaction,
  row: {
    readonly provider: string;
    readonly eventKey: string;
    readonly reference: string;
    readonly state: string;
    readonly amountMinor: bigint;
    readonly currency: string;
    readonly transaction: string;
    readonly outcome: string;
    readonly at: Temporal.Instant;
  },
): Promise<void> {
  await sql<InsertEvent>`
    insert into payment_events (provider, event_key, reference, state, amount_minor, currency,
                                transaction, received_at, outcome)
    values (${row.provider}, ${row.eventKey}, ${row.reference}, ${row.state}, ${row.amountMinor},
            ${row.currency}, ${row.transaction}, ${String(row.at)}::timestamptz, ${row.outcome})
    on conflict do nothing
  `.execute(tx);
}

/** Orders about which their provider is asked now, the most urgent first; they are not locked. */
export async function selectDueAsks(
  tx: Transaction,
  query: { readonly now: Temporal.Instant; readonly limit: number },
): Promise<readonly DepositId[]> {
  const { rows } = await sql<SelectDueAsks>`
    select id from deposits where ask_at <= ${String(query.now)}::timestamptz
     order by ask_at, id limit ${query.limit}
  `.execute(tx);
  return rows.map(({ id }) => id);
}

/** When the provider is asked next; null for never again. */
export async function scheduleAsk(
  tx: Transaction,
  ask: {
    readonly id: DepositId;
    readonly askAt: Temporal.Instant | null;
    readonly asked: number;
  },
): Promise<void> {
  const askAt = ask.askAt === null ? null : String(ask.askAt);
  await sql<ScheduleAsk>`
    update deposits set ask_at = ${askAt}::timestamptz, asked = ${ask.asked}::smallint
     where id = ${ask.id}
  `.execute(tx);
}

/**
 * The provider of an order that was not paid is asked about it now, also where it was given up and
 * asked about no more. By hand there is nobody to ask.
 */
export async function askDepositAgain(
  tx: Transaction,
  order: {
    readonly provider: string;
    readonly reference: string;
    readonly at: Temporal.Instant;
  },
): Promise<void> {
  await sql<AskDepositAgain>`
    update deposits set ask_at = ${String(order.at)}::timestamptz
     where reference = ${order.reference} and provider = ${order.provider}
       and provider <> ${byHand} and paid_minor is null
  `.execute(tx);
}

/** How to pay, once the provider has said it; what it is asked from now on is counted anew. */
export async function setTicket(
  tx: Transaction,
  row: {
    readonly id: DepositId;
    readonly providerReference: string;
    readonly ticket: Ticket;
  },
): Promise<void> {
  await sql<SetTicket>`
    update deposits
       set provider_reference = ${row.providerReference},
           payment = ${JSON.stringify(row.ticket)}::jsonb, asked = 0
     where id = ${row.id}
  `.execute(tx);
}
