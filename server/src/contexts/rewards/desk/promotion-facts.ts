import type { Promotion } from '../promotions/store-promotions.ts';

type Told = Pick<
  Promotion,
  'version' | 'state' | 'budgetMinor' | 'hourlyMinor' | 'mostClaims' | 'opensAt' | 'closesAt'
>;

/** What the trail says of a promotion; its terms and words stay with their version. */
export function promotionFacts(promotion: Told): Readonly<Record<string, string>> {
  const { version, state, budgetMinor, hourlyMinor, mostClaims, opensAt, closesAt } = promotion;
  return {
    version: String(version),
    state,
    budget: String(budgetMinor),
    hourly: hourlyMinor === null ? 'none' : String(hourlyMinor),
    mostClaims: mostClaims === null ? 'none' : String(mostClaims),
    opensAt: String(opensAt),
    closesAt: String(closesAt),
  };
}
