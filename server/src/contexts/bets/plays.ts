import type { CurrencyCode } from '@portal/money';
import type { Play } from '../limits/index.ts';
import type { Bet } from './bet.ts';
import type { BetBook } from './book.ts';
import { isTakenBack } from './kinds/win.ts';
import { paceOf } from './protection.ts';
import { returnsOf } from './returns.ts';

const trial: CurrencyCode = 'FUN';

type Changes = ReturnType<BetBook['changes']>;

/**
 * What a batch posted for its members in real money, as their limits count it: new stakes, what
 * came back to them, and what of it was taken back again. A stake that comes back counts with the
 * stake, a win that was taken back with the win, whenever that was: as if they had never been.
 */
export function playsOf(changes: Changes): readonly Play[] {
  const stakes = changes.bets.made
    .filter(({ currency, ...bet }) => currency !== trial && stakedOf(bet) > 0n)
    .map(({ id, memberId, stakeMinor, givenBackMinor, provider, gameCode, category }) => ({
      memberId,
      stakedMinor: stakedOf({ stakeMinor, givenBackMinor }),
      game: `${provider}:${gameCode}`,
      // The pace runs from the first stake of a round.
      pace: changes.further.has(id) ? ('none' as const) : paceOf(category),
    }));
  const moved = changes.bets.pairs
    .filter(({ after }) => after.currency !== trial)
    .flatMap(({ before: previous, after: bet }) => [
      ...stakeReturn(previous, bet),
      ...payouts(previous, bet),
    ]);
  const isTaken = ({ returnedMinor = 0n }: Play) => returnedMinor < 0n;
  return [...stakes, ...moved.filter((play) => !isTaken(play)), ...moved.filter(isTaken)];
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
