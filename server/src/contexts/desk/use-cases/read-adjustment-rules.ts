import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { accountsOfActor } from '../../operators/index.ts';
import { type Ceiling, leftAlone } from '../../site/index.ts';
import { dayBefore, sumAlone } from '../store.ts';

export interface AdjustmentRules extends Ceiling {
  readonly leftMinor: bigint;
  readonly waitHours: number;
}

/** What the person of the caller may still correct alone. */
export async function readAdjustmentRules(
  ctx: Ctx<OperatorActor>,
  rules: { readonly ceiling: Ceiling; readonly waitHours: number },
): Promise<AdjustmentRules> {
  const { ceiling, waitHours } = rules;
  const since = dayBefore(ctx.clock.now());
  const accounts = await accountsOfActor(ctx, since);
  const owned = { accounts, currency: ctx.site.currency, since };
  return { ...ceiling, waitHours, leftMinor: leftAlone(ceiling, await sumAlone(ctx.tx, owned)) };
}
