import { defaultPointRules, type PointRule, type PointType } from '@portal/commission';
import type { Transaction } from '../../../platform/context.ts';
import { selectRules } from './store-points.ts';

export type PointRules = Readonly<Record<PointType, PointRule>>;

/** Those of the release, with what an operator changed. */
export async function readRules(tx: Transaction): Promise<PointRules> {
  const changed = await selectRules(tx);
  return {
    ...defaultPointRules,
    ...Object.fromEntries(changed.map(({ type, amount, ratio }) => [type, { amount, ratio }])),
  };
}
