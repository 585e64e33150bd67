import type { Endpoints, ReplyOf } from '@portal/protocol';
import { amountOf } from '../promotions/terms.ts';
import type { Simulation } from './use-cases/simulate-promotion.ts';

export function presentSimulation(
  { costMinor, largestMinor, askedMinor, ...counts }: Simulation,
  currency: string,
): ReplyOf<Endpoints['simulatePromotion']> {
  return {
    ...counts,
    currency,
    costAmount: amountOf(costMinor, currency),
    largestAmount: amountOf(largestMinor, currency),
    askedAmount: amountOf(askedMinor, currency),
  };
}
