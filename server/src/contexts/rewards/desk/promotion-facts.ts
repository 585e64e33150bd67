import type { Ctx } from '../../../platform/context.ts';
import { moneyFact } from '../../trail/index.ts';
import type { Promotion } from '../promotions/store-promotions.ts';

type Told = Pick<
  Promotion,
  'version' | 'state' | 'budgetMinor' | 'hourlyMinor' | 'mostClaims' | 'opensAt' | 'closesAt'
>;

/** What the trail says of a promotion; its terms and words stay with their version. */
export function promotionFacts(
  ctx: Pick<Ctx, 'site'>,
  promotion: Told,
): Readonly<Record<string, string>> {
  const { version, state, budgetMinor, hourlyMinor, mostClaims, opensAt, closesAt } = promotion;
  return {
    version: String(version),
    state,
    budget: moneyFact(ctx, budgetMinor),
    hourly: hourlyMinor === null ? 'none' : moneyFact(ctx, hourlyMinor),
    mostClaims: mostClaims === null ? 'none' : String(mostClaims),
    opensAt: String(opensAt),
    closesAt: String(closesAt),
  };
}
