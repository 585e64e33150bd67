import type { CurrencyCode } from '@portal/money';
import type { MemberId } from '@portal/protocol';
import type { Play } from '../limits/index.ts';
import type { Bet } from './bet.ts';
import type { BetBook } from './book.ts';
import { paceOf } from './protection.ts';

const trial: CurrencyCode = 'FUN';

type Changes = ReturnType<BetBook['changesOf']>;

/**
 * A hand is over by then, whatever its sender says: one that keeps a bet of a round open and names
 * that round for ever would know neither pace nor reality check (R8, R15).
 */
export const longestHandMinutes = 5;

/**
 * What a batch posted for its members in real money, as their limits count it: new stakes, what
 * came back to them, what of it was taken back again, and which hands are open now.
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
    .filter(({ currency, stakeMinor, givenBackMinor }) => {
      return currency !== trial && stakeMinor + givenBackMinor > 0n;
    })
    .map(({ id, memberId, stakeMinor, givenBackMinor, category, ...bet }) => ({
      memberId,
      // What was given back of it comes among the returns.
      stakedMinor: stakeMinor + givenBackMinor,
      game: gameOf(bet),
      // The pace runs from the first stake of a round.
      pace: changes.further.has(id) ? ('none' as const) : paceOf(category),
    }));
  const returns = changes.transfers.flatMap(({ type, to, currency, amountMinor }) => {
    const memberId = memberOf(to);
    const isReturn = type === 'win' || type === 'stake_return';
    return isReturn && memberId !== undefined && currency !== trial
      ? [{ memberId, returnedMinor: amountMinor }]
      : [];
  });
  return [...stakes, ...returns, ...takenBack(changes), ...hands(book, changes)];
}

function gameOf({ provider, gameCode }: Pick<Bet, 'provider' | 'gameCode'>): string {
  return `${provider}:${gameCode}`;
}

/** Hands of games of chance that a change touched: open while one of their bets has no result. */
function hands(book: BetBook, { bets }: Changes): readonly Play[] {
  const touched = bets.pairs
    .map(({ after }) => after)
    .filter(({ currency, category }) => currency !== trial && paceOf(category) !== 'none');
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

/**
 * Wins that were taken back count as if they had never come, what the member still owes of them
 * included. Prizes and corrections never counted, so nothing of theirs is taken off.
 */
function takenBack({ transfers, bets }: Changes): readonly Play[] {
  const pairs = new Map<string, (typeof bets.pairs)[number]>(
    bets.pairs.map((pair) => [pair.after.id, pair]),
  );
  return transfers.flatMap(({ type, to, reference, currency, amountMinor }) => {
    const pair = pairs.get(reference);
    if (type !== 'win_return' || pair === undefined || currency === trial || !isOfWins(to)) {
      return [];
    }
    const { memberId } = pair.after;
    const countedAt = pair.before?.settledAt ?? undefined;
    return [
      { memberId, returnedMinor: 0n - amountMinor, ...(countedAt !== undefined && { countedAt }) },
    ];
  });
}

function isOfWins(path: string): boolean {
  return path.endsWith(':wins');
}

const accountPattern = /^member:(?<id>mbr_[\w-]+):cash$/u;

function memberOf(path: string): MemberId | undefined {
  const id = accountPattern.exec(path)?.groups?.['id'];
  // The pattern proves the prefix.
  return id as MemberId | undefined;
}
