/**
 * Rebates of members and the differences that agents get of them. Each bet that is booked accrues
 * once, whatever happens afterwards; a void takes back what it accrued, and what was paid already
 * waits for later play. No wallet is ever charged.
 */
export { earnedMoney } from './earned-money.ts';
export { rebateIncomeOf } from './income-of.ts';
export { plugRebates } from './plug.ts';
