import { judgeReferral } from '@portal/commission';
import { assertDefined } from '@portal/money';
import type { Ctx } from '../../../../platform/context.ts';
import { monthStart } from '../../../../platform/site-date.ts';
import { lookAtPlayers, moneyVerdicts, provenAt } from '../../../limits/index.ts';
import { staffAmong } from '../../../members/index.ts';
import { type FriendFacts, nothingAgainst, readFriendFacts, rulesOf } from '../facts.ts';
import { giveReferral } from '../give-referral.ts';
import { isKnownFriend } from '../known-friend.ts';
import { linkOf } from '../linked.ts';
import {
  countRewarded,
  lockReferral,
  type Referral,
  type ReferralReason,
  type ReferralState,
  selectOpenReferrals,
  touchReferrals,
  updateReferral,
} from '../store-referrals.ts';
import { findRules, type ReferralTerms } from '../store-referral-rules.ts';

const judgedAtOnce = 200;

interface Case {
  readonly referral: Referral;
  readonly terms: ReferralTerms;
  readonly facts: FriendFacts;
}

/**
 * Judges invitations that are open, those that were looked at longest ago first, and rewards what
 * is due (agents-loyalty-money.md D9). Accounts are locked only where something changes.
 */
export async function judgeReferrals(ctx: Ctx): Promise<void> {
  const open = await selectOpenReferrals(ctx.tx, judgedAtOnce);
  const ids = open.map(({ friendId }) => friendId);
  await touchReferrals(ctx.tx, ids, ctx.clock.now());
  const moving: Case[] = [];
  for (const one of await casesOf(ctx, open)) {
    const verdict = judgeReferral({ ...one.facts, ...nothingAgainst }, rulesOf(one.terms));
    if (verdict.state === 'PENDING') {
      await move(ctx, one.referral, { state: 'PENDING', reason: verdict.reason ?? null });
    } else {
      moving.push(one);
    }
  }
  await settle(ctx, moving);
}

async function casesOf(ctx: Ctx, referrals: readonly Referral[]): Promise<readonly Case[]> {
  const read = new Map<number, ReferralTerms>();
  for (const { rulesVersion: version } of referrals) {
    const terms = read.get(version) ?? (await findRules(ctx.tx, version));
    read.set(version, assertDefined(terms, 'an invitation keeps its rules'));
  }
  const termsOf = ({ rulesVersion }: Referral) =>
    assertDefined(read.get(rulesVersion), 'they were read just now');
  const facts = await readFriendFacts(
    ctx,
    referrals.map((referral) => ({ referral, windowDays: termsOf(referral).windowDays })),
  );
  return referrals.map((referral) => {
    const terms = termsOf(referral);
    const own = assertDefined(facts.get(referral.friendId), 'everybody has facts');
    const isPhoneVerified = own.isPhoneVerified || !terms.needsPhone;
    return { referral, terms, facts: { ...own, isPhoneVerified } };
  });
}

/** All accounts are locked at once and in one order; what stands in the row counts from then on. */
async function settle(ctx: Ctx, cases: readonly Case[]): Promise<void> {
  if (cases.length === 0) {
    return;
  }
  const memberIds = [
    ...new Set(cases.flatMap(({ referral: { friendId, referrerId } }) => [friendId, referrerId])),
  ];
  const players = await lookAtPlayers(ctx, memberIds);
  const claims = memberIds.map(
    (memberId) => ({ memberId, move: 'bonus', amountMinor: 0n }) as const,
  );
  const verdicts = moneyVerdicts(ctx, players, claims);
  const stops = new Map(
    verdicts.flatMap((verdict, at) =>
      verdict.ok ? [] : [[String(memberIds[at]), verdict.code] as const],
    ),
  );
  for (const one of cases) {
    const locked = await lockReferral(ctx.tx, one.referral.friendId);
    // A deposit may have been taken back since the facts were read.
    const isSame = locked?.firstDepositMinor === one.referral.firstDepositMinor;
    if (locked?.state === one.referral.state && isSame) {
      await settleOne(ctx, one, stops);
    }
  }
}

async function settleOne(
  ctx: Ctx,
  { referral, terms, facts }: Case,
  stops: ReadonlyMap<string, string>,
): Promise<void> {
  const { referrerId, friendId } = referral;
  const isFriendExcluded = stops.get(friendId) === 'self_excluded';
  if (stops.has(friendId) && !isFriendExcluded) {
    // A break or a stop ends; the invitation waits for it.
    return;
  }
  const link = await linkOf(ctx, referral);
  const rewarded = await countRewarded(ctx.tx, referrerId, monthStart(ctx));
  const verdict = judgeReferral(
    {
      ...facts,
      isIdentityVerified: !terms.needsIdentity || (await provenAt(ctx, friendId)) !== null,
      isLinkedToReferrer: link === 'surely',
      isStaff: (await staffAmong(ctx, [referrerId, friendId])).size > 0,
      isFriendExcluded,
      isReferrerOnBreak: stops.has(referrerId),
      rewardsThisMonth: rewarded.since,
      rewardsInLife: rewarded.ever,
    },
    rulesOf(terms),
  );
  const isDue = verdict.state === 'REWARDED';
  if (isDue && (link === 'likely' || (await isKnownFriend(ctx, friendId)))) {
    await move(ctx, referral, { state: 'QUALIFIED', reason: 'needs_review' });
    return;
  }
  await move(ctx, referral, { state: verdict.state, reason: verdict.reason ?? null });
  if (isDue) {
    await giveReferral(ctx, referral, terms);
  }
}

async function move(
  ctx: Ctx,
  { friendId, state, reason }: Referral,
  next: { readonly state: ReferralState; readonly reason: ReferralReason },
): Promise<void> {
  if (state !== next.state || reason !== next.reason) {
    await updateReferral(ctx.tx, { friendId, ...next, decidedBy: null, at: ctx.clock.now() });
  }
}
