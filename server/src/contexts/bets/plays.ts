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
    .flatMap(({ before, after }) => [...stakeReturn(before, after), ...payouts(before, after)]);
  const isTaken = ({ returnedMinor = 0n }: Play) => returnedMinor < 0n;
  return [...stakes, ...moved.filter((play) => !isTaken(play)), ...moved.filter(isTaken)];
}

function stakedOf({ stakeMinor, givenBackMinor }: Pick<Bet, 'stakeMinor' | 'givenBackMinor'>) {
  return stakeMinor + givenBackMinor;
}

function stakeReturn(before: Bet | undefined, after: Bet): readonly Play[] {
  const { memberId, placedAt: countedAt } = after;
  const returnedMinor = givenBackOf(after) - (before === undefined ? 0n : givenBackOf(before));
  return returnedMinor === 0n ? [] : [{ memberId, returnedMinor, countedAt }];
}

function givenBackOf(bet: Bet): bigint {
  return isTakenBack(bet) ? stakedOf(bet) : bet.givenBackMinor;
}

/** Prizes without a bet never counted, so nothing of theirs is taken off. */
function payouts(before: Bet | undefined, after: Bet): readonly Play[] {
  const { memberId, terms } = after;
  if (terms?.feature === 'PROMO') {
    return [];
  }
  const sums = new Map<string, bigint>();
  const add = (bet: Bet, sign: bigint) => {
    for (const { at, paidMinor, backMinor } of returnsOf(bet)) {
      sums.set(at, (sums.get(at) ?? 0n) + sign * (paidMinor - backMinor));
    }
  };
  add(after, 1n);
  if (before !== undefined) {
    add(before, -1n);
  }
  return [...sums].flatMap(([at, returnedMinor]) =>
    returnedMinor === 0n ? [] : [{ memberId, returnedMinor, countedAt: Temporal.Instant.from(at) }],
  );
}
