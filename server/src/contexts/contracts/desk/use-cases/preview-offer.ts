import { acceptEffects, proposeEffects } from '@portal/commission';
import { currency } from '@portal/money';
import type { Ctx } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { linesOf } from '../../../agents/index.ts';
import { ruleContract } from '../../agreements/as-rules.ts';
import { type Offer, offered } from '../../agreements/check-offer.ts';
import { type EndedRow, endedRows } from '../../agreements/end-others.ts';
import { selectLineBelow } from '../../agreements/store-contracts.ts';
import { typedTiers } from '../../agreements/tiers.ts';
import { type ContractSettings, unitTypeOf } from '../../settings.ts';

export interface OfferPreview {
  readonly isAtOnce: boolean;
  readonly willEnd: readonly EndedRow[];
}

/**
 * What an offer of the house would end, by the reading of the site: as soon as it is made, or once
 * it is accepted. Refuses, in this order: `not_found`; with `contract_terms`, rows that are none.
 */
export async function previewOffer(
  ctx: Ctx,
  { payeeId, kind, scope, ...terms }: Omit<Offer, 'payerId'>,
  settings: ContractSettings,
): Promise<OfferPreview> {
  if (!(await linesOf(ctx, [payeeId])).has(payeeId)) {
    throw new Refusal('not_found');
  }
  const tiers = typedTiers(terms.tiers, currency(ctx.site.currency));
  if (tiers === undefined || tiers.length === 0) {
    throw new Refusal('contract_terms', { rule: tiers === undefined ? 'figures' : 'tier_count' });
  }
  const periodType = unitTypeOf(kind, terms.periodType ?? settings.dividendPeriod);
  const line = await selectLineBelow(ctx.tx, { memberId: payeeId, kind });
  const contracts = line.map(ruleContract);
  const offer = offered({ kind, scope, periodType, tiers, payerId: null, payeeId });
  const isAtOnce = settings.endsOldOnPropose;
  const ends = isAtOnce
    ? proposeEffects(contracts, { ...offer, state: 'PENDING' }, settings)
    : acceptEffects(contracts, { ...offer, state: 'ACTIVE' });
  return { isAtOnce, willEnd: endedRows(line, ends) };
}
