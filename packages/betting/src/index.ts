/**
 * Sports betting rules: odds, markets, slips, settlement and the house's own prices.
 *
 * Pure: no clock, no random source, no I/O; the same code runs in the browser and on the server.
 * Stakes, odds and returns are exact (bigint and rational) with one rounding per slip, half to
 * even; probabilities and ratings are floats and never touch money. Rules are those of
 * sports-and-games.md, part 1.
 */
export { addMargin, type PricedBook } from './margin/add.ts';
export {
  bookSum,
  removalMethods,
  removeMargin,
  theoreticalHold,
  type FairBook,
  type RemovalMethod,
} from './margin/remove.ts';
export { eventOutcomes, fightResults } from './facts.ts';
export type {
  EventOutcome,
  Facts,
  FieldFacts,
  FightFacts,
  FightResult,
  Finish,
  MapFacts,
  ScoreFacts,
} from './facts.ts';
export {
  defaultListedScores,
  displayLine,
  hasSelection,
  parseLine,
  periods,
  selectionsByType,
  sides,
} from './market.ts';
export type { Market, MarketType, Period, Quarters, Score, Side } from './market.ts';
export { displayOdds, impliedProbability, shownPrice } from './odds/display.ts';
export { ladderDown, lowestThousandths, moveRungs } from './odds/ladder.ts';
export { oddsFormats, parsePrice, priceOfThousandths } from './odds/price.ts';
export type { OddsFormat, Price } from './odds/price.ts';
export { parseFacts } from './parse/parse-facts.ts';
export { parseMarket, parseScore } from './parse/parse-market.ts';
export { defaultStakeMode, parseSlip, type SlipFault } from './parse/parse-slip.ts';
export { houseMargins, priceBook, priceLiveBook } from './pricing/book.ts';
export type { BookOptions, PricedMarket, PricedSelection } from './pricing/book.ts';
export {
  fightDraws,
  fightProbabilities,
  mapProbability,
  mapScores,
  marginAbove,
  normalBelow,
  totalAbove,
  type PointsModel,
} from './pricing/contests.ts';
export { fitRatings, type PlayedMatch } from './pricing/fit-ratings.ts';
export { cellAt, goalGrid, largestGoals, type Expectation, type Grid } from './pricing/grid.ts';
export { firstHalfShare, halfTimeFullTime } from './pricing/half-time.ts';
export { livePricing, remainingExpectation, type LiveState } from './pricing/in-play.ts';
export {
  expectationFromLines,
  expectationFromResult,
  houseRho,
  type TwoWayPrice,
} from './pricing/infer.ts';
export {
  bothScore,
  doubleChance,
  handicapWeights,
  oddTotal,
  resultProbabilities,
  scoreProbability,
  teamTotalWeights,
  totalWeights,
  type MatchState,
} from './pricing/probabilities.ts';
export { bookFaults, type BookFault } from './pricing/publish-check.ts';
export { expectationOf, ratingKept, type LeagueRatings, type Rating } from './pricing/ratings.ts';
export { fairOdds, type LineWeights } from './pricing/weights.ts';
export { settleLeg } from './settle/leg.ts';
export { deadHeat, legState, legStates, multiplier } from './settle/leg-outcome.ts';
export type { LegOutcome, LegState } from './settle/leg-outcome.ts';
export {
  drawPayout,
  poolPayouts,
  poolReturns,
  type FightPool,
  type PoolPayouts,
  type StandingPayouts,
} from './settle/pool.ts';
export {
  recover,
  revise,
  type SettlementChange,
  type SettlementVersion,
} from './settle/revision.ts';
export { maximumReturn, settleOutcomes, settleSlip, type SlipSettlement } from './settle/slip.ts';
export {
  acceptances,
  acceptLeg,
  acceptPolicies,
  acceptSlip,
  inPlayDelaySeconds,
  marketStatuses,
} from './slip/acceptance.ts';
export type { Acceptance, AcceptPolicy, MarketStatus, Quote } from './slip/acceptance.ts';
export {
  cashOut,
  type CashOutLeg,
  type CashOutOffer,
  type CashOutRequest,
} from './slip/cash-out.ts';
export { debitOf } from './slip/debit.ts';
export { liabilityBySelection, potentialProfit, rungsDown, worstCase } from './slip/exposure.ts';
export { maxStake, type StakeLimits } from './slip/limits.ts';
export { checkSlip, slipRules, type SlipRefusal } from './slip/rules.ts';
export { canMove, slipMoves, slipStates, type SlipState } from './slip/slip-states.ts';
export { combinedOdds, stakeModes, type Leg, type Slip, type StakeMode } from './slip/slip.ts';
export { foldSizesOf, lineCount, namedSystems, type SystemName } from './slip/systems.ts';
export { oddsFloor, validBet, type SettledBet } from './slip/valid-bet.ts';
