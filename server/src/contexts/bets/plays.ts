import type { MemberId } from '@portal/protocol';
import type { Play } from '../limits/index.ts';
import { trialCurrency } from '../wallet/index.ts';
import type { Bet } from './bet.ts';
import type { BetBook } from './book.ts';
import { isTakenBack } from './kinds/win.ts';
import { paceOf } from './protection.ts';
import { returnsOf } from './returns.ts';

type Changes = ReturnType<BetBook['changesOf']>;

/**
 * A hand is over by then, whatever its sender says: one that keeps a bet of a round open and names
 * that round for ever would know neither pace nor reality check (R8, R15).
 */
export const longestHandMinutes = 5;

/**
 * What a batch posted for its members in real money, as their limits count it: new stakes, what
 * came back to them, what of it was taken back again, and which hands are open now. A stake that
 * comes back counts with the stake, a win that was taken back with the win, whenever that was: as
 * if they had never been.
 */
export function playsOf(book: BetBook): readonly Play[] {
  return playsIn(book, book.changes());
}

/** The same for one member, as far as the batch is. */
export function playsSoFar(book: BetBook, memberId: MemberId): readonly Play[] {
  return playsIn(book, book.changesOf(memberId));
}

function playsIn(book: BetBook, changes: Changes): readonly Play[] {
  const stakes = changes.bets.made
    .filter(({ currency, ...bet }) => currency !== trialCurrency && stakedOf(bet) > 0n)
    .map(({ id, memberId, category, ...bet }) => ({
      memberId,
      // What was given back of it comes among the returns.
      stakedMinor: stakedOf(bet),
      game: gameOf(bet),
      // The pace runs from the first stake of a round.
      pace: changes.further.has(id) ? ('none' as const) : paceOf(category),
    }));
  const moved = changes.bets.pairs
    .filter(({ after }) => after.currency !== trialCurrency)
    .flatMap(({ before: previous, after: bet }) => [
      ...stakeReturn(previous, bet),
      ...payouts(previous, bet),
    ]);
  const isTaken = ({ returnedMinor = 0n }: Play) => returnedMinor < 0n;
  return [
    ...stakes,
    ...moved.filter((play) => !isTaken(play)),
    ...moved.filter(isTaken),
    ...hands(book, changes),
  ];
}

function gameOf({ provider, gameCode }: Pick<Bet, 'provider' | 'gameCode'>): string {
  return `${provider}:${gameCode}`;
}

/** Hands of games of chance that a change touched: open while one of their bets has no result. */
function hands(book: BetBook, { bets }: Changes): readonly Play[] {
  const touched = bets.pairs
    .map(({ after }) => after)
    .filter(({ currency, category }) => currency !== trialCurrency && paceOf(category) !== 'none');
  const rounds = Map.groupBy(touched, (bet) => `${bet.memberId} ${gameOf(bet)} ${bet.roundId}`);
  return [...rounds.values()].flatMap(([bet]) => {
    if (bet === undefined || bet.roundId === null) {
      return [];
    }
    const { provider, memberId, roundId: id } = bet;
    const open = book
      .betsOf({ provider, memberId, roundId: id })
      .filter(({ state, gameCode }) => state === 'open' && gameCode === bet.gameCode);
    const last = open.reduce((latest, { placedAt }) => {
      return Temporal.Instant.compare(latest, placedAt) < 0 ? placedAt : latest;
    }, bet.placedAt);
    const hand = { id, until: last.add({ minutes: longestHandMinutes }) };
    return [{ memberId, round: { game: gameOf(bet), isOpen: open.length > 0, hand } }];
  });
}

function stakedOf({ stakeMinor, givenBackMinor }: Pick<Bet, 'stakeMinor' | 'givenBackMinor'>) {
  return stakeMinor + givenBackMinor;
}

function stakeReturn(previous: Bet | undefined, bet: Bet): readonly Play[] {
  const { memberId, placedAt: countedAt } = bet;
  const returnedMinor = givenBackOf(bet) - (previous === undefined ? 0n : givenBackOf(previous));
  return returnedMinor === 0n ? [] : [{ memberId, returnedMinor, countedAt }];
}

function givenBackOf(bet: Bet): bigint {
  return isTakenBack(bet) ? stakedOf(bet) : bet.givenBackMinor;
}

/** Prizes without a bet never counted, so nothing of theirs is taken off. */
function payouts(previous: Bet | undefined, bet: Bet): readonly Play[] {
  const { memberId, terms } = bet;
  if (terms?.feature === 'PROMO') {
    return [];
  }
  const sums = new Map<string, bigint>();
  const add = (version: Bet, sign: bigint) => {
    for (const { at, paidMinor, backMinor } of returnsOf(version)) {
      sums.set(at, (sums.get(at) ?? 0n) + sign * (paidMinor - backMinor));
    }
  };
  add(bet, 1n);
  if (previous !== undefined) {
    add(previous, -1n);
  }
  return [...sums].flatMap(([at, returnedMinor]) =>
    returnedMinor === 0n ? [] : [{ memberId, returnedMinor, countedAt: Temporal.Instant.from(at) }],
  );
}
