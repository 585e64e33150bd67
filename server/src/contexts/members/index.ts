/**
 * Members: profile, type, state, own balance and statement. A member is active or locked, each
 * change with a reason; a locked one has no session and gets none. Money is the wallet's, secrets
 * are identity's, and who stands under whom is told by the tree of agents.
 */
export { spendingAccount } from './account-path.ts';
export type { SpendingAccount } from './account-path.ts';
export { funCreditOf } from './fun-money.ts';
export { plugMembers } from './plug.ts';
export type { ContractFlags } from './present.ts';
export type { GivenConsent, Member, MemberKind } from './store.ts';
export {
  everyMember,
  isNameFree,
  marketingConsents,
  memberIdsAfter,
  memberIdsNamed,
  memberNamed,
  readAccounts,
  membersBorn,
  readBeginnings,
  readMember,
  readMemberCards,
  readProfileTexts,
} from './reads.ts';
export type { MemberCard } from './reads.ts';
export { entryTexts } from './statement-csv.ts';
export { latestNotes } from './notes/latest-notes.ts';
export { staffAmong } from './tags/staff.ts';
export { tagsOf } from './tags/tags-of.ts';
export { correctBirthday } from './profile/use-cases/correct-birthday.ts';
export { createMember } from './use-cases/create-member.ts';
export { keepConsent } from './use-cases/keep-consent.ts';
export { openFunPurse } from './use-cases/open-fun-purse.ts';
