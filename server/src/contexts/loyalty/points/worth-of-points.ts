import type { Ctx } from '../../../platform/context.ts';
import { readRules } from './rules.ts';

/**
 * What points are worth at the rate of conversion, in minor units; rounded up, so that no points
 * are worth nothing.
 */
export async function worthOfPoints(ctx: Pick<Ctx, 'tx'>, points: bigint): Promise<bigint> {
  const { amount, ratio } = (await readRules(ctx.tx)).redeem;
  return (points * ratio + amount - 1n) / amount;
}
