import { currency, isCurrencyCode, parseAmount } from '@portal/money';
import type { DayBet } from '@portal/vendors';
import type { TheirBet } from './compare-bets.ts';

/** A bet of the wire in minor units; undefined where it is in no amount of its currency. */
export function theirBet(bet: DayBet): TheirBet | undefined {
  const { txId, roundId, playerId: memberId, currency: code, state, terms, result } = bet;
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
        gameCode: bet.gameCode,
        balanceMinor: bet.balance === undefined ? undefined : minorOf(bet.balance, code),
        terms,
        result,
        vendorValidMinor:
          bet.validAmount === undefined ? undefined : minorOf(bet.validAmount, code),
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
  return isExcess ? [whole, kept].filter((part) => part !== '').join('.') : text;
}
