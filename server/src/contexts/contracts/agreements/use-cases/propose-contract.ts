import { isLive, proposeEffects } from '@portal/commission';
import { assertDefined } from '@portal/money';
import type { Ctx } from '../../../../platform/context.ts';
import { unitTypeOf } from '../../settings.ts';
import { ruleContract } from '../as-rules.ts';
import { checkOffer, type Offer, type OfferRules } from '../check-offer.ts';
import { unitEnd } from '../effect-start.ts';
import { endedRows, endOthers } from '../end-others.ts';
import {
  type ContractRow,
  findContract,
  insertContract,
  lockAgreements,
  selectLineBelow,
} from '../store-contracts.ts';
import { tell } from '../tell.ts';
import { storedTiers } from '../tiers.ts';

/**
 * Puts an offer before its payee. Refusals in the order of agents-loyalty-money.md C2:
 * `contract_kind_disabled`, `contract_not_allowed`, `contract_in_debt`, `payment_proof_required`,
 * `contract_already_pending`, `contract_scope_conflict`, `contract_terms`, `contract_not_covered`,
 * `contract_ends_others`.
 */
export async function proposeContract(
  ctx: Ctx,
  offer: Offer,
  rules: OfferRules,
): Promise<ContractRow> {
  await lockAgreements(ctx.tx);
  const { payeeId, payerId, kind, scope } = offer;
  const line = await selectLineBelow(ctx.tx, { memberId: payeeId, kind });
  const tiers = await checkOffer(ctx, { offer, line }, rules);
  const replaced = line.find(
    (row) => row.payeeId === payeeId && row.scope === scope && isLive(row),
  );
  const at = ctx.clock.now();
  const { settings } = rules;
  const id = ctx.ids.next('ctr');
  await insertContract(ctx.tx, {
    id,
    kind,
    payerId,
    payeeId,
    scope,
    at,
    tiers: storedTiers(tiers),
    periodType: unitTypeOf(kind, offer.periodType ?? settings.dividendPeriod),
    replacesId: replaced?.id ?? null,
    expiresAt: at.add({ hours: 24 * settings.proposalDays }),
  });
  const row = assertDefined(await findContract(ctx.tx, id), 'it was inserted just now');
  const ends = proposeEffects(line.map(ruleContract), ruleContract(row), settings);
  if (ends.length > 0) {
    // Of the contract that ends: the offer may have other units.
    await endOthers(ctx, endedRows(line, ends), await unitEnd(ctx, replaced ?? row));
    if (replaced !== undefined) {
      // The payee has agreed to nothing yet, and loses what was in force.
      await tell(ctx, 'CONTRACT_ENDED_AUTOMATICALLY', { contract: replaced, to: [payeeId] });
    }
  }
  await tell(ctx, 'CONTRACT_PROPOSED', { contract: row, to: [payeeId] });
  return row;
}
