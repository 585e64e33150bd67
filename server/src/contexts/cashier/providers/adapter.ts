import type { PayoutFailure } from '@portal/payments';
import type { DepositKind, PayoutKind } from '@portal/protocol';
import type { Ticket } from '../deposits/ticket.ts';

/** Who takes payments, with the keys in clear. */
export interface Provider {
  readonly code: string;
  readonly url: string;
  /** Signs what we ask. */
  readonly requestSecret: string;
  /** What may sign what it tells now: the secret in use, and for a time the one before it. */
  readonly eventSecrets: readonly string[];
  /** Addresses and blocks from which it may call us; empty for every one. */
  readonly callers: readonly string[];
}

/** What a provider is told of an order; nothing about its member. */
export interface OrderAtProvider {
  readonly reference: string;
  readonly kind: DepositKind;
  readonly amount: string;
  readonly currency: string;
  readonly returnUrl: string;
  readonly notifyUrl: string;
  readonly expiresAt: Temporal.Instant;
}

export type Opened =
  | { readonly state: 'ACCEPTED'; readonly providerReference: string; readonly ticket: Ticket }
  | { readonly state: 'REFUSED' };

/** What was paid, as the provider says it; the site compares it to the order. */
export interface PaidAtProvider {
  readonly amount: string;
  readonly currency: string;
  readonly transaction: string;
  readonly paidAt: Temporal.Instant;
}

/** What a provider says about an order: asked for, or told. */
export interface Report {
  readonly reference: string;
  readonly state:
    | 'PENDING'
    | 'CONFIRMING'
    | 'DROPPED'
    | 'PAID'
    | 'FAILED'
    | 'CHARGEBACK'
    | 'UNKNOWN';
  readonly paid: PaidAtProvider | undefined;
  /** The transaction by which what was paid was taken back. */
  readonly chargeback: string | undefined;
}

/** What a provider is told of a payment to a member. */
export interface PayoutAtProvider {
  readonly reference: string;
  readonly kind: PayoutKind;
  readonly amount: string;
  readonly currency: string;
  readonly institution: string;
  readonly holder: string;
  readonly number: string;
  readonly notifyUrl: string;
}

/** What a provider says about a payment to a member: answered, asked for, or told. */
export interface PayoutReport {
  readonly reference: string;
  readonly state: 'UNKNOWN' | 'PENDING' | 'PAID' | 'FAILED' | 'RETURNED';
  /** The payment, or of one that came back its way back. */
  readonly paid: PaidAtProvider | undefined;
  readonly failure: PayoutFailure | undefined;
}

/** One call of a provider: about what is paid in, or about what is paid out. */
export type Heard = { readonly eventKey: string } & (
  | { readonly about: 'deposit'; readonly report: Report }
  | { readonly about: 'payout'; readonly report: PayoutReport }
);

/**
 * A payment, what was taken back of one, what was paid out, or came back; its moment is that
 * of the money.
 */
export interface StatementRow extends PaidAtProvider {
  readonly kind: 'PAYMENT' | 'CHARGEBACK' | 'PAYOUT' | 'RETURN';
  readonly reference: string;
}

export interface CallAsItCame {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
  readonly nowMs: number;
}

/**
 * One way of speaking to providers (agents-loyalty-money.md E1). Whatever is not an answer (a line
 * that breaks, a time that runs out, a body that nobody can read) is thrown and means nothing: only
 * the question about the reference tells what became of an order.
 */
export interface Adapter {
  createDeposit(provider: Provider, order: OrderAtProvider, nowMs: number): Promise<Opened>;
  queryDeposit(provider: Provider, reference: string, nowMs: number): Promise<Report>;
  /** The same reference again is the same payment, so asking twice never pays twice. */
  createPayout(provider: Provider, order: PayoutAtProvider, nowMs: number): Promise<PayoutReport>;
  queryPayout(provider: Provider, reference: string, nowMs: number): Promise<PayoutReport>;
  statement(
    provider: Provider,
    span: { readonly from: Temporal.Instant; readonly to: Temporal.Instant },
    nowMs: number,
  ): Promise<readonly StatementRow[]>;
  /** What the provider signed may still say what nobody here can read. */
  parseWebhook(provider: Provider, call: CallAsItCame): Heard | 'unsigned' | 'unreadable';
}
