/**
 * The dialects in which vendors of games call an operator's wallet, as pure adapters: exact bytes
 * become a canonical call or a refusal, the outcome of a call becomes the answer on the wire. Both
 * halves of each dialect stand here, so that a simulator and a proof speak what the gateway hears.
 *
 * Signatures are verified over the bytes as they came, before anything is read; amounts become
 * minor units by way of their digits. Nothing here knows a player, a balance or the time.
 */
export { commandKinds } from './command.ts';
export type {
  CommandKind,
  JackpotParts,
  StakeTerms,
  WalletCall,
  WalletCommand,
} from './command.ts';
export { dialectNames } from './dialect.ts';
export type {
  Dialect,
  DialectKeys,
  DialectName,
  Heard,
  Reading,
  WireAnswer,
  WireRequest,
} from './dialect.ts';
export { dialects, hasKeyPairs } from './dialects.ts';
export {
  introduction,
  launchAnswer,
  launchHeader,
  launchOrder,
  type IntroducedGame,
  type Introduction,
  type LaunchOrder,
} from './introduction.ts';
export { outcomeCodes } from './outcome.ts';
export type { CallOutcome, CommandOutcome, OutcomeCode } from './outcome.ts';
export { newKeyPair, newSecret, publicKeyOf, type KeyPair } from './keys.ts';
export { pastAnswer, pastOrder, pastPath, type PastOrder } from './past-wire.ts';
export {
  dayAnswer,
  dayBet,
  dayLineOf,
  dayBetStates,
  dayQuery,
  mostBetsOfPage,
  reportPaths,
  roundAnswer,
  roundQuery,
  type DayAnswer,
  type DayBet,
  type DayBetState,
  type DayQuery,
  type RoundQuery,
} from './report-wire.ts';
export {
  purseAnswer,
  purseQuery,
  totalQuery,
  transferAnswer,
  transferOrder,
  transferListAnswer,
  transferListQuery,
  transferPaths,
  transferQuery,
  type TransferAnswer,
  type TransferLine,
  type TransferListQuery,
  type TransferOrder,
} from './transfer-wire.ts';
export { hmac, isSameText } from './wire/signature.ts';
