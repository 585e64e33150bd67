import { type PeerSign, peerSigns } from './peer-signs.ts';

/** What a risk review looks at (agents-loyalty-money.md E5, F). */
export interface WithdrawalSigns {
  readonly isFirst: boolean;
  /** Deposited since the last withdrawal, and valid bets of the same time. */
  readonly depositedMinor: bigint;
  readonly playedMinor: bigint;
  readonly hoursSinceAccountBound: number;
  readonly rejectedBefore: boolean;
  /** From two countries at nearly one time. */
  readonly isTravelImpossible: boolean;
  /** With three or more accounts of a day. */
  readonly isDeviceShared: boolean;
  /** In a browser, or from a country, that the logins of before do not know. */
  readonly isPlaceNew: boolean;
  /** Something that names a person is another account's too. */
  readonly isLinked: boolean;
  /** Both sides of one event were bet on, with whom this member is linked. */
  readonly hasOppositeBets: boolean;
  /** Since the last withdrawal: a bet, and the play of a bonus, that won many times its amount. */
  readonly hasLargeWin: boolean;
  readonly hasBonusProfit: boolean;
  /** Of what it did with other members. */
  readonly peerSigns: readonly PeerSign[];
}

const riskReasons = [
  'first_withdrawal',
  'deposit_without_play',
  'account_changed',
  'rejected_before',
  'impossible_travel',
  'shared_device',
  'new_place',
  'linked_account',
  'opposite_bets',
  'large_win',
  'bonus_profit',
  ...peerSigns,
] as const;
export type RiskReason = (typeof riskReasons)[number];

const points: Readonly<Record<RiskReason, number>> = {
  first_withdrawal: 15,
  deposit_without_play: 40,
  account_changed: 25,
  rejected_before: 10,
  // Each is looked at by itself (agents-loyalty-money.md F).
  impossible_travel: 30,
  shared_device: 30,
  new_place: 15,
  linked_account: 30,
  opposite_bets: 30,
  large_win: 10,
  bonus_profit: 20,
  // Each holds the money until somebody looked (agents-loyalty-money.md E6).
  peer_pair: 30,
  peer_fan_in: 30,
  peer_fan_out: 30,
  peer_round_amounts: 30,
  peer_foreign_payer: 30,
};

const freshAccountHours = 72;
/** What a win, and the profit of a bonus, is looked at beyond: times the stake, and its amount. */
export const largeWinTimes = 100;
export const bonusProfitTimes = 20;

export interface RiskVerdict {
  readonly score: number;
  readonly reasons: readonly RiskReason[];
}

/** The score of a withdrawal and what it is made of, so that nobody decides by a bare number. */
export function withdrawalRisk(signs: WithdrawalSigns): RiskVerdict {
  const isShown = (sign: PeerSign): boolean => signs.peerSigns.includes(sign);
  const found: Readonly<Record<RiskReason, boolean>> = {
    first_withdrawal: signs.isFirst,
    deposit_without_play: signs.depositedMinor > 0n && signs.playedMinor < signs.depositedMinor,
    account_changed: !signs.isFirst && signs.hoursSinceAccountBound < freshAccountHours,
    rejected_before: signs.rejectedBefore,
    impossible_travel: signs.isTravelImpossible,
    shared_device: signs.isDeviceShared,
    new_place: signs.isPlaceNew,
    linked_account: signs.isLinked,
    opposite_bets: signs.hasOppositeBets,
    large_win: signs.hasLargeWin,
    bonus_profit: signs.hasBonusProfit,
    peer_pair: isShown('peer_pair'),
    peer_fan_in: isShown('peer_fan_in'),
    peer_fan_out: isShown('peer_fan_out'),
    peer_round_amounts: isShown('peer_round_amounts'),
    peer_foreign_payer: isShown('peer_foreign_payer'),
  };
  const reasons = riskReasons.filter((reason) => found[reason]);
  return { reasons, score: reasons.reduce((sum, reason) => sum + points[reason], 0) };
}

const reviewFromScore = 30;
/** From here on it is looked at before all others (agents-loyalty-money.md E5). */
export const priorityFromScore = 70;

/** Whether a person looks: from a score of 30, and above what is paid without one. */
export function needsReview(
  { score }: RiskVerdict,
  amounts: { readonly amountMinor: bigint; readonly autoMostMinor: bigint },
): boolean {
  return score >= reviewFromScore || amounts.amountMinor > amounts.autoMostMinor;
}

/** What a member is told about a review (agents-loyalty-money.md E5). */
const reviewReasons = [
  'review_priority',
  'review_first',
  'review_amount',
  'review_account',
  'review_unplayed',
  'review_checks',
] as const;
export type ReviewReason = (typeof reviewReasons)[number];

/**
 * Why a person looks, in the member's words. It is true of this order; signs of whom a member deals
 * with are not named, because the law forbids it and it would teach how to avoid them.
 */
export function reviewReason(
  { score, reasons }: RiskVerdict,
  amounts: { readonly amountMinor: bigint; readonly autoMostMinor: bigint },
): ReviewReason {
  if (score >= priorityFromScore) {
    return 'review_priority';
  }
  if (reasons.includes('first_withdrawal')) {
    return 'review_first';
  }
  if (amounts.amountMinor > amounts.autoMostMinor) {
    return 'review_amount';
  }
  if (reasons.includes('account_changed')) {
    return 'review_account';
  }
  return reasons.includes('deposit_without_play') ? 'review_unplayed' : 'review_checks';
}
