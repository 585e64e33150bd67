import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { type Ceiling, leftAlone } from '../../site/index.ts';
import { sumAlone } from '../store.ts';

export interface AdjustmentRules extends Ceiling {
  readonly leftMinor: bigint;
  readonly waitHours: number;
}

/** What the caller may still correct alone. */
export async function readAdjustmentRules(
  ctx: Ctx<OperatorActor>,
  rules: { readonly ceiling: Ceiling; readonly waitHours: number },
): Promise<AdjustmentRules> {
  const { ceiling, waitHours } = rules;
  const owned = { operatorId: ctx.actor.id, currency: ctx.site.currency, now: ctx.clock.now() };
  return { ...ceiling, waitHours, leftMinor: leftAlone(ceiling, await sumAlone(ctx.tx, owned)) };
}
