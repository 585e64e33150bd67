import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { currency, formatAmount, isCurrencyCode, parseAmount } from '@portal/money';
import type { TransferAnswer, TransferOrder } from '@portal/vendors';
import { z } from 'zod';

const transfer = z.strictObject({
  /** Of the order, so that another one under its reference is seen. */
  order: z.string(),
  /** Right after it; null for one that was refused. */
  balance: z.string().nullable(),
});
const file = z.strictObject({
  /** Minor units, by vendor, player and currency. */
  purses: z.record(z.string(), z.string()),
  transfers: z.record(z.string(), transfer),
});

export interface PurseOfPlayer {
  readonly playerId: string;
  readonly currency: string;
}

/** The purses that a simulated vendor keeps itself; on disk, because it is money. */
export interface PurseBook {
  /** Each reference once, whatever comes twice. */
  transfer(order: TransferOrder): TransferAnswer;
  find(reference: string): TransferAnswer;
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
      transfers.set(order.reference, { order: text, balance: isDone ? textOf(order) : null });
      keep();
      return find(order.reference);
    },
  };
}

function signedMinor(order: TransferOrder): bigint | undefined {
  const { currency: code, amount, direction } = order;
  const parsed = isCurrencyCode(code) ? parseAmount(amount, currency(code)) : undefined;
  if (parsed?.ok !== true) {
    return undefined;
  }
  return direction === 'in' ? parsed.value : 0n - parsed.value;
}
