import type { Ctx } from '../../platform/context.ts';
import { jurisdictionOf } from './jurisdictions.ts';

/** Whether members may call their withdrawals back here, where the site lets them (E5). */
export function mayCallBack({ site }: Pick<Ctx, 'site'>): boolean {
  return jurisdictionOf(site.jurisdiction).mayCallBack;
}
