import { assertDefined } from '@portal/money';
import type { BetId } from '@portal/protocol';
import { type Bet, betIdAt, timeOfBet } from './bet.ts';
import { houseAccount } from './kinds/money.ts';
import type { Turn } from './kinds/turn.ts';
import { marketKeyOf } from './market-line.ts';
import { noOrigin } from './origin.ts';
import { possibleReturn } from './possible-return.ts';
import type { PulledBet } from './pulled-bet.ts';

/**
 * Puts a bet of a purse into the book as it was placed, at the vendor's own moment (R42, R16):
 * nobody asks any more whether it may be, and its stake is in play from there on.
 */
export function placePulled(
  { book, ids, gameWeights }: Pick<Turn, 'book' | 'ids' | 'gameWeights'>,
  provider: string,
  pulled: PulledBet,
): BetId {
  const { txId, roundId, memberId, category, gameCode, currency, stakeMinor } = pulled;
  const id = betIdAt(ids.next('bet'), pulled.placedAt);
  const balanceMinor = balancesOf(pulled);
  const weight = gameWeights[`${provider}:${gameCode}`];
  const terms = weight === undefined ? (pulled.terms ?? null) : { ...pulled.terms, weight };
  const bet: Bet = {
    ...(pulled.origin ?? noOrigin),
    id,
    memberId,
    placedAt: assertDefined(timeOfBet(id), 'an id names its time'),
    provider,
    txId,
    roundId,
    category,
    gameCode,
    tableId: null,
    currency,
    stakeMinor,
    givenBackMinor: 0n,
    openMinor: stakeMinor,
    payoutMinor: 0n,
    possibleMinor: possibleReturn({ amountMinor: stakeMinor, ...(terms && { terms }) }),
    validMinor: 0n,
    state: 'open',
    result: 'PENDING',
    revision: 1,
    balanceBeforeMinor: balanceMinor + stakeMinor,
    balanceAfterMinor: balanceMinor,
    settledAt: null,
    terms,
    reckoning: null,
  };
  if (stakeMinor > 0n) {
    book.transfer(bet, {
      debt: `${id}:1:stake`,
      type: 'stake',
      from: book.accountOf(bet),
      to: houseAccount(provider, 'open'),
      amountMinor: stakeMinor,
      currency,
      reference: id,
    });
  }
  book.putBet(bet);
  const moved = { provider, txId, memberId, currency, amountMinor: 0n - stakeMinor, roundId };
  const marketKey = marketKeyOf(bet) ?? null;
  book.putTransaction({ ...moved, class: 'stake', state: 'applied', betId: id, marketKey });
  return id;
}

/** What lay in the purse once the stake was taken; nothing where the vendor says no balance. */
function balancesOf({ balanceMinor = 0n, payoutMinor, state }: PulledBet): bigint {
  const beforeMinor = state === 'SETTLED' ? balanceMinor - payoutMinor : balanceMinor;
  return beforeMinor < 0n ? 0n : beforeMinor;
}
