import { currency, isCurrencyCode, parseAmount } from '@portal/money';
import { type DayBet, dayBet } from '@portal/vendors';
import { readTable } from '../../../platform/reconciling/read-table.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { TheirBet } from './compare-bets.ts';

const columns = [
  'txId',
  'roundId',
  'playerId',
  'currency',
  'placedAt',
  'stake',
  'payout',
  'state',
] as const;

/**
 * Reads the bets of a day from a table with these columns among others, divided by commas or
 * semicolons; moments are those of ISO 8601 in UTC, states are OPEN, SETTLED and CANCELLED. Refuses
 * with `vendor_file_unreadable`, which names the line.
 */
export function readDayFile(file: string): readonly TheirBet[] {
  const table = readTable(file, columns, (fields) => {
    const bet = dayBet.safeParse({ ...fields, state: fields.state.toUpperCase() });
    return bet.success ? theirBet(bet.data) : undefined;
  });
  if (!table.ok) {
    throw new Refusal('vendor_file_unreadable', { line: table.line });
  }
  return table.rows;
}

/** A bet of the wire in minor units; undefined where it is in no amount of its currency. */
export function theirBet(bet: DayBet): TheirBet | undefined {
  const { txId, roundId, playerId: memberId, currency: code, state } = bet;
  const stakeMinor = minorOf(bet.stake, code);
  const payoutMinor = minorOf(bet.payout, code);
  return stakeMinor === undefined || payoutMinor === undefined
    ? undefined
    : {
        txId,
        roundId,
        memberId,
        currency: code,
        placedAt: Temporal.Instant.from(bet.placedAt),
        stakeMinor,
        payoutMinor,
        state,
      };
}

function minorOf(text: string, code: string): bigint | undefined {
  if (/^0+(?:\.0+)?$/u.test(text)) {
    return 0n;
  }
  if (!isCurrencyCode(code)) {
    return undefined;
  }
  const unit = currency(code);
  const parsed = parseAmount(withoutExcess(text, unit.exponent), unit);
  return parsed.ok ? parsed.value : undefined;
}

/** Zeros beyond the decimals of a currency say nothing: `1000.00` is a whole number of yen. */
function withoutExcess(text: string, exponent: number): string {
  const [whole = '', decimals = ''] = text.split('.');
  const kept = decimals.slice(0, exponent);
  const isExcess = /^0+$/u.test(decimals.slice(exponent));
  if (!isExcess) {
    return text;
  }
  return kept === '' ? whole : `${whole}.${kept}`;
}
