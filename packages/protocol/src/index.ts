/**
 * The wire: one declaration per endpoint, the one error catalogue, shared closed sets and ids.
 *
 * Browsers import types and plain data from here, calls from `@portal/protocol/calls/<area>` and
 * the schemas from nowhere: `@portal/protocol/endpoints` and `@portal/protocol/boot` hold those and
 * are imported by the server and by tools. `generated/` follows from the files in `endpoints/` and
 * `errors/`; no list names those.
 */
export { endpoint } from './endpoint.ts';
export type {
  Access,
  BodyOf,
  CodeOf,
  Endpoint,
  Method,
  ParamsOf,
  QueryOf,
  RateClass,
  ReplyOf,
  SentBodyOf,
  SentQueryOf,
} from './endpoint.ts';
export {
  moneyHoldCauses,
  ownCodePurposes,
  paymentResets,
  releasedProtections,
} from './protected-money.ts';
export type { OwnCodePurpose, PaymentReset, ReleasedProtection } from './protected-money.ts';
export { signInMethods, signInRefusals, signInResults } from './sign-in-history.ts';
export type { SignInMethod, SignInRefusal, SignInResult } from './sign-in-history.ts';
export { memberProofs, secondFactors, stepUpKinds, stepUpSeconds, typedProofs } from './factors.ts';
export type { MemberProof, SecondFactor, StepUpKind, TypedProof } from './factors.ts';
export { captchaKinds, puzzleAnswer, type CaptchaAction, type CaptchaKind } from './captcha.ts';
export { personCaseStates, personMarks } from './person-marks.ts';
export type { PersonCaseState, PersonMarkKind } from './person-marks.ts';
export type { PlaceCode, PlaceWay } from './places.ts';
export * from './social.ts';
export {
  billPayStates,
  contractActions,
  contractKinds,
  contractScopes,
  contractStates,
  debtCauses,
  dividendPeriods,
  forceEndWays,
  heldBillWays,
  settlingWays,
} from './contracts.ts';
export type {
  BillPayState,
  BillStatus,
  ContractAction,
  ContractKind,
  ContractScope,
  ContractState,
  DividendPeriod,
  DebtCause,
  ForceEndWay,
  HeldBillWay,
  SettlingWay,
} from './contracts.ts';
export { isIdOf } from './ids.ts';
export type {
  AdjustmentId,
  ApprovalId,
  BetId,
  BillId,
  RebateId,
  BoardId,
  ContractId,
  ChatMessageId,
  DeliveryId,
  DepositId,
  GoodsId,
  CareCaseId,
  KycCaseId,
  KycDocumentId,
  MemberId,
  MessageId,
  MissionId,
  OperatorId,
  PasskeyId,
  PersonCaseId,
  PayoutAccountId,
  PointMoveId,
  PrefixedId,
  PromotionEntryId,
  PromotionId,
  PromotionPictureId,
  FeedbackPictureId,
  ProofId,
  RedeemId,
  CampaignId,
  EnvelopeId,
  RaffleId,
  RaffleTicketId,
  RewardId,
  RoundId,
  RunId,
  SliceId,
  TransferId,
  VendorFindingId,
  WalletTransferId,
  WithdrawalId,
} from './ids.ts';
export {
  kycCaseStates,
  kycCauses,
  kycFields,
  kycKinds,
  kycPapers,
  kycRejections,
  kycStandings,
  kycTiers,
  kycViews,
  paperLimits,
  papersOfKind,
} from './kyc.ts';
export type {
  KycCaseState,
  KycCause,
  KycField,
  KycKind,
  KycPaper,
  KycRejection,
  KycStanding,
  KycTier,
  KycView,
} from './kyc.ts';
export { careOutcomes, careSigns, careViews, reviewMonths } from './care.ts';
export type { CareOutcome, CareSign, CareView, ReviewMonths } from './care.ts';
export { deskQueues, type DeskQueueName } from './desk-queues.ts';
export {
  amountMissionKinds,
  bestMissionKinds,
  boardMetrics,
  boardStates,
  missionCycles,
  missionKinds,
  missionRewardKinds,
  moneyMissionRewards,
  missionStatuses,
  mostBoardPrizes,
  mostGiftMultiple,
  playMissionKinds,
} from './missions.ts';
export type {
  BoardMetric,
  BoardState,
  MissionCycle,
  MissionKind,
  MissionRewardKind,
  MissionStatus,
} from './missions.ts';
export {
  goodsKinds,
  goodsLimitPeriods,
  goodsPictures,
  goodsStates,
  pointMoveTypes,
  pointTypes,
  redeemStates,
} from './points.ts';
export type {
  GoodsKind,
  GoodsLimitPeriod,
  GoodsPicture,
  GoodsState,
  PointMoveType,
  PointType,
  RedeemState,
} from './points.ts';
export { oneReference } from './bank-reference.ts';
export {
  applicationLimits,
  audienceGaps,
  clusterRules,
  depositPromotionTypes,
  joinedDepositTypes,
  mostRetroMinutes,
  mostFreeSpins,
  promotionActs,
  promotionArts,
  promotionCycles,
  promotionRuns,
  promotionStatuses,
  promotionTypes,
  rewardKinds,
  rewardSources,
  rewardStatuses,
  turnoverBases,
  wageringCategories,
  winningsPolicies,
} from './promotions.ts';
export type {
  DepositPromotionFault,
  PromotionAct,
  PromotionArt,
  PromotionCycle,
  PromotionRun,
  PromotionStatus,
  PromotionType,
  RewardKind,
  RewardSource,
  RewardStatus,
  AudienceGap,
  ClusterRule,
} from './promotions.ts';
export * from './raffles.ts';
export type { RaffleEarning, RaffleState } from './raffles.ts';
export {
  envelopeKinds,
  envelopeStates,
  mostEnvelopeSeconds,
  mostGiftedMembers,
  mostPackets,
  mostTeamPackets,
  teamEnvelopeStates,
} from './envelopes.ts';
export type { EnvelopeKind, EnvelopeState, TeamEnvelopeState } from './envelopes.ts';
export { namesOfGame } from './excluded-games.ts';
export { referralReasons, referralStates, shownReferralReasons } from './referrals.ts';
export type { ReferralReason, ReferralState, ShownReferralReason } from './referrals.ts';
export { asksForFactor, refusalsOf, impliedErrors, type ImpliedCode } from './implied-errors.ts';
export { breakKinds, depositStops, limitKinds, limitPeriods } from './protection.ts';
export { operatorStops, stopCauses } from './protection.ts';
export type { BreakKind, LimitKind, LimitPeriod, OperatorStop, StopCause } from './protection.ts';
export { sessionEndingIn, sessionEndings, type SessionEnding } from './session-endings.ts';
export { errorCodes, errorEntry, isErrorCode } from './error-catalogue.ts';
export type { ErrorCode } from './error-catalogue.ts';
export type { ErrorEntries, ErrorEntry } from './errors/entry.ts';
export {
  abilitiesOf,
  coversRole,
  memberAbilities,
  memberStates,
  memberTypes,
  operatorAbilities,
  operatorName,
  operatorRoles,
  operatorStates,
} from './abilities.ts';
export type {
  MemberAbility,
  MemberState,
  MemberType,
  OperatorAbility,
  OperatorRole,
  OperatorState,
} from './abilities.ts';
export {
  acceptedPatterns,
  extraRegistrationFields,
  fieldProblem,
  fieldProblems,
  isPatternId,
  patternIds,
  registrationFields,
} from './registration-fields.ts';
export * from './live-rule.ts';
export type {
  FieldProblem,
  FieldRule,
  PatternId,
  RegistrationField,
} from './registration-fields.ts';
export {
  isSimplePayment,
  paymentRule,
  registrationFaults,
  registrationShape,
  rulesOfShape,
  typedField,
  typedForm,
} from './registration-form.ts';
export type {
  RegisteredBy,
  RegistrationFault,
  RegistrationForm,
  RegistrationShape,
} from './registration-form.ts';
export { ledgerGroupNames, ledgerGroups } from './ledger-groups.ts';
export type { LedgerGroup } from './ledger-groups.ts';
export { incomeSources } from './income-sources.ts';
export { provenTeamFigures, type ProvenTeamFigure } from './team-proofs.ts';
export type { IncomeSource } from './income-sources.ts';
export { rateCategories } from './rate-categories.ts';
export type { RateCategory } from './rate-categories.ts';
export { birthDateFault, isYoungerThan } from './birth-date.ts';
export { isProfileText } from './profile-rules.ts';
export { avatarCount, fixedProfileFields, ownPicture, profileFields } from './profile-fields.ts';
export type { ProfileField } from './profile-fields.ts';
export { offeredWays } from './sign-in.ts';
export type { OfferedWays, SignInFlags } from './sign-in.ts';
export { isSwitchedOn } from './switches.ts';
export type { SwitchNode } from './switches.ts';
export { deliveryChannels, deliveryPurposes, deliveryStates } from './deliveries.ts';
export type { DeliveryChannel, DeliveryPurpose, DeliveryState } from './deliveries.ts';
export { messageKind, messageTopics, messageTypeNames, messageWords } from './message-types.ts';
export type {
  MessageCopy,
  MessageKind,
  MessageParams,
  MessageTopic,
  MessageType,
  MessageValue,
} from './message-types.ts';
export {
  adjustmentDirections,
  approvalActs,
  approvalFacts,
  approvalStates,
  approvalViews,
} from './approvals.ts';
export type { AdjustmentDirection, ApprovalState, ApprovalView } from './approvals.ts';
export type { BootAnswer } from './boot.ts';
export {
  launchMoveReasons,
  type LaunchMoveReason,
  walletTransferDirections,
  walletTransferStates,
  walletTransferViews,
  type WalletTransferDirection,
  type WalletTransferState,
} from './wallet-transfers.ts';
export * from './bets.ts';
export * from './record-limits.ts';
export * from './team-reports.ts';
export type { ListedPage } from './pages/page-list.ts';
export {
  commitmentStates,
  gameClassifies,
  gameGroups,
  gamePageSize,
  gameSorts,
  gameTypes,
  gameViews,
  playModes,
  roundEngines,
  roundStates,
} from './game-sets.ts';
export type {
  CommitmentState,
  GameClassify,
  GameDeskView,
  GameGroup,
  GameSort,
  GameType,
  PlayMode,
  RoundEngine,
  RoundState,
} from './game-sets.ts';
export type { EndpointName, Endpoints } from './generated/endpoints.ts';
export { chainFaultKinds, trailActs, trailEvents } from './trail.ts';
export { cashierRuleNames } from './cashier-rule-names.ts';
export { trailFields, trailWordFields, trailWords } from './trail-fields.ts';
export { httpsOrigin, siteHost } from './site-addresses.ts';
export {
  sectionAbilities,
  siteOrigins,
  sitePlanStates,
  restorableSections,
  siteSections,
  textViews,
} from './site-sections.ts';
export type { SitePlanState, SiteSection, TextView } from './site-sections.ts';
export type { ChainFaultKind, TrailActName, TrailEventName } from './trail.ts';
export type { TrailField, TrailWord, TrailWordField } from './trail-fields.ts';
export {
  vendorAmounts,
  vendorCallKinds,
  vendorCallOutcomes,
  vendorDialects,
  vendorSignatures,
  vendorSpans,
} from './vendors.ts';
export type { VendorCallKind, VendorCallOutcome, VendorSpan } from './vendors.ts';
export { vendorFindingDecisions, vendorFindingKinds, vendorFindingViews } from './vendor-days.ts';
export type { VendorFindingDecision, VendorFindingKind } from './vendor-days.ts';
export * from './feedback.ts';
export { lineOrigin } from './line-origin.ts';
export * from './chat.ts';
export * from './listed-announcements.ts';
export * from './campaigns.ts';
export * from './banner-audience.ts';
export type { BrandAudience } from './schemas/audience.ts';
export * from './cashier.ts';
export * from './notice-types.ts';
export * from './live.ts';
