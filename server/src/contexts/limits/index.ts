/**
 * Protection of members: standing flags, limits, breaks, exclusion, pace. Whatever moves a stake or
 * a deposit asks here in its own transaction, after the member's account is locked, and books here
 * what it posted; whoever changes what stands here locks that account first. Wins are always paid,
 * and nothing here stands between a member and the own money but an operator's stop.
 */
export { ageOn } from './age.ts';
export { depositLeft, type DepositLeft } from './deposit-left.ts';
export { grownUp } from './grown-up.ts';
export { harmThresholds } from './harm-thresholds.ts';
export { recordYears } from './record-years.ts';
export { linkedThreshold } from './linked-threshold.ts';
export { worthOfPounds } from './stake-worth.ts';
export { limitedAmong } from './limited-among.ts';
export type { Verdict } from './flag-refusal.ts';
export type { MoneyClaim, MoneyMove, Play, Players, StakeClaim } from './player.ts';
export {
  moneyVerdicts,
  playersAfter,
  playersLook,
  playsWrites,
  refusalWrites,
  stakeVerdicts,
} from './door.ts';
export { nameAndBirth, type PersonMark } from './persons/mark-form.ts';
export { excludedAmong } from './persons/excluded-among.ts';
export { type PersonPair, pairsOf } from './persons/pairs-of.ts';
export { isExcludedPerson, isProvenExcluded } from './persons/use-cases/is-excluded-person.ts';
export {
  linkedMembers,
  type LinkedMember,
  type LinkedPair,
  linkedPairs,
  linkingMarks,
} from './persons/linked-members.ts';
export { ownMarks, samePersons } from './persons/same-persons.ts';
export { noteMarks } from './persons/use-cases/note-marks.ts';
export { stopNewcomer } from './persons/use-cases/stop-newcomer.ts';
export { stopSamePerson } from './persons/use-cases/stop-same-person.ts';
export { plugLimits } from './plug.ts';
export { holdOffers, releaseOffers } from './use-cases/hold-offers.ts';
export { liftFlag } from './use-cases/lift-flag.ts';
export { notePerson } from './use-cases/note-person.ts';
export { lookAtPlayers } from './use-cases/look-at-players.ts';
export { mayCallBack } from './may-call-back.ts';
export { mayPlayOn } from './play-on.ts';
export { closedAsAgents } from './closed-as-agents.ts';
export { excludedSince } from './excluded-since.ts';
export { listExcluded } from './list-excluded.ts';
export { hearsOffers } from './hears-offers.ts';
export { frozenAmong } from './frozen-among.ts';
export { refusedStake } from './refuse-stake.ts';
export { refuseStopped } from './refuse-stopped.ts';
export { offerableAmong } from './offerable-among.ts';
export { unavailableAmong } from './unavailable-among.ts';
export { unreachableAmong } from './unreachable-among.ts';
export { isWithin, type StopSpan, stopSpans } from './stop-spans.ts';
export { stopsOf } from './stops-of.ts';
export { settleAge } from './use-cases/settle-age.ts';
export { setFlag } from './use-cases/set-flag.ts';
export { stopTooYoung, stopYoung } from './use-cases/stop-too-young.ts';
export { trialAge } from './trial-age.ts';
export { waitsForConsent } from './waits-for-consent.ts';
export { isVerifiedFirst, provenAt } from './verified-first.ts';
