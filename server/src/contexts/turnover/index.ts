/**
 * What members turned over, paid in and took out, as facts that are booked in the transaction of
 * whoever moves the money, and as sums of hours and days that are folded from them; and the play
 * that money carries before it may leave. Each fact is in the sums once. Requirements are worked
 * off oldest first, and no unit of a bet serves two of them. Trial money is never booked here.
 */
export type { RollupScope } from './column-types.ts';
export { bookBetFacts, requirementsLook, type BetBooking } from './book-bets.ts';
export type {
  BetFact,
  BetFigures,
  MoneyFact,
  MoneyFactKind,
  PayFigures,
  PlayGroups,
} from './facts.ts';
export { plainPay, weighedPay } from './facts.ts';
export type {
  CorrectedRow,
  FoldedRow,
  GroupStake,
  RequirementMoved,
  UnprovenFigure,
} from './events.ts';
export type { OpenRequirements, RequirementSource, RequirementTerms } from './requirement.ts';
export { cutGiftsShort, cutShortWithDeposit, listOverdueGifts, putOffGifts } from './gifts-over.ts';
export { isGift } from './requirement.ts';
export { netWrites, stakeSplit, type StakeSplit } from './stake-split.ts';
export { stakeTermsRefusal } from './stake-terms.ts';
export { lawfulMultiple, refuseUnlawfulPlay } from './lawful-play.ts';
export { bookMoney } from './use-cases/book-money.ts';
export { cutAt } from './use-cases/cut-at.ts';
export { cutDay } from './use-cases/cut-day.ts';
export { cancelRequirement } from './use-cases/cancel-requirement.ts';
export { endRequirement } from './use-cases/end-requirement.ts';
export { foldFacts } from './use-cases/fold-facts.ts';
export { listCountedBets } from './use-cases/list-counted-bets.ts';
export { hasBonusProfit } from './use-cases/has-bonus-profit.ts';
export { lessenRequirement } from './use-cases/lessen-requirement.ts';
export { openRequirement, type RequirementCommand } from './use-cases/open-requirement.ts';
export {
  type ReadRequirement,
  readPlaysOf,
  readRequirements,
} from './use-cases/read-requirements.ts';
export { readContributions } from './use-cases/read-contributions.ts';
export { readCorrections } from './use-cases/read-corrections.ts';
export { readFallen } from './use-cases/read-fallen.ts';
export { readCycles } from './use-cases/read-cycles.ts';
export { readDays } from './use-cases/read-days.ts';
export { readLargestDeposit } from './use-cases/read-largest-deposit.ts';
export { readHours } from './use-cases/read-hours.ts';
export { type MemberTurnover, readMemberTurnover } from './read-member-turnover.ts';
export { readMonths } from './use-cases/read-months.ts';
export { readSegments } from './use-cases/read-segments.ts';
export { readSiteDays, type SiteDays } from './use-cases/read-site-days.ts';
export { readSigns, type SignLeast } from './use-cases/read-signs.ts';
export { shiftBonuses } from './use-cases/shift-bonuses.ts';
export { readSpan } from './use-cases/read-span.ts';
export type { SpanRow } from './store-rollups.ts';
export { plugTurnover } from './plug.ts';
