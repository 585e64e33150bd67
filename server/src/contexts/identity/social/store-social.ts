import type { SocialProviderName } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  DeleteBinding,
  DeleteOldSocial,
  DeleteOldSocialProofs,
  DeleteOldSocialTickets,
  FindBoundSubject,
  FindTicket,
  InsertBinding,
  InsertFirstBinding,
  IsFirstBinder,
  InsertFlow,
  InsertTicket,
  SelectBindings,
  SpendProof,
  TakeFlow,
  TakeTicket,
} from '../generated/statements.ts';

export interface FlowKey {
  readonly stateHash: Buffer;
  readonly browserHash: Buffer;
}

export type SocialFlow = TakeFlow['row'];
export type SocialPurpose = SocialFlow['purpose'];

export async function insertFlow(tx: Transaction, row: FlowKey & SocialFlow): Promise<void> {
  await sql<InsertFlow>`
    insert into social_flows (state_hash, browser_hash, provider, purpose, expires_at)
    values (${row.stateHash}, ${row.browserHash}, ${row.provider}, ${row.purpose},
            ${String(row.expiresAt)}::timestamptz)
  `.execute(tx);
}

/** The way that this browser began; it is used up, whatever comes of it. */
export async function takeFlow(tx: Transaction, key: FlowKey): Promise<SocialFlow | undefined> {
  const { rows } = await sql<TakeFlow>`
    delete from social_flows
     where state_hash = ${key.stateHash} and browser_hash = ${key.browserHash}
    returning provider, purpose, expires_at as "expiresAt"
  `.execute(tx);
  return rows[0];
}

/** False when the same data was used before. */
export async function spendProof(
  tx: Transaction,
  proof: { readonly hash: Buffer; readonly until: Temporal.Instant },
): Promise<boolean> {
  const { rows } = await sql<SpendProof>`
    insert into social_spent_proofs (proof_hash, expires_at)
    values (${proof.hash}, ${String(proof.until)}::timestamptz)
    on conflict do nothing returning 1 as spent
  `.execute(tx);
  return rows.length === 1;
}

export interface TicketKey {
  readonly ticketHash: Buffer;
  readonly browserHash: Buffer;
}

export type SocialTicket = TakeTicket['row'];

export async function insertTicket(
  tx: Transaction,
  row: TicketKey & {
    readonly provider: SocialProviderName;
    readonly subject: string;
    readonly name: string;
    readonly expiresAt: Temporal.Instant;
  },
): Promise<void> {
  await sql<InsertTicket>`
    insert into social_tickets (ticket_hash, browser_hash, provider, provider_subject, shown_name,
                                expires_at)
    values (${row.ticketHash}, ${row.browserHash}, ${row.provider}, ${row.subject}, ${row.name},
            ${String(row.expiresAt)}::timestamptz)
  `.execute(tx);
}

const ticket = sql`provider, provider_subject as subject, shown_name as name`;

export async function findTicket(
  tx: Transaction,
  key: TicketKey,
  now: Temporal.Instant,
): Promise<SocialTicket | undefined> {
  const { rows } = await sql<FindTicket>`
    select ${ticket} from social_tickets
     where ticket_hash = ${key.ticketHash} and browser_hash = ${key.browserHash}
       and expires_at > ${String(now)}::timestamptz
  `.execute(tx);
  return rows[0];
}

/** Two who use one ticket wait for each other here, and the second one finds it gone. */
export async function takeTicket(
  tx: Transaction,
  key: TicketKey,
  now: Temporal.Instant,
): Promise<SocialTicket | undefined> {
  const { rows } = await sql<TakeTicket>`
    delete from social_tickets
     where ticket_hash = ${key.ticketHash} and browser_hash = ${key.browserHash}
       and expires_at > ${String(now)}::timestamptz
    returning ${ticket}
  `.execute(tx);
  return rows[0];
}

/** Whose account here an account elsewhere opens. */
export async function findBoundSubject(
  tx: Transaction,
  identity: { readonly provider: SocialProviderName; readonly subject: string },
): Promise<string | undefined> {
  const { rows } = await sql<FindBoundSubject>`
    select subject_id as "subjectId" from social_identities
     where provider = ${identity.provider} and provider_subject = ${identity.subject}
  `.execute(tx);
  return rows[0]?.subjectId;
}

/** False when it is bound to somebody, or its owner has another one of the same provider. */
export async function insertBinding(
  tx: Transaction,
  row: SocialTicket & { readonly subjectId: string; readonly at: Temporal.Instant },
): Promise<boolean> {
  const { rows } = await sql<InsertBinding>`
    insert into social_identities (provider, provider_subject, subject_id, shown_name, bound_at)
    values (${row.provider}, ${row.subject}, ${row.subjectId}, ${row.name},
            ${String(row.at)}::timestamptz)
    on conflict do nothing returning provider
  `.execute(tx);
  return rows.length === 1;
}

/** Kept for ever; who binds the same account elsewhere later is not the first. */
export async function insertFirstBinding(
  tx: Transaction,
  row: Pick<SocialTicket, 'provider' | 'subject'> & {
    readonly subjectId: string;
    readonly at: Temporal.Instant;
  },
): Promise<void> {
  await sql<InsertFirstBinding>`
    insert into social_first_bindings (provider, provider_subject, subject_id, bound_at)
    values (${row.provider}, ${row.subject}, ${row.subjectId}, ${String(row.at)}::timestamptz)
    on conflict do nothing
  `.execute(tx);
}

/** Whether somebody was the first to bind an account of a provider. */
export async function isFirstBinder(
  tx: Transaction,
  query: { readonly subjectId: string; readonly provider: SocialProviderName },
): Promise<boolean> {
  const { rows } = await sql<IsFirstBinder>`
    select exists (select from social_first_bindings
      where subject_id = ${query.subjectId} and provider = ${query.provider}) as "isFirst"
  `.execute(tx);
  return rows[0]?.isFirst ?? false;
}

/** False when there was none. */
export async function deleteBinding(
  tx: Transaction,
  key: { readonly subjectId: string; readonly provider: SocialProviderName },
): Promise<boolean> {
  const { rows } = await sql<DeleteBinding>`
    delete from social_identities
     where subject_id = ${key.subjectId} and provider = ${key.provider}
    returning provider
  `.execute(tx);
  return rows.length === 1;
}

export type SocialBinding = SelectBindings['row'];

export async function selectBindings(
  tx: Transaction,
  subjectId: string,
): Promise<readonly SocialBinding[]> {
  const { rows } = await sql<SelectBindings>`
    select provider, shown_name as name, bound_at as "boundAt" from social_identities
     where subject_id = ${subjectId}
  `.execute(tx);
  return rows;
}

/** Ways, tickets and proofs whose time is over. */
export async function deleteOldSocial(tx: Transaction, now: Temporal.Instant): Promise<void> {
  await sql<DeleteOldSocial>`
    delete from social_flows where expires_at < ${String(now)}::timestamptz
  `.execute(tx);
  await sql<DeleteOldSocialTickets>`
    delete from social_tickets where expires_at < ${String(now)}::timestamptz
  `.execute(tx);
  await sql<DeleteOldSocialProofs>`
    delete from social_spent_proofs where expires_at < ${String(now)}::timestamptz
  `.execute(tx);
}
