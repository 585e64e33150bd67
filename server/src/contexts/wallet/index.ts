/**
 * The only door to money. Every movement is a journal entry of two lines that sum to zero; lines
 * are never changed or removed, a correction is a new entry that points to the old one. Accounts of
 * members and visitors never go below zero, house accounts are sums of their lines. A debt is paid
 * once for ever, whoever pays it. Real and trial money never share an entry. Nothing here knows
 * games, bets or members: callers name accounts, debts and references.
 */
export { pointsCurrency, transferTypes, trialCurrency } from './transfer.ts';
export type { AccountPath, Transfer, TransferType } from './transfer.ts';
export { post, postTogether } from './use-cases/post.ts';
export type { PostOutcome } from './use-cases/post.ts';
export { reverse } from './use-cases/reverse.ts';
export { lockAndLook } from './use-cases/lock-and-look.ts';
export { balanceOf, readBalances as balances } from './use-cases/read-balances.ts';
export type { Balance } from './use-cases/read-balances.ts';
export { findEntryOf } from './use-cases/find-entry-of.ts';
export { readEntry } from './use-cases/read-entry.ts';
export type { OwnEntry } from './use-cases/read-entry.ts';
export { readTrialBalance } from './use-cases/read-trial-balance.ts';
export type { TrialBalance } from './use-cases/read-trial-balance.ts';
export { proveAccounts } from './use-cases/prove-accounts.ts';
export type { AccountFault } from './store-proofs.ts';
export { readStatement as statement } from './use-cases/read-statement.ts';
export type { StatementPage } from './use-cases/read-statement.ts';
export { readStatementEnds as statementEnds } from './use-cases/read-statement-ends.ts';
export type { StatementEnds } from './use-cases/read-statement-ends.ts';
export { readStatementTotals as statementTotals } from './use-cases/read-statement-totals.ts';
export type { StatementTotals } from './use-cases/read-statement-totals.ts';
export {
  type LineOf,
  listLinesOf,
  type LinesOfPage,
  momentOfLine,
  readAccountsIn,
  sumsOfLinesOf,
} from './lines-of.ts';
export type { LinesInFilter } from './store-lines-of.ts';
export { type HouseSum, readHouseSums } from './use-cases/read-house-sums.ts';
export { balanceBefore, lastEntryOf, readSpans } from './use-cases/read-spans.ts';
export type { SpanRow } from './store-spans.ts';
export { openBatch } from './use-cases/open-batch.ts';
export type { GroupPosted } from './use-cases/open-batch.ts';
export { readAnswers } from './use-cases/read-answers.ts';
export { batchedMoneyRoute, moneyRoute } from './money-route.ts';
export type { ClaimState, KeyClaim, OnceAnswer, Outcome, Refused } from './key-claims.ts';
export { fingerprintOf } from './claim-of.ts';
export { plugWallet } from './plug.ts';
