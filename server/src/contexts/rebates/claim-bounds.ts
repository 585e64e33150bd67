import { manualClaimLeastMinor } from '@portal/commission';
import { currency } from '@portal/money';

/** Minor units of the site's currency. */
export function leastClaimMinor(currencyCode: string): bigint {
  return manualClaimLeastMinor(currency(currencyCode).exponent);
}

/** As the rule counts them. */
export const secondsBetweenClaims = 10;
