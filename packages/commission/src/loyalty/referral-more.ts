import type { ReferralRules } from './referral.ts';

/** What invitations bring and what they ask for it; amounts in minor units. */
export interface ReferralOffer extends ReferralRules {
  readonly isOpen: boolean;
  readonly referrerMinor: bigint;
  readonly friendMinor: bigint;
  readonly shareBasisPoints: number;
  readonly multiple: number;
  readonly needsPhone: boolean;
}

interface Change {
  readonly before: ReferralOffer;
  readonly after: ReferralOffer;
}

/** Whether rules give more than those before, or ask for less; closed ones give nothing (R53). */
export function rulesGiveMore({
  before,
  after,
}: {
  readonly before: ReferralOffer | undefined;
  readonly after: ReferralOffer;
}): boolean {
  if (!after.isOpen) {
    return false;
  }
  return before?.isOpen !== true || rewardsMore({ before, after }) || asksLess({ before, after });
}

function rewardsMore({ before, after }: Change): boolean {
  return (
    after.referrerMinor > before.referrerMinor ||
    after.friendMinor > before.friendMinor ||
    after.shareBasisPoints > before.shareBasisPoints ||
    after.monthlyLimit > before.monthlyLimit ||
    after.lifeLimit > before.lifeLimit
  );
}

function asksLess({ before, after }: Change): boolean {
  return (
    after.windowDays > before.windowDays ||
    after.leastDepositMinor < before.leastDepositMinor ||
    after.leastValidMinor < before.leastValidMinor ||
    after.multiple < before.multiple ||
    (before.needsPhone && !after.needsPhone) ||
    (before.needsIdentity && !after.needsIdentity)
  );
}
