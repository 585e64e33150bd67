/** What an agent is paid for (portal.md 3, Contracts). */
export const contractKinds = ['DIVIDEND', 'DAILY', 'HOURLY', 'REALTIME'] as const;
export type ContractKind = (typeof contractKinds)[number];

/** What a contract counts: all categories together, or one. */
export const contractScopes = [
  'CONS',
  'LOTT',
  'ELOTT',
  'LIVE',
  'RNG',
  'FISH',
  'SPORTS',
  'ESPORTS',
  'PVP',
  'COCKFIGHT',
] as const;
export type ContractScope = (typeof contractScopes)[number];

/** Where a contract stands; the moves between them are `contractMoves` of the rules. */
export const contractStates = [
  'PENDING',
  'ACTIVE',
  'TERM_REQUESTED',
  'REJECTED',
  'WITHDRAWN',
  'EXPIRED',
  'CANCELLED',
  'TERMINATED',
  'SUPERSEDED',
  'AUTO_ENDED',
] as const;
export type ContractState = (typeof contractStates)[number];

/** What a party may do to a contract (portal.md 4); `withdraw` takes the own request back. */
export const contractActions = ['accept', 'reject', 'terminate', 'withdraw'] as const;
export type ContractAction = (typeof contractActions)[number];

export const dividendPeriods = ['DAILY', 'WEEKLY', 'SEMIMONTHLY', 'MONTHLY'] as const;
export type DividendPeriod = (typeof dividendPeriods)[number];

/** `P`: a percentage of the base; `F`: a fixed amount. */
export const tierRateTypes = ['P', 'F'] as const;

/** What a contract came to for a unit. */
export const billStatuses = ['DUE', 'ZERO', 'NOT_REACHED', 'UPLINE_NOT_QUALIFIED'] as const;
export type BillStatus = (typeof billStatuses)[number];

/** How far a bill is paid; `APPROVAL` waits for an operator, `REJECTED` is what two refused. */
export const billPayStates = [
  'WAITING',
  'APPROVAL',
  'REJECTED',
  'PAID',
  'PART_PAID',
  'OWED',
  'NONE',
] as const;
export type BillPayState = (typeof billPayStates)[number];

/**
 * Why no pay brings in what an agent owes: the contract is over, the agent cannot be reached, or a
 * bill is owed for a week.
 */
export const debtCauses = ['contract_over', 'unavailable', 'week_old'] as const;
export type DebtCause = (typeof debtCauses)[number];

/** From the purse of whoever owes, or not at all. */
export const settlingWays = ['collect', 'write_off'] as const;
export type SettlingWay = (typeof settlingWays)[number];

/**
 * When the house ends a contract by force: with its running unit, or at once, which stays unpaid.
 */
export const forceEndWays = ['unit_end', 'at_once'] as const;
export type ForceEndWay = (typeof forceEndWays)[number];

/** What becomes of a large bill of the house that waits for operators. */
export const heldBillWays = ['pay', 'reject'] as const;
export type HeldBillWay = (typeof heldBillWays)[number];
