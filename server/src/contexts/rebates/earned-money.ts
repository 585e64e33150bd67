import { e4PerUnit } from '@portal/commission';
import { divide } from '@portal/money';
import type { Ctx } from '../../platform/context.ts';
import { minorPerUnitOf } from './pay-purses.ts';
import { sumEarned } from './store-purses.ts';

/** Rebates that were earned and not credited, in minor units: they lie in no account yet (R23). */
export async function earnedMoney(ctx: Ctx): Promise<bigint> {
  const earnedE4 = await sumEarned(ctx.tx);
  return divide(earnedE4, e4PerUnit / minorPerUnitOf(ctx), 'floor');
}
