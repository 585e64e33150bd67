import {
  acceptEffects,
  checkProposal,
  type ContractKind,
  defaultRateStep,
  house,
  isLive,
  type PeriodType,
  type Scope,
  type Tier,
} from '@portal/commission';
import { currency } from '@portal/money';
import type { DividendPeriod } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { type ContractSettings, unitTypeOf } from '../settings.ts';
import { ruleContract } from './as-rules.ts';
import { type Parties, standingOf } from './parties.ts';
import { proposalRefusal } from './refusals.ts';
import { type ContractRow, selectOpenContracts } from './store-contracts.ts';
import { typedTiers, type WireTier } from './tiers.ts';

export interface Offer extends Parties {
  readonly kind: ContractKind;
  readonly scope: Scope;
  /** Of a dividend; that of the site without it. */
  readonly periodType?: DividendPeriod | undefined;
  readonly tiers: readonly WireTier[];
}

export interface OfferTerms {
  readonly kind: ContractKind;
  readonly scope: Scope;
  readonly tiers: readonly Tier[];
}

export interface OfferRules {
  readonly settings: ContractSettings;
  /** Whether the payment password was proved; uses the proof up. */
  readonly isProven: () => Promise<boolean>;
  /** Refuses what the house would give back beyond its guard (A10); asked after all others. */
  readonly guardReturn: (terms: OfferTerms) => Promise<void>;
}

/** The rows of an offer that nothing refuses; the rules decide in their order. */
export async function checkOffer(
  ctx: Ctx,
  { offer, line }: { readonly offer: Offer; readonly line: readonly ContractRow[] },
  { settings, isProven, guardReturn }: OfferRules,
): Promise<readonly Tier[]> {
  const { kind, scope, payerId, payeeId } = offer;
  const periodType = unitTypeOf(kind, offer.periodType ?? settings.dividendPeriod);
  const typed = typedTiers(offer.tiers, currency(ctx.site.currency));
  const tiers = typed ?? [];
  const standing = await standingOf(ctx, offer);
  const ofPayee = line.filter((row) => row.payeeId === payeeId);
  const verdict = checkProposal({
    kind,
    scope,
    periodType,
    tiers,
    isHouse: payerId === null,
    isKindEnabled: settings.isKindOn[kind],
    arePartiesAllowed: standing.areAllowed,
    isPayerInDebt: standing.isInDebt,
    isPayPasswordRight: await isProven(),
    hasPendingRequest: ofPayee.some((row) => row.state === 'PENDING' && row.scope === scope),
    payeeScopes: ofPayee.filter(isLive).map((row) => row.scope),
    own: await ownContracts(ctx, offer),
    rateStepPpm: defaultRateStep(kind),
    wouldEnd: settings.protectsSubline ? countEnds(line, { ...offer, periodType, tiers }) : 0,
    // Asked below, of rows that are as they should be: it says itself which category is too much.
    isReturnAllowed: true,
  });
  if (!verdict.ok) {
    const isUnread = typed === undefined && verdict.code === 'TIER_COUNT';
    throw isUnread
      ? new Refusal('contract_terms', { rule: 'figures' })
      : proposalRefusal(verdict.code, { ...verdict.data, kind });
  }
  await guardReturn({ kind, scope, tiers });
  return tiers;
}

/** What the payer is paid by itself, in the kind of the offer. */
async function ownContracts(ctx: Ctx, { payerId, kind }: Offer) {
  const open = payerId === null ? [] : await selectOpenContracts(ctx.tx, payerId);
  return open
    .filter((row) => row.kind === kind && row.payeeId === payerId && isLive(row))
    .map(ruleContract);
}

interface InUnits {
  readonly periodType: PeriodType;
}

/** How many contracts further down would end if the payee accepted. */
function countEnds(line: readonly ContractRow[], terms: OfferTerms & Parties & InUnits): number {
  const ends = acceptEffects(line.map(ruleContract), { ...offered(terms), state: 'ACTIVE' });
  return ends.filter(({ state }) => state !== 'SUPERSEDED').length;
}

/** An offer that is not stored, as the rules see it. */
export function offered(terms: OfferTerms & Parties & InUnits) {
  const { kind, scope, periodType, payerId, payeeId, tiers } = terms;
  const parties = { payer: payerId ?? house, payee: payeeId };
  return { id: 'offer', kind, scope, periodType, tiers, ...parties } as const;
}
