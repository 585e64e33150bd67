import {
  type BetFact,
  type BetFigures,
  type PayFigures,
  plainPay,
  weighedPay,
} from '../turnover/index.ts';
import { trialCurrency } from '../wallet/index.ts';
import { type Bet, firstSettledAt } from './bet.ts';
import type { BetBook } from './book.ts';
import { least } from './kinds/money.ts';
import { isTakenBack } from './kinds/win.ts';
import { jackpotPartsOf } from './jackpot-parts.ts';

/** What a batch changed of the figures of bets, in placing order; trial money has none. */
export function betFactsOf(changes: ReturnType<BetBook['changes']>): readonly BetFact[] {
  return changes.bets.pairs
    .filter(({ after }) => after.currency !== trialCurrency)
    .toSorted((left, right) => (left.after.id < right.after.id ? -1 : 1))
    .map(({ before, after }) => factOf(after, before));
}

function factOf(bet: Bet, previous: Bet | undefined): BetFact {
  const { id: betId, memberId, category, provider, gameCode, stakeMinor, validMinor } = bet;
  const whole = { wholeStakeMinor: stakeMinor, wholeValidMinor: validMinor };
  const now = figuresOf(bet);
  const then = previous === undefined ? noFigures : figuresOf(previous);
  const [counts, counted] = [payOf(bet), previous === undefined ? plainPay : payOf(previous)];
  const correctsAt = previous === undefined ? undefined : firstSettledAt(previous);
  const groups = (bet.reckoning?.counted ?? previous?.reckoning?.counted)?.groups;
  return {
    betId,
    memberId,
    category,
    provider,
    gameCode,
    ...whole,
    ...(bet.terms?.weight !== undefined && { weightPercent: bet.terms.weight }),
    ...(groups !== undefined && { groups }),
    ...(correctsAt !== undefined && { correctsAt }),
    betCount: now.betCount - then.betCount,
    stakeMinor: now.stakeMinor - then.stakeMinor,
    validMinor: now.validMinor - then.validMinor,
    payoutMinor: now.payoutMinor - then.payoutMinor,
    jackpotMinor: now.jackpotMinor - then.jackpotMinor,
    noRebateMinor: counts.noRebateMinor - counted.noRebateMinor,
    noShareMinor: counts.noShareMinor - counted.noShareMinor,
    noSalaryMinor: counts.noSalaryMinor - counted.noSalaryMinor,
    noLoyaltyMinor: counts.noLoyaltyMinor - counted.noLoyaltyMinor,
    groupStakeMinor: counts.groupStakeMinor - counted.groupStakeMinor,
  };
}

/** What payments on turnover count of a bet, by its game or as its sender says it once settled. */
function payOf({ terms, reckoning, state, validMinor }: Bet): PayFigures {
  if (terms?.weight !== undefined && reckoning?.counted === undefined) {
    return weighedPay(validMinor, terms.weight);
  }
  const counted = state === 'settled' ? reckoning?.counted : undefined;
  return counted === undefined
    ? plainPay
    : {
        noRebateMinor: BigInt(counted.noRebate),
        noShareMinor: BigInt(counted.noShare),
        noSalaryMinor: BigInt(counted.noSalary),
        noLoyaltyMinor: 0n,
        groupStakeMinor: BigInt(counted.groupStake),
      };
}

const noFigures: BetFigures = {
  betCount: 0,
  stakeMinor: 0n,
  validMinor: 0n,
  payoutMinor: 0n,
  jackpotMinor: 0n,
};

/**
 * What of a bet lies in the stakes, wins and prizes of the house. One that was taken back has only
 * its valid amount, which may still change with those of the other bets of its round.
 */
function figuresOf(bet: Bet): BetFigures {
  const { stakeMinor, openMinor, payoutMinor, validMinor, state, terms } = bet;
  if (isTakenBack(bet)) {
    return { ...noFigures, validMinor };
  }
  const jackpotMinor = least(jackpotPartsOf(terms?.promo).progressiveMinor, payoutMinor);
  return {
    betCount: state === 'settled' && stakeMinor > 0n ? 1 : 0,
    stakeMinor: stakeMinor - openMinor,
    validMinor,
    payoutMinor: payoutMinor - jackpotMinor,
    jackpotMinor,
  };
}
