import { categories } from '@portal/commission';
import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { lockedTerms, refuseReturn } from '../../agents/index.ts';
import type { OfferTerms } from '../agreements/check-offer.ts';
import { wagesOf } from '../wages-of.ts';

/**
 * Whether a contract of the house leaves what flows back at the top within bounds (A10). Refuses by
 * itself with `return_guard`, because it knows which category is too much. Whoever raises the rates
 * of the agent meanwhile waits, and reads this offer then.
 */
export async function guardReturn(
  ctx: Ctx,
  payeeId: MemberId,
  offer: OfferTerms,
): Promise<boolean> {
  if (offer.kind === 'DIVIDEND') {
    return true;
  }
  const terms = await lockedTerms(ctx, payeeId);
  const others = (await wagesOf(ctx, payeeId)).filter(({ kind }) => kind !== offer.kind);
  const concerned = offer.scope === 'CONS' ? categories : [offer.scope];
  refuseReturn(terms, [...others, offer], concerned);
  return true;
}
