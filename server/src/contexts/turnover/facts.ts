import { type Category, uncountedOf } from '@portal/commission';
import type { BetId, MemberId } from '@portal/protocol';

/** Figures of a bet that count for its member (agents-loyalty-money.md A3, A4); minor units. */
export interface BetFigures {
  /** Settled bets; prizes without a stake are none. */
  readonly betCount: number;
  readonly stakeMinor: bigint;
  readonly validMinor: bigint;
  /** What the house paid; a jackpot that the vendor's pool paid stands apart. */
  readonly payoutMinor: bigint;
  readonly jackpotMinor: bigint;
}

/** What of these figures only some payments on turnover count (lottery.md B3); minor units. */
export interface PayFigures {
  /** Of the valid amount: what brings the member no rebate. */
  readonly noRebateMinor: bigint;
  /** Of the valid amount: what brings the agents above no difference of rates. */
  readonly noShareMinor: bigint;
  /** Of the valid amount: what no salary counts. */
  readonly noSalaryMinor: bigint;
  /** Of the valid amount: what ranks, points, missions and promotions leave out. */
  readonly noLoyaltyMinor: bigint;
  /** Stakes at a prize group, of which agents get the differences of groups. */
  readonly groupStakeMinor: bigint;
}

/**
 * The prize groups of a game when a ticket was placed: what caps and stands in for those granted.
 */
export interface PlayGroups {
  /** Of whoever was granted none. */
  readonly usual: number;
  readonly highest: number;
}

/** All of the valid amount counts for everything, as it does for most bets. */
export const plainPay: PayFigures = {
  noRebateMinor: 0n,
  noShareMinor: 0n,
  noSalaryMinor: 0n,
  noLoyaltyMinor: 0n,
  groupStakeMinor: 0n,
};

/** What a game of such a weight leaves out of payments for play, in percent (D16); no salary. */
export function weighedPay(validMinor: bigint, percent: number): PayFigures {
  const uncounted = uncountedOf(validMinor, percent);
  return {
    ...plainPay,
    noRebateMinor: uncounted,
    noShareMinor: uncounted,
    noLoyaltyMinor: uncounted,
  };
}

/** What a booking of a bet changed, real money only; differences to what was booked before. */
export interface BetFact extends BetFigures, PayFigures {
  readonly betId: BetId;
  readonly memberId: MemberId;
  readonly category: Category;
  readonly provider: string;
  readonly gameCode: string;
  /** As the bet stands now, whatever was booked before. */
  readonly wholeStakeMinor: bigint;
  readonly wholeValidMinor: bigint;
  /** Of its game, in percent; absent for all of it. */
  readonly weightPercent?: number;
  /** Of what was staked at a prize group. */
  readonly groups?: PlayGroups;
  /** When what is corrected now was booked; absent for what is booked for the first time. */
  readonly correctsAt?: Temporal.Instant;
}

/**
 * Why money moved between a member and the outside or the house (agents-loyalty-money.md B3); a fee
 * is what payments cost the house, a chargeback what it lost by one (A4).
 */
export const moneyFactKinds = [
  'deposit',
  'withdrawal',
  'fee',
  'bonus',
  'rebate',
  'salary',
  'dividend',
  'chargeback',
] as const;
export type MoneyFactKind = (typeof moneyFactKinds)[number];

export interface MoneyFact {
  readonly memberId: MemberId;
  readonly kind: MoneyFactKind;
  /** Negative for what was taken back. */
  readonly amountMinor: bigint;
  /** What it was given for, such as a rebate; none unless said. */
  readonly category?: Category;
}

/** The game of a bet, as excluded games name it. */
export function gameOf(bet: { readonly provider: string; readonly gameCode: string }): string {
  return `${bet.provider}:${bet.gameCode}`;
}
