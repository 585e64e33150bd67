import type { Endpoints, ReplyOf } from '@portal/protocol';
import { amountOf, textIn } from '../promotions/terms.ts';
import { gameName } from './game-name.ts';
import { askedOf } from './take-reward.ts';
import type { SeenBonus, WholeBonus } from './use-cases/list-bonuses.ts';

type Bonus = ReplyOf<Endpoints['listBonuses']>['content'][number];

export function presentBonus({ reward, play }: SeenBonus, locales: readonly string[]): Bonus {
  const { currency, amountMinor, requiredMinor, forfeitMinor } = reward;
  // A gift that waits says what will be asked for it once it is taken.
  const isOffered = reward.state === 'WAITING' || reward.state === 'HELD';
  const required = isOffered ? askedOf(reward) : (requiredMinor ?? 0n);
  const isDone = reward.state === 'DONE';
  const doneMinor = play?.doneMinor ?? (isDone ? required : 0n);
  return {
    id: reward.id,
    source: reward.source,
    title: textIn(reward.titles, locales) ?? '',
    status: reward.state,
    currency,
    giftAmount: amountOf(amountMinor, currency),
    ...(reward.freeSpins !== null && { freeSpins: reward.freeSpins }),
    ...reward.inKind,
    requiredAmount: amountOf(required, currency),
    doneAmount: amountOf(doneMinor, currency),
    // Nothing is left to be played for what has ended, however it did.
    leftAmount: amountOf(
      reward.state === 'OPEN' || isOffered ? required - doneMinor : 0n,
      currency,
    ),
    forfeitAmount: forfeitMinor === null ? null : amountOf(forfeitMinor, currency),
    ...(reward.isByBreak && reward.state === 'CANCELLED' && { isByBreak: true as const }),
    offeredAt: String(reward.offeredAt),
    claimUntil: textOf(reward.claimUntil),
    claimedAt: textOf(reward.claimedAt),
    playUntil: textOf(reward.playUntil),
    closedAt: textOf(reward.closedAt),
  };
}

export function presentWhole(
  bonus: WholeBonus,
  locales: readonly string[],
  games: Parameters<typeof gameName>[0],
): ReplyOf<Endpoints['readBonus']> {
  const { reward, joined, bets, beforeMinor, givingUp } = bonus;
  const { currency, cashBeforeMinor, wagering } = reward;
  return {
    ...presentBonus(bonus, locales),
    ...(joined !== undefined && {
      promotion: { id: joined.promotionId, joinedAt: String(joined.joinedAt) },
    }),
    cashBeforeAmount: cashBeforeMinor === null ? null : amountOf(cashBeforeMinor, currency),
    maxStakeAmount: wagering.maxStakeAmount,
    ...(wagering.maxCashoutAmount !== undefined && {
      maxCashoutAmount: wagering.maxCashoutAmount,
    }),
    ...(beforeMinor > 0n && { beforeAmount: amountOf(beforeMinor, currency) }),
    winningsPolicy: wagering.winningsPolicy,
    bets: bets.map((bet) => ({
      betId: bet.betId,
      category: bet.category,
      game: gameName(games, bet, locales),
      countedAmount: amountOf(bet.effectiveMinor, currency),
      bookedAt: String(bet.bookedAt),
    })),
    wentBack: wentBackOf(reward),
    givingUp:
      givingUp === undefined
        ? null
        : {
            netAmount: amountOf(givingUp.netMinor, currency),
            keepAmount: amountOf(givingUp.keepMinor, currency),
            forfeitAmount: amountOf(givingUp.forfeitMinor, currency),
          },
  };
}

/** The sum by which something went back; what stays is the rest of it. */
function wentBackOf(reward: SeenBonus['reward']): ReplyOf<Endpoints['readBonus']>['wentBack'] {
  const { state, currency, amountMinor, endCashMinor, endNetMinor } = reward;
  const forfeitMinor = reward.forfeitMinor ?? 0n;
  if (state === 'OPEN' || forfeitMinor === 0n || endCashMinor === null || endNetMinor === null) {
    return null;
  }
  const keepMinor = endCashMinor + amountMinor + endNetMinor - forfeitMinor;
  return {
    beforeAmount: amountOf(endCashMinor, currency),
    netAmount: amountOf(endNetMinor, currency),
    keepAmount: amountOf(keepMinor > 0n ? keepMinor : 0n, currency),
  };
}

function textOf(at: Temporal.Instant | null): string | null {
  return at === null ? null : String(at);
}
