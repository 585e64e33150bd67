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
  /** Of what it did with other members. */
  readonly peerSigns: readonly PeerSign[];
}

export const riskReasons = [
  'first_withdrawal',
  'deposit_without_play',
  'account_changed',
  'rejected_before',
  'impossible_travel',
  'shared_device',
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
  // Each holds the money until somebody looked (agents-loyalty-money.md E6).
  peer_pair: 30,
  peer_fan_in: 30,
  peer_fan_out: 30,
  peer_round_amounts: 30,
  peer_foreign_payer: 30,
};

const freshAccountHours = 72;

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
export const priorityFromScore = 70;

/** Whether a person looks: from a score of 30, and above what is paid without one. */
export function needsReview(
  { score }: RiskVerdict,
  amounts: { readonly amountMinor: bigint; readonly autoMostMinor: bigint },
): boolean {
  return score >= reviewFromScore || amounts.amountMinor > amounts.autoMostMinor;
}
