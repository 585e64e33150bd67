import type { Ctx } from '../../platform/context.ts';
import { type HarmThresholds, jurisdictionOf } from './jurisdictions.ts';

/** Those of where the site is licensed; the strictest where nothing is known (R16). */
export function harmThresholds(ctx: Pick<Ctx, 'site'>): HarmThresholds {
  return jurisdictionOf(ctx.site.jurisdiction).harm;
}
