/**
 * One record of every bet of every product, and the one road on which stakes are taken and results
 * are paid: canonical commands, set-based, in one transaction with the ledger. A sender's
 * transaction counts once for ever; results are never refused for what a member may not do; only
 * new stakes pass the gate. What cannot be taken back becomes a debt, never a negative balance.
 * Nothing here knows a vendor's dialect, a signature or a session.
 */
export type { Bets } from './bets.ts';
export type {
  BetsCommand,
  BetTerms,
  CommandAnswer,
  CountedPlay,
  DialectPolicy,
  PlayedGame,
  PromoTerms,
  Seat,
} from './command.ts';
export type { Bet } from './bet.ts';
export { type BetOrigin, keptOrigin, noOrigin, originOf } from './origin.ts';
export {
  type BetTotalsOf,
  listBetsOf,
  momentOfPlace,
  readBettorsIn,
  readTotalsOf,
} from './record/bets-of.ts';
export type { BetsInFilter } from './record/store-bets-of.ts';
export { presentLine, type RecordView } from './record/present-record.ts';
export { bookPulledBets, unbookedPulls } from './book-pulled-bets.ts';
export type { PulledBet } from './pulled-bet.ts';
export { bookSettledBets } from './settled-bets.ts';
export type { SettledBet } from './settled-bets.ts';
export { type BetSigns, betSigns } from './bet-signs.ts';
export { type BestMultiple, readBestMultiples } from './best-multiples.ts';
export { readPlayByGame } from './play-by-game.ts';
export { readPlayOfDays } from './play-of-days.ts';
export { readBet } from './record/use-cases/read-bet.ts';
export { plugBets } from './plug.ts';
export type { GameTitles, OpenTitles } from './record/titles.ts';
export { readTransactions, wasRoundTakenBack } from './read-transactions.ts';
export type { StakeDoors } from './stake-doors.ts';
export { tellUnknown } from './told-unknown.ts';
export { validPolicyOf } from './valid-policy.ts';
export { wasCarriedOut } from './was-carried-out.ts';
export type { TransactionRow } from './store-transactions.ts';
export { readBetsNamed, readBetsPlaced, readPrizeDebts, type VendorBet } from './vendor-bets.ts';
export { readNightPlay } from './night-play.ts';
export { personsIn } from './links.ts';
export { oweToHouse, repayDebts } from './debts.ts';
export { readBesideLedger, readOpenRounds, readOpenStakes, readBetDebt } from './open-stakes.ts';
export type { OpenRounds } from './store-open.ts';
