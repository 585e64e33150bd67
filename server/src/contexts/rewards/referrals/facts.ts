import type { ReferralFacts, ReferralRules } from '@portal/commission';
import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { provenContacts } from '../../identity/index.ts';
import { readSpan } from '../../turnover/index.ts';
import type { Referral } from './store-referrals.ts';
import type { ReferralTerms } from './store-referral-rules.ts';

/** What friends did so far; nothing in it needs a lock. */
export type FriendFacts = Pick<
  ReferralFacts,
  | 'daysSinceRegistration'
  | 'endsWithWindow'
  | 'firstDepositMinor'
  | 'validMinor'
  | 'isPhoneVerified'
>;

/** An invitation with the days in which its conditions have to be met. */
export interface Windowed {
  readonly referral: Referral;
  readonly windowDays: number;
}

/** For the look that decides whether a second one, at both accounts, is worth their locks. */
export const nothingAgainst = {
  isIdentityVerified: true,
  isLinkedToReferrer: false,
  isStaff: false,
  isFriendExcluded: false,
  isReferrerOnBreak: false,
  rewardsThisMonth: 0,
  rewardsInLife: 0,
} as const;

export async function readFriendFacts(
  ctx: Ctx,
  invitations: readonly Windowed[],
): Promise<ReadonlyMap<MemberId, FriendFacts>> {
  const referrals = invitations.map(({ referral }) => referral);
  const ids = referrals.map(({ friendId }) => friendId);
  const valid = await readValid(ctx, invitations);
  const contacts = await provenContacts(ctx, ids);
  const phones = new Set(
    contacts.filter(({ channel }) => channel === 'sms').map(({ subjectId }) => subjectId),
  );
  const now = ctx.clock.now();
  return new Map(
    referrals.map(({ friendId, joinedAt, firstDepositMinor }) => [
      friendId,
      {
        daysSinceRegistration: joinedAt.until(now).total('hours') / 24,
        // First deposits are noted in the window only, and play is summed to its last day.
        endsWithWindow: true,
        firstDepositMinor: firstDepositMinor ?? 0n,
        validMinor: valid.get(friendId) ?? 0n,
        isPhoneVerified: phones.has(friendId),
      },
    ]),
  );
}

/** When the days of an invitation are over. */
export function windowEnd({ referral, windowDays }: Windowed): Temporal.Instant {
  return referral.joinedAt.add({ hours: 24 * windowDays });
}

/**
 * Nobody played before the own registration, so one range serves all whose window ends on the same
 * day, or still runs.
 */
export async function readValid(
  ctx: Ctx,
  invitations: readonly Windowed[],
): Promise<ReadonlyMap<MemberId, bigint>> {
  const dayOf = (at: Temporal.Instant) =>
    String(at.toZonedDateTimeISO(ctx.site.timeZone).toPlainDate());
  const today = dayOf(ctx.clock.now());
  const byLastDay = Map.groupBy(invitations, (invitation) => {
    const last = dayOf(windowEnd(invitation));
    return last < today ? last : today;
  });
  const sums = new Map<MemberId, bigint>();
  for (const [to, group] of byLastDay) {
    const [from = to] = group.map(({ referral }) => dayOf(referral.joinedAt)).toSorted();
    const memberIds = group.map(({ referral }) => referral.friendId);
    const rows = await readSpan(ctx, { from, to, memberIds });
    for (const { memberId, category, validMinor } of rows) {
      if (category !== 'ALL') {
        sums.set(memberId, (sums.get(memberId) ?? 0n) + validMinor);
      }
    }
  }
  return sums;
}

/** The rules of the package; a number that needs no proof counts as proven. */
export function rulesOf(terms: ReferralTerms): ReferralRules {
  const { windowDays, leastDepositMinor, leastValidMinor, monthlyLimit, lifeLimit } = terms;
  return {
    windowDays,
    leastDepositMinor,
    leastValidMinor,
    needsIdentity: terms.needsIdentity,
    monthlyLimit,
    lifeLimit,
  };
}
