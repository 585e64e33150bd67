/**
 * What agents are paid: contracts between an agent and those directly below, settled by the unit.
 * Every change of a contract is a version with its author; a bill is made once per contract and
 * unit, from figures that never change afterwards, and paid once. Nothing here knows games or bets.
 */
export { contractFlagsOf } from './contract-flags.ts';
export { countWaiting } from './count-waiting.ts';
export { contractStandingOf } from './contract-standing.ts';
export type { ContractStanding } from './contract-standing.ts';
export { isOwedBetween } from './owed-between.ts';
export { owedOf } from './owed-of.ts';
export type { Offer } from './agreements/check-offer.ts';
export type { ContractRow } from './agreements/store-contracts.ts';
export { processContract } from './agreements/use-cases/process-contract.ts';
export { proposeContract } from './agreements/use-cases/propose-contract.ts';
export { settleNext } from './pay/use-cases/settle-next.ts';
export { incomeOf } from './income-of.ts';
export { paidKindsOf } from './paid-kinds.ts';
export { plugContracts } from './plug.ts';
export { wagesOf } from './wages-of.ts';
export { settingsOf } from './settings.ts';
export type { ContractSettings } from './settings.ts';
