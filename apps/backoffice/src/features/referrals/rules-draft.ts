import { textsOf, type Written, writtenOf } from '../../shared/words/site-words.ts';
import type { ReferralRules } from './api/read-referral-rules.ts';

/** What an operator types of the rules, as text. */
export interface RulesDraft extends Written<'name'> {
  readonly isOpen: boolean;
  readonly windowDays: string;
  readonly leastDepositAmount: string;
  readonly leastValidAmount: string;
  readonly needsPhone: boolean;
  readonly monthlyLimit: string;
  readonly lifeLimit: string;
  readonly referrerAmount: string;
  readonly friendAmount: string;
  readonly multiple: string;
  readonly shareBasisPoints: string;
  readonly needsIdentity: boolean;
  readonly reason: string;
}

/** Those of agents-loyalty-money.md D9, for a site that has none yet. */
const usual: RulesDraft = {
  isOpen: true,
  ...writtenOf('name'),
  windowDays: '30',
  leastDepositAmount: '100',
  leastValidAmount: '1000',
  needsPhone: true,
  monthlyLimit: '20',
  lifeLimit: '100',
  referrerAmount: '18',
  friendAmount: '8',
  multiple: '3',
  shareBasisPoints: '0',
  needsIdentity: false,
  reason: '',
};

export function draftOf({ rules }: ReferralRules): RulesDraft {
  if (rules === null) {
    return usual;
  }
  const { names, windowDays, monthlyLimit, lifeLimit, multiple, shareBasisPoints, ...same } = rules;
  return {
    ...same,
    ...writtenOf('name', names),
    windowDays: String(windowDays),
    monthlyLimit: String(monthlyLimit),
    lifeLimit: String(lifeLimit),
    multiple: String(multiple),
    shareBasisPoints: String(shareBasisPoints),
    reason: '',
  };
}

export function rulesOf(draft: RulesDraft, standing: ReferralRules['rules']) {
  const { isOpen, needsPhone, needsIdentity } = draft;
  return {
    isOpen,
    needsPhone,
    needsIdentity,
    names: textsOf('name', draft, standing?.names),
    windowDays: Number(draft.windowDays),
    leastDepositAmount: draft.leastDepositAmount.trim(),
    leastValidAmount: draft.leastValidAmount.trim(),
    monthlyLimit: Number(draft.monthlyLimit),
    lifeLimit: Number(draft.lifeLimit),
    referrerAmount: draft.referrerAmount.trim(),
    friendAmount: draft.friendAmount.trim(),
    multiple: Number(draft.multiple),
    shareBasisPoints: Number(draft.shareBasisPoints),
  };
}
