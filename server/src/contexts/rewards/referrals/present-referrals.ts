import { maskName } from '@portal/commission';
import {
  abilitiesOf,
  type BodyOf,
  type Endpoints,
  referralStates,
  type ReplyOf,
  type ShownReferralReason,
} from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { amountOf, minorOf, textIn } from '../promotions/terms.ts';
import type { ReferralReason } from './store-referrals.ts';
import type { ReferralTerms } from './store-referral-rules.ts';
import type { ReferralRulesForm } from './use-cases/change-referral-rules.ts';
import type { SeenReferral } from './use-cases/list-desk-referrals.ts';
import type { listReferrals, readReferral } from './use-cases/read-referral.ts';

type Summary = Awaited<ReturnType<typeof readReferral>>;
type OwnReferral = Awaited<ReturnType<typeof listReferrals>>['rows'][number];

export function presentSummary(
  { code, rules, sums }: Summary,
  { locales, currency }: { readonly locales: readonly string[]; readonly currency: string },
): ReplyOf<Endpoints['readReferral']> {
  const rewarded = sums.find(({ state }) => state === 'REWARDED');
  const countOf = (state: string) => sums.find((sum) => sum.state === state)?.count ?? 0;
  const [pending, qualified, paid, rejected] = referralStates.map(countOf);
  return {
    code: code ?? null,
    currency,
    rules: rules?.isOpen === true ? shownRules(rules, { locales, currency }) : null,
    counts: {
      PENDING: pending ?? 0,
      QUALIFIED: qualified ?? 0,
      REWARDED: paid ?? 0,
      REJECTED: rejected ?? 0,
    },
    earnedAmount: amountOf(rewarded?.worthMinor ?? 0n, currency),
    monthAmount: amountOf(rewarded?.sinceMinor ?? 0n, currency),
  };
}

function shownRules(
  terms: ReferralTerms,
  { locales, currency }: { readonly locales: readonly string[]; readonly currency: string },
): NonNullable<ReplyOf<Endpoints['readReferral']>['rules']> {
  const { windowDays, needsPhone, monthlyLimit, multiple } = terms;
  return {
    name: textIn(terms.names, locales) ?? '',
    windowDays,
    leastDepositAmount: amountOf(terms.leastDepositMinor, currency),
    leastValidAmount: amountOf(terms.leastValidMinor, currency),
    needsPhone,
    monthlyLimit,
    referrerAmount: amountOf(terms.referrerMinor, currency),
    friendAmount: amountOf(terms.friendMinor, currency),
    multiple,
    shareBasisPoints: terms.shareBasisPoints,
    needsIdentity: terms.needsIdentity,
  };
}

export function presentOwn(
  row: OwnReferral,
  currency: string,
): ReplyOf<Endpoints['listReferrals']>['content'][number] {
  const { account, joinedAt, state, reason, referrerMinor, shareMinor } = row;
  return {
    account: maskName(account),
    joinedAt: String(joinedAt),
    state,
    reason: shownReason(reason),
    rewardAmount: amountOf(referrerMinor, currency),
    shareAmount: shareMinor === null ? null : amountOf(shareMinor, currency),
    currency,
  };
}

/** Why somebody else may get nothing is theirs alone (agents-loyalty-money.md H). */
function shownReason(reason: ReferralReason): ShownReferralReason | null {
  switch (reason) {
    case 'linked':
    case 'staff':
    case 'friend_excluded':
    case 'referrer_on_break':
    case 'refused':
      return 'not_eligible';
    default:
      return reason;
  }
}

export function presentDeskReferral(
  row: SeenReferral,
  { actor, site }: Pick<Ctx<OperatorActor>, 'actor' | 'site'>,
): ReplyOf<Endpoints['decideReferral']> {
  const { friendId, friendAccount, referrerId, referrerAccount, state, reason, approvalId } = row;
  const mayDecide = abilitiesOf(actor.role).includes('loyalty.decide');
  const isOpen = state === 'QUALIFIED' && reason === 'needs_review' && approvalId === null;
  const { currency } = site;
  return {
    friendId,
    friendAccount,
    referrerId,
    referrerAccount,
    state,
    reason,
    joinedAt: String(row.joinedAt),
    stateAt: String(row.stateAt),
    decidedBy: row.decidedByName,
    firstDepositAmount:
      row.firstDepositMinor === null ? null : amountOf(row.firstDepositMinor, currency),
    referrerAmount: amountOf(row.referrerMinor, currency),
    friendAmount: amountOf(row.friendMinor, currency),
    currency,
    approvalId,
    abilities: isOpen && mayDecide ? ['approve', 'refuse'] : [],
  };
}

export function presentRules(
  terms: ReferralTerms | undefined,
  { actor, site }: Pick<Ctx<OperatorActor>, 'actor' | 'site'>,
): Omit<ReplyOf<Endpoints['readReferralRules']>, 'approvalId'> {
  const { currency } = site;
  const mayManage = abilitiesOf(actor.role).includes('loyalty.manage');
  return {
    version: terms?.version ?? 0,
    rules:
      terms === undefined
        ? null
        : {
            isOpen: terms.isOpen,
            names: terms.names,
            windowDays: terms.windowDays,
            leastDepositAmount: amountOf(terms.leastDepositMinor, currency),
            leastValidAmount: amountOf(terms.leastValidMinor, currency),
            needsPhone: terms.needsPhone,
            monthlyLimit: terms.monthlyLimit,
            lifeLimit: terms.lifeLimit,
            referrerAmount: amountOf(terms.referrerMinor, currency),
            friendAmount: amountOf(terms.friendMinor, currency),
            multiple: terms.multiple,
            shareBasisPoints: terms.shareBasisPoints,
            needsIdentity: terms.needsIdentity,
          },
    currency,
    madeBy: terms?.madeBy ?? null,
    madeAt: terms === undefined ? null : String(terms.madeAt),
    abilities: mayManage ? ['manage'] : [],
  };
}

/** What was typed, in minor units. */
export function rulesForm(
  { rules }: BodyOf<Endpoints['changeReferralRules']>,
  code: string,
): ReferralRulesForm {
  const { isOpen, names, windowDays, needsPhone, monthlyLimit, lifeLimit, multiple } = rules;
  const { shareBasisPoints, needsIdentity } = rules;
  return {
    isOpen,
    names,
    windowDays,
    leastDepositMinor: minorOf(rules.leastDepositAmount, code),
    leastValidMinor: minorOf(rules.leastValidAmount, code),
    needsPhone,
    monthlyLimit,
    lifeLimit,
    referrerMinor: minorOf(rules.referrerAmount, code),
    friendMinor: minorOf(rules.friendAmount, code),
    multiple,
    shareBasisPoints,
    needsIdentity,
  };
}
