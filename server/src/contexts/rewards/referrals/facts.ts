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
  'daysSinceRegistration' | 'firstDepositMinor' | 'validMinor' | 'isPhoneVerified'
>;

/** For the look that decides whether a second one, at both accounts, is worth their locks. */
export const nothingAgainst = {
  isIdentityVerified: false,
  isLinkedToReferrer: false,
  isFriendExcluded: false,
  isReferrerOnBreak: false,
  rewardsThisMonth: 0,
  rewardsInLife: 0,
} as const;

export async function readFriendFacts(
  ctx: Ctx,
  referrals: readonly Referral[],
): Promise<ReadonlyMap<MemberId, FriendFacts>> {
  const ids = referrals.map(({ friendId }) => friendId);
  const valid = await readValid(ctx, referrals);
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
        firstDepositMinor: firstDepositMinor ?? 0n,
        validMinor: valid.get(friendId) ?? 0n,
        isPhoneVerified: phones.has(friendId),
      },
    ]),
  );
}

/** Nobody played before the own registration, so one range serves all of them. */
async function readValid(
  ctx: Ctx,
  referrals: readonly Referral[],
): Promise<ReadonlyMap<MemberId, bigint>> {
  const dayOf = (at: Temporal.Instant) =>
    String(at.toZonedDateTimeISO(ctx.site.timeZone).toPlainDate());
  const [from] = referrals.map(({ joinedAt }) => dayOf(joinedAt)).toSorted();
  if (from === undefined) {
    return new Map();
  }
  const memberIds = referrals.map(({ friendId }) => friendId);
  const rows = await readSpan(ctx, { from, to: dayOf(ctx.clock.now()), memberIds });
  const sums = new Map<MemberId, bigint>();
  for (const { memberId, category, validMinor } of rows) {
    if (category !== 'ALL') {
      sums.set(memberId, (sums.get(memberId) ?? 0n) + validMinor);
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
    needsIdentity: false,
    monthlyLimit,
    lifeLimit,
  };
}
