export const referralStates = ['PENDING', 'QUALIFIED', 'REWARDED', 'REJECTED'] as const;
export type ReferralState = (typeof referralStates)[number];

/** What is known of an invited friend; amounts in minor units (agents-loyalty-money.md D9). */
export interface ReferralFacts {
  readonly daysSinceRegistration: number;
  /**
   * Whether the sums below end with the window: what they meet was then met in time, however late
   * anybody looks at it.
   */
  readonly endsWithWindow?: boolean;
  readonly firstDepositMinor: bigint;
  readonly validMinor: bigint;
  readonly isPhoneVerified: boolean;
  readonly isIdentityVerified: boolean;
  /** Same cluster, bank account or device as the referrer, or a chain of own invitations. */
  readonly isLinkedToReferrer: boolean;
  /** One of the two works for the house. */
  readonly isStaff: boolean;
  readonly isFriendExcluded: boolean;
  readonly isReferrerOnBreak: boolean;
  readonly rewardsThisMonth: number;
  readonly rewardsInLife: number;
}

export interface ReferralRules {
  readonly windowDays: number;
  readonly leastDepositMinor: bigint;
  readonly leastValidMinor: bigint;
  readonly needsIdentity: boolean;
  readonly monthlyLimit: number;
  readonly lifeLimit: number;
}

export const defaultReferralRules: ReferralRules = {
  windowDays: 30,
  leastDepositMinor: 10_000n,
  leastValidMinor: 100_000n,
  needsIdentity: false,
  monthlyLimit: 20,
  lifeLimit: 100,
};

/** Why an invitation earns nothing (yet). */
export type ReferralReason =
  | 'linked'
  | 'staff'
  | 'friend_excluded'
  | 'window_over'
  | 'deposit_missing'
  | 'turnover_missing'
  | 'phone_unverified'
  | 'identity_unverified'
  | 'referrer_on_break'
  | 'needs_review';

/**
 * The state of an invitation with the reason that keeps it there, judged in the order of
 * agents-loyalty-money.md D9.
 */
export function judgeReferral(
  facts: ReferralFacts,
  rules: ReferralRules,
): { readonly state: ReferralState; readonly reason?: ReferralReason } {
  const refused = refusedBecause(facts);
  if (refused !== undefined) {
    return { state: 'REJECTED', reason: refused };
  }
  const missing = missingCondition(facts, rules);
  const isOver = facts.daysSinceRegistration > rules.windowDays;
  if (isOver && (missing !== undefined || facts.endsWithWindow !== true)) {
    return { state: 'REJECTED', reason: 'window_over' };
  }
  if (missing !== undefined) {
    return { state: 'PENDING', reason: missing };
  }
  if (facts.isReferrerOnBreak) {
    return { state: 'QUALIFIED', reason: 'referrer_on_break' };
  }
  const isOverLimit =
    facts.rewardsThisMonth >= rules.monthlyLimit || facts.rewardsInLife >= rules.lifeLimit;
  return isOverLimit ? { state: 'QUALIFIED', reason: 'needs_review' } : { state: 'REWARDED' };
}

function refusedBecause(facts: ReferralFacts): ReferralReason | undefined {
  const checks: readonly (readonly [boolean, ReferralReason])[] = [
    [facts.isLinkedToReferrer, 'linked'],
    [facts.isStaff, 'staff'],
    [facts.isFriendExcluded, 'friend_excluded'],
  ];
  return checks.find(([isSo]) => isSo)?.[1];
}

const wholeBasisPoints = 10_000n;

/**
 * The share of what a friend played in the days of an invitation, floored once; none for an agent,
 * who earns by contract (agents-loyalty-money.md D9).
 */
export function referralShareMinor(share: {
  readonly validMinor: bigint;
  readonly basisPoints: number;
  readonly isAgent: boolean;
}): bigint {
  const { validMinor, basisPoints, isAgent } = share;
  return isAgent || validMinor <= 0n ? 0n : (validMinor * BigInt(basisPoints)) / wholeBasisPoints;
}

function missingCondition(facts: ReferralFacts, rules: ReferralRules): ReferralReason | undefined {
  const checks: readonly (readonly [boolean, ReferralReason])[] = [
    [facts.firstDepositMinor >= rules.leastDepositMinor, 'deposit_missing'],
    [facts.validMinor >= rules.leastValidMinor, 'turnover_missing'],
    [facts.isPhoneVerified, 'phone_unverified'],
    [facts.isIdentityVerified || !rules.needsIdentity, 'identity_unverified'],
  ];
  return checks.find(([isMet]) => !isMet)?.[1];
}
