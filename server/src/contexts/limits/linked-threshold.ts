import { currency } from '@portal/money';
import type { Ctx } from '../../platform/context.ts';
import { jurisdictionOf } from './jurisdictions.ts';

/** From how much on, in minor units, money in of one person is looked into here (R19). */
export function linkedThreshold({ site }: Pick<Ctx, 'site'>): bigint {
  const { units } = jurisdictionOf(site.jurisdiction).linked;
  return units * 10n ** BigInt(currency(site.currency).exponent);
}
