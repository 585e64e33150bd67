/**
 * Agent and loyalty rules: turnover, rebates, contracts with their bills and debts, wagering, VIP,
 * points, missions, boards, envelopes, raffles, referrals and promotions.
 *
 * Pure: no clock, no random source, no I/O; the rules are those of agents-loyalty-money.md. Money
 * is whole minor units or e4, rates whole parts per million, and every payable amount comes with
 * the lines that made it, from which it can be recomputed.
 */
export { chainAddress, cryptoChains } from './addresses/chain-address.ts';
export { categories, type Category, type PartsPerMillion, type Scope } from './category.ts';
export { acceptEffects, cutsBelow, proposeEffects, type ContractEnd } from './contract/accept.ts';
export {
  billOf,
  billStatuses,
  type Bill,
  type BillOptions,
  type BillStatus,
} from './contract/bill.ts';
export { boundaryBills, type BoundaryBasis } from './contract/boundary.ts';
export {
  carryIn,
  carryModes,
  carryOut,
  type CarryInput,
  type CarryMode,
} from './contract/carry.ts';
export { clawbackModes, correctBills } from './contract/clawback.ts';
export type { Clawback, ClawbackMode, ClawbackOptions } from './contract/clawback.ts';
export {
  contractStates,
  house,
  isInReach,
  isLive,
  isDueFor,
  partInForce,
} from './contract/contract.ts';
export type { Contract, ContractState, Span } from './contract/contract.ts';
export { RunLedger, type Debt, type Payment, type PayOptions } from './contract/ledger.ts';
export { nextPeriod, periodOf, periodTypes } from './contract/period.ts';
export type { Period, PeriodType } from './contract/period.ts';
export { checkProposal, defaultRateStep } from './contract/proposal.ts';
export type { OwnContract, Proposal, ProposalRefusal } from './contract/proposal.ts';
export { accrueWindow, overpaidAtClose, windowDues, type WindowDue } from './contract/realtime.ts';
export { replay, type PastUnit } from './contract/replay.ts';
export {
  billsOf,
  carriesOut,
  payingOrder,
  type RunBasis,
  type RunSettings,
} from './contract/run.ts';
export { netReceivables, payBills, type PayableBill } from './contract/pay-out.ts';
export { contractActors, contractMoves, moveContract, nextMoves } from './contract/states.ts';
export type { ContractActor, MoveRefusal } from './contract/states.ts';
export { contractKinds, rowCovers, tierReached, uncoveredRow } from './contract/tier.ts';
export type { ContractKind, Tier, TierFigures } from './contract/tier.ts';
export { operations, recompute } from './explanation.ts';
export type { Explained, ExplanationLine, Operation } from './explanation.ts';
export { fullPercent, kindPercents, uncountedOf } from './figures/game-weights.ts';
export {
  deductions,
  lossBases,
  netRevenueLines,
  noCosts,
  sumCosts,
} from './figures/net-revenue.ts';
export type { Costs, Deduction, LossBasis } from './figures/net-revenue.ts';
export { teamFigures, type MemberRow, type TeamFigures, type TeamOptions } from './figures/team.ts';
export type { UnitPart } from './figures/team-parts.ts';
export { buildTree, selfAndAncestors, type AgentTree, type TreeNode } from './figures/tree.ts';
export {
  defaultValidBetPolicy,
  oppositePolicies,
  ticketResults,
  validBases,
  validBets,
} from './figures/valid-bet.ts';
export type { Ticket, TicketPart, TicketResult, ValidBetPolicy } from './figures/valid-bet.ts';
export { bonusOfStake, endBonus, sharePlay } from './loyalty/bonus-shares.ts';
export type { BonusPlay, BonusShift } from './loyalty/bonus-shares.ts';
export { walletParts, type WalletEvent, type WalletPart } from './loyalty/wallet-parts.ts';
export { rebateFreeMinor } from './loyalty/rebate-free.ts';
export { boardMetrics, boardScore } from './loyalty/board-score.ts';
export type { BoardMetric, PlayOfBoard } from './loyalty/board-score.ts';
export { boardPrizes, maskName, rankStandings } from './loyalty/leaderboard.ts';
export type { RankedStanding, Standing } from './loyalty/leaderboard.ts';
export { missionKinds, missionProgress } from './loyalty/mission.ts';
export type { Mission, MissionEvent, MissionKind } from './loyalty/mission.ts';
export { claimDaysAfter, missionCycles, missionPeriods } from './loyalty/mission-period.ts';
export type { MissionCycle, MissionPeriod, MissionRun } from './loyalty/mission-period.ts';
export { missionStatus, missionStatuses } from './loyalty/mission-status.ts';
export type { MissionStatus } from './loyalty/mission-status.ts';
export { bestMissionKinds, notedMissionKinds, progressOfFacts } from './loyalty/mission-facts.ts';
export type { MissionFact, NotedMissionKind } from './loyalty/mission-facts.ts';
export { playedMissionKinds, progressOfGames } from './loyalty/mission-games.ts';
export type { GamePlay } from './loyalty/mission-games.ts';
export { progressOfSums, summedMissionKinds } from './loyalty/mission-sums.ts';
export type { MissionSums, SummedMissionKind } from './loyalty/mission-sums.ts';
export { owedOfMission, servedByBonus, takenBackLeastMinor } from './loyalty/mission-void.ts';
export {
  convertPoints,
  creditPoints,
  defaultPointRules,
  earnedPointsE4,
  pointTypeOf,
} from './loyalty/points.ts';
export type { Conversion, ConversionRefusal, PointRule, PointType } from './loyalty/points.ts';
export {
  anyGameFault,
  jurisdictionFaults,
  movePromotion,
  promotionEvents,
  promotionMoves,
  promotionStatuses,
  statusWithoutEntry,
} from './loyalty/promotion.ts';
export type { PromotionEvent, PromotionStatus } from './loyalty/promotion.ts';
export { audienceGap, audienceGaps, isPrivateGap } from './loyalty/promotion-audience.ts';
export type {
  AudienceFacts,
  AudienceGap,
  PromotionAudience,
} from './loyalty/promotion-audience.ts';
export {
  depositsNeeded,
  isDepositMeant,
  isDepositPast,
  isOnceInLife,
  netLossMinor,
} from './loyalty/promotion-base.ts';
export { givesMore, givesToMore, type OfferBounds } from './loyalty/offer-more.ts';
export { actOnRun, nextPromotionActs, offerFault } from './loyalty/promotion-run.ts';
export type { OfferFacts, OfferGift } from './loyalty/promotion-run.ts';
export {
  drawRaffle,
  raffleCommitment,
  ticketListHash,
  ticketScore,
  ticketState,
} from './loyalty/raffle.ts';
export type { RaffleSecrets, RaffleTicket, RaffleWin } from './loyalty/raffle.ts';
export { cutPackets, type EnvelopePlan, type UniformSource } from './loyalty/red-envelope.ts';
export {
  defaultReferralRules,
  judgeReferral,
  referralShareMinor,
  referralStates,
} from './loyalty/referral.ts';
export type {
  ReferralFacts,
  ReferralReason,
  ReferralRules,
  ReferralState,
} from './loyalty/referral.ts';
export { type ReferralOffer, rulesGiveMore } from './loyalty/referral-more.ts';
export {
  birthdayIn,
  dailyVipCheck,
  earnedRank,
  isBirthdayGiftOpen,
  keepDays,
  keepWarningMinor,
  upgradeGiftKey,
  vipProgress,
} from './loyalty/vip.ts';
export {
  birthdayGiftKey,
  birthdayState,
  type BirthdayState,
  birthdayWindow,
} from './loyalty/birthday-gift.ts';
export type { VipChange, VipLevel, VipProgress, VipStanding } from './loyalty/vip.ts';
export {
  cancelBonus,
  effectiveBet,
  requiredTurnover,
  requirementStates,
  siteCategoryWeights,
  wageringPercent,
  turnoverBases,
  winningsPolicies,
  workOff,
} from './loyalty/wagering.ts';
export type {
  CategoryWeights,
  Contribution,
  Requirement,
  RequirementState,
  WageringBet,
  WageringProgress,
} from './loyalty/wagering.ts';
export { accrue, claim, e4PerUnit, rebateE4, type Accrual, type Claim } from './rebate/accrual.ts';
export {
  autoClaimLeastMinor,
  claimRefusal,
  manualClaimLeastMinor,
  secondsBetweenClaims,
  settlingMinutes,
  type ClaimRefusal,
  type ManualClaim,
} from './rebate/manual-claim.ts';
export { fitsBetween, rebateChain } from './rebate/chain.ts';
export { groupRange, prizeAtGroup, prizeGroupRebates, wholeGroup } from './rebate/prize-group.ts';
export { baseRebatePpm, memberRebatePpm, type PersonalRate } from './rebate/rates.ts';
export {
  isReturnAllowed,
  maxReturnPpm,
  returnPpm,
  type ReturnParts,
} from './rebate/return-guard.ts';
export {
  creditDeposit,
  creditKey,
  depositActors,
  depositMoves,
  depositStates,
  isDepositClosed,
  nextDepositActor,
  moveDeposit,
} from './orders/deposit.ts';
export {
  isNearInLine,
  isPayoutChosen,
  mostPairMatches,
  noPeer,
  peersClosedUntil,
  peersFor,
  type PeerLine,
} from './orders/peer-payment.ts';
export { type PeerPattern, type PeerSign, peerSignsOf, roundPounds } from './orders/peer-signs.ts';
export type { Deposit, DepositActor, DepositState } from './orders/deposit.ts';
export {
  decideRedeem,
  redeemStates,
  reserve,
  type Redeem,
  type RedeemState,
  type Stock,
} from './orders/redeem.ts';
export {
  blockingFlag,
  isAllowed,
  isVisibleTo,
  memberActions,
  standingFlags,
} from './orders/standing.ts';
export type { MemberAction, StandingFlag } from './orders/standing.ts';
export { ringsOf, type TransferEdge } from './orders/transfer-rings.ts';
export { moveTransfer, transferMoves, transferStates } from './orders/wallet-transfer.ts';
export type { TransferBalances, TransferState, WalletTransfer } from './orders/wallet-transfer.ts';
export {
  assignSlice,
  confirmAll,
  moveSlice,
  receivedMinor,
  remainingMinor,
  ruleInPart,
  sliceMoves,
  sliceStates,
  unassignedMinor,
} from './orders/withdrawal.ts';
export type { Slice, SliceState, Withdrawal } from './orders/withdrawal.ts';
export { receiptReminders } from './orders/receipt-reminders.ts';
export { feeOfPart, noFee, orderFee } from './orders/order-fee.ts';
export type { FeeRule } from './orders/order-fee.ts';
export {
  isWithdrawalClosed,
  isForHouseToPay,
  nextActor,
  withdrawalActors,
  withdrawalMoves,
  withdrawalStates,
} from './orders/withdrawal-order.ts';
export type { PayoutHold, WithdrawalActor, WithdrawalState } from './orders/withdrawal-order.ts';
export {
  bonusProfitTimes,
  largeWinTimes,
  needsReview,
  priorityFromScore,
  reviewReason,
  withdrawalRisk,
} from './orders/withdrawal-risk.ts';
export type { RiskReason, RiskVerdict, WithdrawalSigns } from './orders/withdrawal-risk.ts';
