import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type PaymentEvent,
  paymentOrder,
  type PaymentOrder,
  type PayoutEvent,
  payoutOrder,
  type PayoutOrder,
  signedHeaders,
} from '@portal/payments';
import { introduceProvider } from '../../src/contexts/cashier/providers/introduce-provider.ts';
import type { testDatabase } from '../harness.ts';
import type { TestServer } from './running.ts';

type Test = Pick<ReturnType<typeof testDatabase>, 'inUnit' | 'clock'>;

const requestSecret = 'requests of the tests, long enough to be one';
const eventSecret = 'events of the tests, long enough to be one too';
/** The provider of the demo site's channels. */
export const providerCode = 'SIMPAY';

/**
 * What it answers to a question: JSON, or `broken` for a line that breaks after the call was done.
 */
type Reply = object | 'broken';

interface Replies {
  readonly opened?: Reply;
  readonly state?: object;
  readonly payout?: Reply;
  readonly payoutState?: Reply;
}

/** The far side of a deposit or a payout: a provider that answers as it is told to. */
export interface TestProvider {
  readonly orders: readonly PaymentOrder[];
  /** What it was asked to pay out, as often as it was asked. */
  readonly payouts: readonly PayoutOrder[];
  /** The replies to come; `opened` and `state` are used up one by one, then by their defaults. */
  reply(next: Replies): void;
  /** What its statement lists from now on. */
  list(rows: readonly object[]): void;
  tell(server: TestServer, event: PaymentEvent | PayoutEvent, change?: TellChange): Promise<number>;
  close(): void;
}

interface TellChange {
  /** The bytes that are signed and sent, where they are no ordinary event. */
  readonly payload?: string;
  readonly secret?: string;
  readonly sentAtMs?: number;
}

const accepted = {
  state: 'ACCEPTED',
  providerReference: 'order at the provider',
  url: 'https://pay.example/1',
  qrText: null,
};

const pending = { state: 'PENDING', paid: null, failure: null };

/** Introduces it; its answers are accepted orders that nobody has paid. */
export async function openProvider(test: Test): Promise<TestProvider> {
  const orders: PaymentOrder[] = [];
  const opened: Reply[] = [];
  const states: object[] = [];
  const payouts: PayoutOrder[] = [];
  const payoutReplies: Reply[] = [];
  const payoutStates: Reply[] = [];
  const listed: { rows: readonly object[] } = { rows: [] };
  const replyTo = (path = ''): Reply => {
    switch (path) {
      case '/orders':
        return opened.shift() ?? accepted;
      case '/payouts':
        return payoutReplies.shift() ?? pending;
      case '/payouts/query':
        return payoutStates.shift() ?? pending;
      case '/statement':
        return { rows: listed.rows };
      default:
        return states.shift() ?? { state: 'PENDING', paid: null };
    }
  };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      if (request.url === '/orders') {
        orders.push(paymentOrder.parse(JSON.parse(body)));
      }
      if (request.url === '/payouts') {
        payouts.push(payoutOrder.parse(JSON.parse(body)));
      }
      const reply = replyTo(request.url);
      if (reply === 'broken') {
        request.socket.destroy();
        return;
      }
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(reply));
    });
  });
  const url = await listen(server);
  const own = { code: providerCode, name: 'Provider', url, requestSecret, eventSecret };
  await test.inUnit((ctx) => introduceProvider(ctx, own));
  return {
    orders,
    payouts,
    reply: (next) => {
      opened.push(...(next.opened === undefined ? [] : [next.opened]));
      states.push(...(next.state === undefined ? [] : [next.state]));
      payoutReplies.push(...(next.payout === undefined ? [] : [next.payout]));
      payoutStates.push(...(next.payoutState === undefined ? [] : [next.payoutState]));
    },
    list: (rows) => {
      listed.rows = rows;
    },
    tell: async (running, event, change = {}) => {
      const payload = change.payload ?? JSON.stringify(event);
      const nowMs = change.sentAtMs ?? test.clock.now().epochMilliseconds;
      const headers = signedHeaders(change.secret ?? eventSecret, { body: payload, nowMs });
      const answer = await running
        .built()
        .http.app.inject({ method: 'POST', url: `/payments/${providerCode}`, payload, headers });
      return answer.statusCode;
    },
    close: () => server.close(),
  };
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // A server that listens on a port has an address with one.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
