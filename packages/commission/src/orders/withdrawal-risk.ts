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
}

export const riskReasons = [
  'first_withdrawal',
  'deposit_without_play',
  'account_changed',
  'rejected_before',
  'impossible_travel',
  'shared_device',
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
};

const freshAccountHours = 72;

export interface RiskVerdict {
  readonly score: number;
  readonly reasons: readonly RiskReason[];
}

/** The score of a withdrawal and what it is made of, so that nobody decides by a bare number. */
export function withdrawalRisk(signs: WithdrawalSigns): RiskVerdict {
  const found: Readonly<Record<RiskReason, boolean>> = {
    first_withdrawal: signs.isFirst,
    deposit_without_play: signs.depositedMinor > 0n && signs.playedMinor < signs.depositedMinor,
    account_changed: !signs.isFirst && signs.hoursSinceAccountBound < freshAccountHours,
    rejected_before: signs.rejectedBefore,
    impossible_travel: signs.isTravelImpossible,
    shared_device: signs.isDeviceShared,
  };
  const reasons = riskReasons.filter((reason) => found[reason]);
  return { reasons, score: reasons.reduce((sum, reason) => sum + points[reason], 0) };
}

const reviewFromScore = 30;
export const priorityFromScore = 70;

/** Whether a person looks: from a score of 30, and above what is paid without one. */
export function needsReview(
  { score }: RiskVerdict,
  amounts: { readonly amountMinor: bigint; readonly autoMostMinor: bigint },
): boolean {
  return score >= reviewFromScore || amounts.amountMinor > amounts.autoMostMinor;
}
