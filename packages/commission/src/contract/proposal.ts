import { ok, refused, type Result } from '@portal/money';
import { million, type PartsPerMillion, type Scope } from '../category.ts';
import { isInReach } from './contract.ts';
import type { PeriodType } from './period.ts';
import { uncoveredRow, type ContractKind, type Tier } from './tier.ts';

export type ProposalRefusal =
  | 'KIND_DISABLED'
  | 'NOT_ALLOWED'
  | 'IN_DEBT'
  | 'PAY_PASSWORD'
  | 'ALREADY_PENDING'
  | 'SCOPE_CONFLICT'
  | 'TIER_COUNT'
  | 'RATE_RANGE'
  | 'RATE_STEP'
  | 'RATE_TYPE'
  | 'RATE_TYPE_MIXED'
  | 'RATE_NOT_ASCENDING'
  | 'THRESHOLD_DESCENDING'
  | 'THRESHOLD_DUPLICATE'
  | 'NO_OWN_CONTRACT'
  | 'SCOPE_NOT_COVERED'
  | 'PERIOD_NOT_COVERED'
  | 'ABOVE_OWN_RATE'
  | 'WOULD_END_DOWNLINE'
  | 'RETURN_GUARD';

/** Own contracts of the payer of that kind, by scope. */
export interface OwnContract {
  readonly scope: Scope;
  readonly periodType?: PeriodType | undefined;
  readonly tiers: readonly Tier[];
}

/**
 * What the server knows when a proposal arrives (agents-loyalty-money.md C2); the rules below
 * decide.
 */
export interface Proposal {
  readonly kind: ContractKind;
  readonly scope: Scope;
  /** Absent where nothing but the usual units of the kind is. */
  readonly periodType?: PeriodType | undefined;
  readonly tiers: readonly Tier[];
  readonly isKindEnabled: boolean;
  /** Payee a direct agent child, both parties in standing. */
  readonly arePartiesAllowed: boolean;
  readonly isPayerInDebt: boolean;
  readonly isPayPasswordRight: boolean;
  readonly hasPendingRequest: boolean;
  /** Scopes in which the payee holds a live contract of the kind. */
  readonly payeeScopes: readonly Scope[];
  readonly isHouse: boolean;
  readonly own: readonly OwnContract[];
  readonly rateStepPpm: PartsPerMillion;
  /** Contracts further down that accepting would end, when the site protects them. */
  readonly wouldEnd: number;
  /** Result of the return guard for a proposal of the house (agents-loyalty-money.md A10). */
  readonly isReturnAllowed: boolean;
}

/** Default steps of rates (agents-loyalty-money.md C2 check 6). */
export function defaultRateStep(kind: ContractKind): PartsPerMillion {
  return kind === 'DIVIDEND' ? 5_000n : 100n;
}

/**
 * Checks a proposal in the order of agents-loyalty-money.md C2; `row` names the first tier that is
 * not as it should be, or that no own tier covers.
 */
export function checkProposal(
  proposal: Proposal,
): Result<Proposal, ProposalRefusal, { readonly row?: number }> {
  const code = standingRefusal(proposal);
  if (code !== undefined) {
    return refused(code, {});
  }
  const broken = brokenRule(proposal);
  if (broken !== undefined) {
    const { rule, row } = broken;
    return refused(rule, row === undefined ? {} : { row });
  }
  return proposal.isHouse ? checkHouse(proposal) : checkCover(proposal);
}

function standingRefusal(proposal: Proposal): ProposalRefusal | undefined {
  const checks: readonly (readonly [boolean, ProposalRefusal])[] = [
    [proposal.isKindEnabled, 'KIND_DISABLED'],
    [proposal.arePartiesAllowed, 'NOT_ALLOWED'],
    [!proposal.isPayerInDebt, 'IN_DEBT'],
    [proposal.isPayPasswordRight, 'PAY_PASSWORD'],
    [!proposal.hasPendingRequest, 'ALREADY_PENDING'],
    [!isMixed(proposal), 'SCOPE_CONFLICT'],
  ];
  return checks.find(([isFine]) => !isFine)?.[1];
}

/**
 * A payee holds per kind either one consolidated contract or category contracts
 * (agents-loyalty-money.md C1).
 */
function isMixed({ scope, payeeScopes }: Proposal): boolean {
  return payeeScopes.some((payeeScope) => (payeeScope === 'CONS') !== (scope === 'CONS'));
}

interface BrokenRule {
  readonly rule: ProposalRefusal;
  /** From 0; absent where the rows are too few or too many. */
  readonly row?: number;
}

/** Whether a row is as it should be, after the one above it. */
type RowCheck = (tier: Tier, previous: Tier | undefined) => boolean;

/** The first rule that a row breaks, and the first row that does. */
function brokenRule({ tiers, kind, rateStepPpm }: Proposal): BrokenRule | undefined {
  if (tiers.length < 1 || tiers.length > 10) {
    return { rule: 'TIER_COUNT' };
  }
  const checks: readonly (readonly [ProposalRefusal, RowCheck])[] = [
    ['RATE_RANGE', isRateInRange],
    ['RATE_STEP', (tier) => isOnStep(tier, rateStepPpm)],
    ['RATE_TYPE', ({ rateType }) => kind !== 'DIVIDEND' || rateType === 'P'],
    ['RATE_TYPE_MIXED', (tier, previous = tier) => tier.rateType === previous.rateType],
    ['RATE_NOT_ASCENDING', (tier, previous) => previous === undefined || tier.rate > previous.rate],
    ['THRESHOLD_DESCENDING', (tier, previous = tier) => !isAnyLower(previous, tier)],
    [
      'THRESHOLD_DUPLICATE',
      (tier, previous) => previous === undefined || isAnyHigher(previous, tier),
    ],
  ];
  for (const [rule, isFine] of checks) {
    const row = tiers.findIndex((tier, place) => !isFine(tier, tiers[place - 1]));
    if (row !== -1) {
      return { rule, row };
    }
  }
  return undefined;
}

function isRateInRange({ rateType, rate }: Tier): boolean {
  return rate > 0n && (rateType === 'F' || rate <= million);
}

function isOnStep({ rateType, rate }: Tier, step: PartsPerMillion): boolean {
  return rateType === 'F' || rate % step === 0n;
}

/** No loss condition is the lowest one. */
function lossRank(tier: Tier): bigint {
  return tier.minLossMinor ?? -1n;
}

function isAnyLower(previous: Tier, tier: Tier): boolean {
  return (
    tier.minBetMinor < previous.minBetMinor ||
    tier.minActive < previous.minActive ||
    lossRank(tier) < lossRank(previous)
  );
}

function isAnyHigher(previous: Tier, tier: Tier): boolean {
  return (
    tier.minBetMinor > previous.minBetMinor ||
    tier.minActive > previous.minActive ||
    lossRank(tier) > lossRank(previous)
  );
}

function checkHouse(
  proposal: Proposal,
): Result<Proposal, ProposalRefusal, { readonly row?: number }> {
  if (proposal.wouldEnd > 0) {
    return refused('WOULD_END_DOWNLINE', {});
  }
  return proposal.isReturnAllowed ? ok(proposal) : refused('RETURN_GUARD', {});
}

function checkCover(
  proposal: Proposal,
): Result<Proposal, ProposalRefusal, { readonly row?: number }> {
  if (proposal.own.length === 0) {
    return refused('NO_OWN_CONTRACT', {});
  }
  const inScope = proposal.own.filter(({ scope }) => scope === 'CONS' || scope === proposal.scope);
  if (inScope.length === 0) {
    return refused('SCOPE_NOT_COVERED', {});
  }
  // A week is paid by what the same week brought: another unit may have turned since.
  const inReach = inScope.filter((contract) => isInReach(contract, proposal));
  if (inReach.length === 0) {
    return refused('PERIOD_NOT_COVERED', {});
  }
  const row = uncoveredRow(
    inReach.flatMap(({ tiers }) => tiers),
    proposal.tiers,
  );
  if (row !== undefined) {
    return refused('ABOVE_OWN_RATE', { row });
  }
  return proposal.wouldEnd > 0 ? refused('WOULD_END_DOWNLINE', {}) : ok(proposal);
}
