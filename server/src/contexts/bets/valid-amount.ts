import {
  defaultValidBetPolicy,
  type Ticket,
  type TicketResult,
  validBets,
} from '@portal/commission';
import { parseDecimal } from '@portal/money';
import type { Bet } from './bet.ts';
import type { BetBook } from './book.ts';

/**
 * What of a settled bet counts as turnover (agents-loyalty-money.md A3). Bets of one round are
 * weighed together, as the rule for opposite sides asks; a bet takes what the round counts less
 * what its other bets have booked already, so the sum is right whatever was settled last.
 * A sender that weighs its own bets, as the lottery does, says what counts.
 */
export function validOf(book: BetBook, bet: Bet): bigint {
  const { provider, memberId, roundId, terms, reckoning } = bet;
  if (terms?.feature === 'TIP') {
    return 0n;
  }
  if (reckoning?.counted !== undefined) {
    return bet.state === 'settled' ? BigInt(reckoning.counted.valid) : 0n;
  }
  const others = roundId === null ? [] : siblingsOf(book.betsOf({ provider, memberId, roundId }));
  const siblings = others.filter(({ id }) => id !== bet.id);
  const tickets = [...siblings, bet].toSorted((left, right) => (left.id < right.id ? -1 : 1));
  const counted = validBets(tickets.map(ticketOf), defaultValidBetPolicy);
  const booked = siblings.reduce((sum, { validMinor }) => sum + validMinor, 0n);
  return counted.reduce((sum, amount) => sum + amount, 0n) - booked;
}

function siblingsOf(bets: readonly Bet[]): readonly Bet[] {
  return bets.filter(
    ({ state, reckoning }) => state === 'settled' && reckoning?.counted === undefined,
  );
}

function ticketOf(bet: Bet): Ticket {
  const { terms, reckoning, category, stakeMinor, payoutMinor } = bet;
  const odds = terms?.odds === undefined ? undefined : parseDecimal(terms.odds);
  return {
    category,
    stakeMinor,
    payoutMinor,
    result: countedResult(bet),
    ...(terms?.funding !== undefined && { funding: terms.funding }),
    ...(terms?.side !== undefined && { side: terms.side }),
    ...(terms?.feature !== undefined && { feature: terms.feature }),
    ...(terms?.numbersCovered !== undefined && { numbersCovered: terms.numbersCovered }),
    ...(reckoning?.vendorValid !== undefined && {
      vendorValidMinor: BigInt(reckoning.vendorValid),
    }),
    ...(odds !== undefined && { decimalOdds: odds }),
  };
}

/** A bet that was taken back counts as cancelled, whatever its result had been. */
function countedResult({ state, result }: Bet): TicketResult {
  return state === 'settled'
    ? result
    : state === 'open' || state === 'waiting'
      ? 'PENDING'
      : 'VOID';
}
