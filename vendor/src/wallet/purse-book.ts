import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import {
  type CurrencyCode,
  currency,
  formatAmount,
  isCurrencyCode,
  parseAmount,
} from '@portal/money';
import {
  type TransferAnswer,
  type TransferListQuery,
  type TransferOrder,
  transferOrder,
} from '@portal/vendors';
import { z } from 'zod';
import { nowMs } from '../clock.ts';

const transfer = z.strictObject({
  /** Of the order, so that another one under its reference is seen. */
  order: z.string(),
  /** Right after it; null for one that was refused. */
  balance: z.string().nullable(),
  /** When it was decided; absent of what was before this was kept. */
  atMs: z.int().optional(),
});
const file = z.strictObject({
  /** Minor units, by vendor, player and currency. */
  purses: z.record(z.string(), z.string()),
  transfers: z.record(z.string(), transfer),
});

const mostOfPage = 500;
const readOrder = (text: string) => transferOrder.parse(JSON.parse(text));

export interface PurseOfPlayer {
  readonly playerId: string;
  readonly currency: string;
}

/** The purses that a simulated vendor keeps itself; on disk, because it is money. */
export interface PurseBook {
  /** Each reference once, whatever comes twice. */
  transfer(order: TransferOrder): TransferAnswer;
  find(reference: string): TransferAnswer;
  /** What was carried out in the span, a page at a time. */
  list(query: TransferListQuery): {
    readonly transfers: readonly TransferOrder[];
    readonly next: string | null;
  };
  /** In all purses. */
  totalText(code: CurrencyCode): string;
  balanceMinor(player: PurseOfPlayer): bigint;
  balanceText(player: PurseOfPlayer): string;
  /** False, and nothing moves, where it would go below zero. */
  move(player: PurseOfPlayer, byMinor: bigint): boolean;
}

export function openPurseBook(path: string): PurseBook {
  const kept = existsSync(path)
    ? file.parse(JSON.parse(readFileSync(path, 'utf8')))
    : { purses: {}, transfers: {} };
  const purses = new Map(Object.entries(kept.purses).map(([key, text]) => [key, BigInt(text)]));
  const transfers = new Map(Object.entries(kept.transfers));
  const keyOf = ({ playerId, currency: code }: PurseOfPlayer) => `${playerId} ${code}`;
  const minorOf = (player: PurseOfPlayer) => purses.get(keyOf(player)) ?? 0n;
  const textOf = (player: PurseOfPlayer) =>
    formatAmount(minorOf(player), currency(player.currency));

  function keep(): void {
    const texts = [...purses].map(([key, minor]) => [key, String(minor)] as const);
    const all = {
      purses: Object.fromEntries(texts),
      transfers: Object.fromEntries(transfers),
    };
    writeFileSync(path, JSON.stringify(all), { mode: 0o600 });
  }

  function move(player: PurseOfPlayer, byMinor: bigint): boolean {
    const after = minorOf(player) + byMinor;
    if (after < 0n) {
      return false;
    }
    purses.set(keyOf(player), after);
    keep();
    return true;
  }

  function find(reference: string): TransferAnswer {
    const known = transfers.get(reference);
    if (known === undefined) {
      return { state: 'NOT_FOUND' };
    }
    const { balance } = known;
    return balance === null ? { state: 'REFUSED' } : { state: 'DONE', balance };
  }

  return {
    find,
    list: (query) => pageOf(transfers, query),
    totalText: (code) => {
      const own = [...purses].filter(([key]) => key.endsWith(` ${code}`));
      return formatAmount(
        own.reduce((sum, [, minor]) => sum + minor, 0n),
        currency(code),
      );
    },
    move,
    balanceMinor: minorOf,
    balanceText: textOf,
    transfer: (order) => {
      const text = JSON.stringify(order);
      const known = transfers.get(order.reference);
      if (known !== undefined) {
        return known.order === text ? find(order.reference) : { state: 'REFUSED' };
      }
      const byMinor = signedMinor(order);
      const isDone = byMinor !== undefined && move(order, byMinor);
      const balance = isDone ? textOf(order) : null;
      transfers.set(order.reference, { order: text, balance, atMs: nowMs() });
      keep();
      return find(order.reference);
    },
  };
}

/** By reference, a page at a time. */
function pageOf(
  transfers: ReadonlyMap<string, z.output<typeof transfer>>,
  { from, to, after = '' }: TransferListQuery,
): ReturnType<PurseBook['list']> {
  const [fromMs, toMs] = [Date.parse(from), Date.parse(to)];
  const done = [...transfers]
    .filter(([reference, { balance }]) => balance !== null && reference > after)
    .filter(([, { atMs = 0 }]) => atMs >= fromMs && atMs < toMs)
    .toSorted(([left], [right]) => (left < right ? -1 : 1));
  const page = done.slice(0, mostOfPage);
  const next = done.length > page.length ? (page.at(-1)?.[0] ?? null) : null;
  return { transfers: page.map(([, { order }]) => readOrder(order)), next };
}

function signedMinor(order: TransferOrder): bigint | undefined {
  const { currency: code, amount, direction } = order;
  const parsed = isCurrencyCode(code) ? parseAmount(amount, currency(code)) : undefined;
  if (parsed?.ok !== true) {
    return undefined;
  }
  return direction === 'in' ? parsed.value : 0n - parsed.value;
}
