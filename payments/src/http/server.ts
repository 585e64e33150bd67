import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import {
  orderQuery,
  paymentOrder,
  payoutOrder,
  type OrderAnswer,
  type PayoutAnswer,
  type StateAnswer,
  type StatementAnswer,
  statementQuery,
  verifySigned,
} from '@portal/payments';
import type { Book } from '../book.ts';
import type { Chance } from '../chance.ts';
import { nowMs } from '../clock.ts';
import type { PayerOut } from '../payer-out.ts';
import { bankActs, type Payer, payerActs } from '../payer.ts';
import type { PayoutBook } from '../payout-book.ts';
import type { Troubles } from '../troubles.ts';
import { pagePolicy, payPage } from './page.ts';

export interface ServerParts {
  readonly book: Book;
  readonly payer: Payer;
  readonly payouts: PayoutBook;
  readonly payerOut: PayerOut;
  readonly requestSecret: string;
  readonly chance: Chance;
  readonly troubles: Troubles;
  /** Our own address, once the port is known. */
  readonly origin: () => string;
  /** What happens to an order that was opened just now. */
  readonly onOpened: (reference: string) => void;
}

interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const mostBytes = 65_536;
const nothing: Answer = { status: 404, body: 'not found' };
const unsigned: Answer = { status: 403, body: 'bad signature' };

export function createPaymentServer(parts: ServerParts): Server {
  return createServer((request, response) => {
    void answerTo(parts, request)
      .catch((): Answer => ({ status: 400, body: 'bad request' }))
      .then((answer) => {
        const isCall = request.headers['content-type'] === 'application/json';
        // A provider whose line breaks after it did what was asked.
        if (isCall && parts.chance.happens(parts.troubles.lost)) {
          request.socket.destroy();
          return;
        }
        send(response, answer);
      });
  });
}

function send(response: ServerResponse, { status, headers, body = '' }: Answer): void {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    ...headers,
  });
  response.end(body);
}

async function answerTo(parts: ServerParts, request: IncomingMessage): Promise<Answer> {
  const { pathname } = new URL(request.url ?? '/', 'http://simulator');
  const page = /^\/pay\/(?<ticket>[0-9a-f]+)$/u.exec(pathname)?.groups?.['ticket'];
  if (page !== undefined) {
    return payTicket(parts, page, request);
  }
  return request.method === 'POST' ? call(parts, pathname, request) : nothing;
}

async function call(parts: ServerParts, path: string, request: IncomingMessage): Promise<Answer> {
  const body = await bodyOf(request);
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
  );
  if (!verifySigned(parts.requestSecret, { headers, body, nowMs: nowMs() })) {
    return unsigned;
  }
  const command: unknown = JSON.parse(body.toString('utf8'));
  switch (path) {
    case '/orders':
      return json(open(parts, command));
    case '/orders/query':
      return json(state(parts, command));
    case '/payouts':
      return json(payOut(parts, command));
    case '/payouts/query':
      return json(payoutState(parts, command));
    case '/statement':
      return json(statement(parts, command));
    default:
      return nothing;
  }
}

function open({ book, origin, onOpened }: ServerParts, body: unknown): OrderAnswer {
  const order = paymentOrder.parse(body);
  const isNew = book.find(order.reference) === undefined;
  const { ticket } = book.open(order);
  if (isNew) {
    onOpened(order.reference);
  }
  const url = `${origin()}/pay/${ticket}`;
  const qrText = order.kind === 'QR' ? url : null;
  return { state: 'ACCEPTED', providerReference: ticket, url, qrText };
}

function state({ book }: ServerParts, body: unknown): StateAnswer {
  const order = book.find(orderQuery.parse(body).reference);
  return order === undefined
    ? { state: 'UNKNOWN', paid: null }
    : { state: order.state, paid: order.paid, chargeback: order.chargeback };
}

function payOut({ payouts, payerOut }: ServerParts, body: unknown): PayoutAnswer {
  const order = payoutOrder.parse(body);
  const isNew = payouts.find(order.reference) === undefined;
  const payout = payouts.open(order);
  if (isNew) {
    payerOut.start(payout);
  }
  const { state: stands, paid, failure } = payout;
  return { state: stands, paid, failure };
}

function payoutState({ payouts }: ServerParts, body: unknown): PayoutAnswer {
  const payout = payouts.find(orderQuery.parse(body).reference);
  const { state: stands, paid, failure } = payout ?? unknownPayout;
  return { state: stands, paid, failure };
}

const unknownPayout: PayoutAnswer = { state: 'UNKNOWN', paid: null, failure: null };

function statement({ book, payouts }: ServerParts, body: unknown): StatementAnswer {
  const { from, to } = statementQuery.parse(body);
  return { rows: [...book.rowsBetween(from, to), ...payouts.rowsBetween(from, to)] };
}

async function payTicket(
  { book, payer }: ServerParts,
  ticket: string,
  request: IncomingMessage,
): Promise<Answer> {
  const found = book.byTicket(ticket);
  if (found === undefined) {
    return nothing;
  }
  if (request.method === 'POST') {
    const form = new URLSearchParams((await bodyOf(request)).toString('utf8'));
    const act = [...payerActs, ...bankActs].find((name) => name === form.get('act'));
    if (act !== undefined) {
      payer.act(found.order.reference, act);
    }
    return { status: 303, headers: { location: found.order.returnUrl } };
  }
  return {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': pagePolicy(found.order.returnUrl),
    },
    body: payPage(found, request.headers['accept-language'] ?? ''),
  };
}

function json(value: unknown): Answer {
  return {
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(value),
  };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > mostBytes) {
      throw new Error('the body is too long');
    }
    parts.push(part);
  }
  return Buffer.concat(parts);
}
