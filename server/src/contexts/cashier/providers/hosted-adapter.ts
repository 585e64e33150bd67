import {
  orderAnswer,
  type OrderQuery,
  paymentEvent,
  type PaymentOrder,
  payoutAnswer,
  type PayoutAnswer,
  payoutEvent,
  type PayoutOrder,
  signedHeaders,
  statementAnswer,
  type StatementQuery,
  stateAnswer,
  verifySigned,
} from '@portal/payments';
import { askText } from '../../../platform/ask-text.ts';
import { parseGuardedJson } from '../../../platform/http/json-guard.ts';
import { noTicket } from '../deposits/ticket.ts';
import type { Adapter, Heard, PaidAtProvider, PayoutReport, Provider } from './adapter.ts';

/** What a provider may take to answer (agents-loyalty-money.md E1). */
const timeoutMilliseconds = 10_000;

interface PaidText {
  readonly amount: string;
  readonly currency: string;
  readonly transaction: string;
  readonly paidAt: string;
}

/** Providers with a page of their own, who speak `@portal/payments`. */
export const hostedAdapter: Adapter = {
  createDeposit: async (provider, order, nowMs) => {
    const { expiresAt, ...rest } = order;
    const asked: PaymentOrder = { ...rest, expiresAt: String(expiresAt) };
    const answer = orderAnswer.parse(await ask(provider, { path: '/orders', asked, nowMs }));
    if (answer.state === 'REFUSED') {
      return answer;
    }
    const { providerReference, url, qrText } = answer;
    return { state: 'ACCEPTED', providerReference, ticket: { ...noTicket, url, qrText } };
  },
  queryDeposit: async (provider, reference, nowMs) => {
    const asked: OrderQuery = { reference };
    const answer = await ask(provider, { path: '/orders/query', asked, nowMs });
    const { state, paid, chargeback } = stateAnswer.parse(answer);
    return {
      reference,
      state,
      paid: paid === null ? undefined : paidOf(paid),
      chargeback: chargeback?.transaction,
    };
  },
  createPayout: async (provider, order, nowMs) => {
    const asked: PayoutOrder = { ...order };
    const answer = await ask(provider, { path: '/payouts', asked, nowMs });
    return payoutOf(order.reference, payoutAnswer.parse(answer));
  },
  queryPayout: async (provider, reference, nowMs) => {
    const asked: OrderQuery = { reference };
    const answer = await ask(provider, { path: '/payouts/query', asked, nowMs });
    return payoutOf(reference, payoutAnswer.parse(answer));
  },
  statement: async (provider, { from, to }, nowMs) => {
    const asked: StatementQuery = { from: String(from), to: String(to) };
    const answer = await ask(provider, { path: '/statement', asked, nowMs });
    return statementAnswer
      .parse(answer)
      .rows.map((row) => ({ ...paidOf(row), reference: row.reference, kind: row.kind }));
  },
  parseWebhook: (provider, call) => {
    if (!provider.eventSecrets.some((secret) => verifySigned(secret, call))) {
      return 'unsigned';
    }
    const body = readJson(call.body);
    const payout = payoutEvent.safeParse(body);
    if (payout.success) {
      const { eventId: eventKey, reference } = payout.data;
      return { eventKey, about: 'payout', report: payoutOf(reference, payout.data) };
    }
    return depositEvent(body);
  },
};

function depositEvent(body: unknown): Heard | 'unreadable' {
  const event = paymentEvent.safeParse(body);
  if (!event.success) {
    return 'unreadable';
  }
  const { eventId: eventKey, reference, state, paid, chargeback } = event.data;
  const report = {
    reference,
    state,
    paid: paid === null ? undefined : paidOf(paid),
    chargeback: chargeback?.transaction,
  };
  return { eventKey, about: 'deposit', report };
}

function payoutOf(reference: string, { state, paid, failure }: PayoutAnswer): PayoutReport {
  return {
    reference,
    state,
    paid: paid === null ? undefined : paidOf(paid),
    failure: failure ?? undefined,
  };
}

async function ask(
  { url, requestSecret }: Provider,
  call: { readonly path: string; readonly asked: object; readonly nowMs: number },
): Promise<unknown> {
  const body = JSON.stringify(call.asked);
  const headers = signedHeaders(requestSecret, { body, nowMs: call.nowMs });
  const text = await askText({ url: `${url}${call.path}`, headers, body, timeoutMilliseconds });
  return JSON.parse(text);
}

function paidOf({ amount, currency, transaction, paidAt }: PaidText): PaidAtProvider {
  return { amount, currency, transaction, paidAt: Temporal.Instant.from(paidAt) };
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Undefined for what every reader would not understand alike: a name twice, no text, no JSON. */
function readJson(body: Uint8Array): unknown {
  try {
    const read = parseGuardedJson(utf8.decode(body));
    return read.ok ? read.value : undefined;
  } catch {
    return undefined;
  }
}
