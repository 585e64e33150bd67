import { categories } from '@portal/commission';
import { assertDefined } from '@portal/money';
import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { termsOf } from './reads.ts';
import { lockTerms, selectComing, selectHeldBelow } from './store-terms.ts';
import {
  type Bounds,
  faultOf,
  higherOf,
  lowerOf,
  readTerms,
  type Terms,
  usualTerms,
} from './terms.ts';

/** What an agent may grant now: no more than is held today and after every change that waits. */
export async function mostToGrant(ctx: Ctx, agentId: MemberId): Promise<Terms> {
  const held = await termsNow(ctx, agentId);
  const coming = await selectComing(ctx.tx, [agentId], ctx.clock.now());
  return coming.reduce((terms, row) => lowerOf(terms, readTerms(row)), held);
}

/** What somebody holds, while nobody changes it: until the end of the transaction. */
export async function lockedTerms(ctx: Ctx, id: MemberId): Promise<Terms> {
  await lockTerms(ctx.tx, id);
  return termsNow(ctx, id);
}

/** What an agent may grant, for as long. */
export async function lockedMostToGrant(ctx: Ctx, agentId: MemberId): Promise<Terms> {
  await lockTerms(ctx.tx, agentId);
  return mostToGrant(ctx, agentId);
}

export async function termsNow(ctx: Ctx, id: MemberId): Promise<Terms> {
  return assertDefined((await termsOf(ctx, [id])).get(id), 'everybody has terms');
}

/** What those directly below hold at most; nobody may hold less than that (A8). */
export async function mostHeldBelow(ctx: Ctx, path: string): Promise<Terms> {
  const rows = await selectHeldBelow(ctx.tx, path, ctx.clock.now());
  if (rows.length === 0) {
    return usualTerms;
  }
  const rates = categories.map((_, place) => rows[place]?.rate ?? 0);
  return higherOf(usualTerms, readTerms({ rates, prizeGroup: rows[0]?.prizeGroup ?? null }));
}

/** Refuses with `terms_out_of_range`. */
export function refuseOutside(terms: Terms, bounds: Bounds): void {
  const fault = faultOf(terms, bounds);
  if (fault !== undefined) {
    throw new Refusal('terms_out_of_range', { ...fault });
  }
}
