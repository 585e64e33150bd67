import { categories } from '@portal/commission';
import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { lockedTerms, refuseReturn } from '../../agents/index.ts';
import type { OfferTerms } from '../agreements/check-offer.ts';
import { wagesOf } from '../wages-of.ts';

/**
 * A contract of the house leaves what flows back at the top within bounds (A10), else it is refused
 * with `return_guard`, which names the category. Whoever raises the rates of the agent meanwhile
 * waits, and reads this offer then.
 */
export async function guardReturn(ctx: Ctx, payeeId: MemberId, offer: OfferTerms): Promise<void> {
  if (offer.kind === 'DIVIDEND') {
    return;
  }
  const terms = await lockedTerms(ctx, payeeId);
  const others = (await wagesOf(ctx, payeeId)).filter(({ kind }) => kind !== offer.kind);
  const concerned = offer.scope === 'CONS' ? categories : [offer.scope];
  refuseReturn(terms, [...others, offer], concerned);
}
