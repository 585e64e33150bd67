import type { PromotionId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { hourFullUntil } from './hour-full.ts';
import { findPromotion, takeBudget } from './store-promotions.ts';

interface Part {
  readonly id: PromotionId;
  readonly amountMinor: bigint;
}

/** Nothing is left, or nothing more of this hour; then it gives again from a moment on. */
export type BudgetFault =
  | { readonly fault: 'budget_used' }
  | { readonly fault: 'hour_full'; readonly until: Temporal.Instant };

/** Takes a gift out of the budget, or says why there is none; undefined where it was taken. */
export async function spendBudget(ctx: Ctx, part: Part): Promise<BudgetFault | undefined> {
  const at = ctx.clock.now();
  if (await takeBudget(ctx.tx, { ...part, at })) {
    return undefined;
  }
  const promotion = await findPromotion(ctx.tx, part.id);
  const until =
    promotion === undefined
      ? undefined
      : hourFullUntil(promotion, { amountMinor: part.amountMinor, now: at });
  return until === undefined ? { fault: 'budget_used' } : { fault: 'hour_full', until };
}

/** Refuses `promotion_budget_used`, `promotion_hour_full`. */
export async function spendOrRefuse(ctx: Ctx, part: Part): Promise<void> {
  const spent = await spendBudget(ctx, part);
  if (spent?.fault === 'hour_full') {
    throw new Refusal('promotion_hour_full', { until: String(spent.until) });
  }
  if (spent !== undefined) {
    throw new Refusal('promotion_budget_used');
  }
}
