/**
 * Lottery rules: 18 draw formats and their 468 bet types (`docs/rules/lottery-*.md`).
 *
 * Everything is a pure function of its arguments: no clock, no randomness, no I/O. Amounts and odds
 * are whole numbers of 1/10,000 (`Decimal4`). Refusals are results with the codes of lottery.md 0.4
 * and B4; parsing refuses any JSON and never throws.
 */
export { maxUnitsPerLine } from './bet-type.ts';
export type { BetType, Evaluation, Line, SelectionJson } from './bet-type.ts';
export { betTypes, familyOf, findBetType, prepareDraw } from './catalog.ts';
export { chaseIssues, highestMultiple, planChase } from './chase/plan.ts';
export type { ChasePlan, ChaseRequest, ChaseRule } from './chase/plan.ts';
export { chaseStatuses, runChase } from './chase/run.ts';
export type { ChaseIssue, ChaseRun, ChaseStatus } from './chase/run.ts';
export { coverage, coverageOf } from './coverage.ts';
export { coversMoreThan } from './covering.ts';
export type { CoverBudget } from './covering.ts';
export { decimal4, formatDecimal, fromMinor, minorOf, unit4 } from './decimal.ts';
export type { Decimal4 } from './decimal.ts';
export { readDrawFile } from './draw-file.ts';
export type { DrawRecord } from './draw-file.ts';
export { families } from './draw.ts';
export type { FamilyName, PreparedDraw } from './draw.ts';
export {
  beaconAlgorithm,
  beaconSeed,
  quicknet,
  randomnessOf,
  roundAtMs,
  roundFrom,
} from './fairness/beacon.ts';
export type { BeaconChain } from './fairness/beacon.ts';
export { commitmentOf, drawAlgorithm, drawFromSeed, hasInHouseDraw } from './fairness/draw.ts';
export { seedWords, uniformFrom } from './fairness/stream.ts';
export type { IssueSeed } from './fairness/stream.ts';
export {
  linesHashOf,
  pathPlaces,
  rootOf,
  rootOfPath,
  ticketLeaf,
  ticketLevels,
  ticketPath,
  ticketRoot,
} from './fairness/tickets.ts';
export type { PathStep, SealedTicket } from './fairness/tickets.ts';
export {
  crossing,
  digitSumEnding,
  doubles,
  fromDigits,
  nineteenGate,
  permutations,
  randomSelections,
  rootBack,
  rootFront,
} from './number-fillers.ts';
export { rulePage, wordLabel } from './help.ts';
export type { HelpText, PriceBlock, PriceLine, RulePage, TierLabel } from './help.ts';
export { canBecome, isOverdue, issueStates, nextStates } from './issue-states.ts';
export type { IssueState } from './issue-states.ts';
export { kenoMethods, pc28FromKeno } from './keno.ts';
export type { KenoMethod } from './keno.ts';
export type { Help } from './play.ts';
export { carveRebate, returnOf } from './pricing/carve.ts';
export type { LineOdds, PriceError } from './pricing/carve.ts';
export {
  capIssuePayouts,
  capPayout,
  checkExposure,
  defaultLimits,
  hotFactor,
  hotFactorsOf,
  hotOdds,
  isStakedByMultiple,
  mayBeHot,
  numbersOf,
  stakeOfMultiple,
  typedStake,
  unitPrices,
} from './pricing/limits.ts';
export type { CappedPayout, Exposure, HotNumber } from './pricing/limits.ts';
export {
  checkGroup,
  defaultGroups,
  fairGroup,
  fairOdds,
  groupOdds,
  highestRebate,
  isRebate,
  lowestGroup,
  oddsFor,
  rebatedOdds,
  rebateStep,
} from './pricing/odds.ts';
export type { PriceChoice } from './pricing/odds.ts';
export { modes, priceOf, pricings } from './pricing/price-table.ts';
export type { Mode, Price, Pricing, TierPrice, UnitKind } from './pricing/price-table.ts';
export {
  fixedRebate,
  groupDifference,
  groupRebate,
  kindReturn,
  largestReturn,
  lineReturn,
  rebateOnRefund,
  returnWeight,
} from './pricing/rebates.ts';
export {
  lineCost,
  lineStatuses,
  orderPayoutMinor,
  parlayProduct,
  settle,
} from './pricing/settle.ts';
export { priceChange } from './pricing/price-change.ts';
export type { PriceChange, SeenPrice } from './pricing/price-change.ts';
export type { LineStatus, PricedLine, Settlement, Stake } from './pricing/settle.ts';
export {
  closedNumbers,
  highestPrize,
  highestTimes,
  priceSlip,
  timesFactor,
} from './pricing/slip.ts';
export type { PricedSlip, SlipError, SlipLine, SlipRules } from './pricing/slip.ts';
export { addDays, compareDates, formatDate, parseDate, weekday } from './schedule/civil.ts';
export type { CivilDate } from './schedule/civil.ts';
export {
  findInHouseGame,
  findRealGame,
  inHouseGames,
  northCityOn,
  provincesOn,
  realGames,
} from './schedule/games.ts';
export type { InHouseGame, RealGame } from './schedule/games.ts';
export {
  allowedIntervals,
  bettableIssueAt,
  inHouseIssue,
  inHouseIssueAt,
  isOpen,
  issuesFrom,
  issuesOn,
  yeekeeRound,
  yeekeeRounds,
} from './schedule/in-house.ts';
export type { InHouseSchedule, Issue, YeekeeRound } from './schedule/in-house.ts';
export { misfit } from './schedule/moved-draws.ts';
export { closingOn, drawsOn, keepsClock, nextRealIssue, realIssue } from './schedule/real.ts';
export type { RealIssue } from './schedule/real.ts';
export type { IssueForm, MovedDraw, RealSchedule } from './schedule/real-schedule.ts';
export { thaiDates } from './schedule/thai-dates.ts';
export { instantOf, localTime } from './schedule/zone.ts';
export type { LocalTime, Zone } from './schedule/zone.ts';
export type { Uniform } from './selection/field.ts';
export type { FieldForm, SelectionForm, TextsForm } from './selection/form.ts';
export { finishedUntil, openTypedList, textsAtOnce } from './selection/typed.ts';
export type { TypedList, TypedTexts } from './selection/typed.ts';
export { selectionErrors } from './selection/shape.ts';
export type { SelectionError } from './selection/shape.ts';
export { closeYeekeeRound, yeekeeShotsAtLeast } from './yeekee.ts';
export type { YeekeeResult } from './yeekee.ts';
export { signs, zodiacNumbers, zodiacYear } from './zodiac.ts';
export type { Sign } from './zodiac.ts';
