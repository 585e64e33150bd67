import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { currency, formatAmount, parseAmount } from '@portal/money';
import {
  type DayBet,
  hmac,
  type Introduction,
  launchHeader,
  dayQuery,
  purseQuery,
  totalQuery,
  transferListQuery,
  type TransferOrder,
  transferOrder,
  transferQuery,
} from '@portal/vendors';

/**
 * What goes wrong on the way: an answer is lost, an order is never heard, an answer says nothing,
 * the vendor has not decided yet, or it refuses.
 */
export const purseFaults = ['none', 'lost', 'unheard', 'unreadable', 'pending', 'refused'] as const;
export type PurseFault = (typeof purseFaults)[number];

interface Far {
  fault: PurseFault;
  /** How many orders were heard. */
  orders: number;
}

const launchSecret = 'a secret for launches';

/** What a vendor keeps of purses; each reference counts once. */
function openBook(far: Far, nowMs: () => number) {
  const moments = new Map<string, number>();
  const purses = new Map<string, bigint>();
  const bets = new Map<string, DayBet>();
  const carriedOut = new Map<string, TransferOrder>();
  const done = new Map<string, { readonly state: string; readonly balance?: string }>();

  function transfer(content: unknown) {
    far.orders += 1;
    const { reference, playerId, direction, amount, currency: unit } = transferOrder.parse(content);
    const parsed = parseAmount(amount, currency(unit));
    const minor = parsed.ok ? parsed.value : 0n;
    const after = (purses.get(playerId) ?? 0n) + (direction === 'in' ? minor : 0n - minor);
    const isRefused = far.fault === 'refused' || after < 0n;
    if (!done.has(reference) && isRefused) {
      done.set(reference, { state: 'REFUSED' });
    }
    if (!done.has(reference)) {
      purses.set(playerId, after);
      carriedOut.set(reference, transferOrder.parse(content));
      moments.set(reference, nowMs());
      done.set(reference, { state: 'DONE', balance: formatAmount(after, currency(unit)) });
    }
    return far.fault === 'pending' ? { state: 'PENDING' } : done.get(reference);
  }

  return {
    purses,
    bets,
    carriedOut,
    moments,
    answer: (path: string, content: unknown) => {
      if (path.endsWith('/balance')) {
        const { playerId, currency: unit } = purseQuery.parse(content);
        return { balance: formatAmount(purses.get(playerId) ?? 0n, currency(unit)) };
      }
      if (path.endsWith('/orders/list')) {
        const { from, to } = transferListQuery.parse(content);
        const isWithin = ([key]: readonly [string, unknown]) => {
          const atMs = moments.get(key) ?? nowMs() - 1;
          return atMs >= Date.parse(from) && atMs < Date.parse(to);
        };
        const within = [...carriedOut].filter(isWithin);
        return { transfers: within.map(([, order]) => order), next: null };
      }
      if (path.endsWith('/total')) {
        const total = [...purses.values()].reduce((sum, minor) => sum + minor, 0n);
        return { balance: formatAmount(total, currency(totalQuery.parse(content).currency)) };
      }
      if (path.endsWith('/bets')) {
        const { from, to } = dayQuery.parse(content);
        const isWithin = ({ placedAt }: DayBet) => placedAt >= from && placedAt < to;
        return { bets: [...bets.values()].filter(isWithin), next: null };
      }
      if (path.endsWith('/launch')) {
        return { url: 'https://games.example/purse' };
      }
      if (path.endsWith('/query')) {
        const { reference } = transferQuery.parse(content);
        return done.get(reference) ?? { state: 'NOT_FOUND' };
      }
      return transfer(content);
    },
  };
}

async function listen(hear: (request: IncomingMessage, response: ServerResponse) => Promise<void>) {
  const server = createServer((request, response) => {
    void hear(request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

function introductionOf(code: string, origin: string): Introduction {
  return {
    code,
    name: `Vendor ${code}`,
    dialect: 'softswiss',
    merchantId: 'merchant-purse',
    key: 'a secret of both sides',
    launchSecret,
    launchUrl: `${origin}/launch`,
    transferUrl: origin,
    reportUrl: origin,
    games: [{ gameCode: `${code}-game`, gameType: 'RNG', name: 'Purse game', displayNames: {} }],
  };
}

/** A vendor that keeps purses of its own, over HTTP, with faults on the way. */
export async function openPurseVendor(code = 'PURSE', nowMs: () => number = Date.now) {
  const far: Far = { fault: 'none', orders: 0 };
  const { purses, bets, carriedOut, moments, answer } = openBook(far, nowMs);
  const { server, origin } = await listen(async (request, response) => {
    let body = '';
    for await (const part of request) {
      body += String(part);
    }
    const isSigned = request.headers[launchHeader] === hmac('sha256', launchSecret, body);
    const text =
      far.fault === 'unheard' || !isSigned
        ? undefined
        : JSON.stringify(answer(request.url ?? '', JSON.parse(body)));
    if (text === undefined || far.fault === 'lost') {
      request.socket.destroy();
      return;
    }
    response.end(far.fault === 'unreadable' ? '<html>busy</html>' : text);
  });
  return {
    far,
    introduction: introductionOf(code, origin),
    balanceOf: (playerId: string) => purses.get(playerId) ?? 0n,
    /** What somebody wins or loses there; a purse is never below zero. */
    play: (playerId: string, byMinor: bigint) => {
      const after = (purses.get(playerId) ?? 0n) + byMinor;
      purses.set(playerId, after < 0n ? 0n : after);
    },
    /** What it says that it carried out, by reference. */
    carriedOut,
    /** When that was; what has none happened just now. */
    moments,
    /** What the vendor's own books say of a bet from now on. */
    tellBet: (bet: DayBet) => bets.set(bet.txId, bet),
    close: () => server.close(),
  };
}
