import { manualClaimLeastMinor } from '@portal/commission';

export const leastClaimMinor = manualClaimLeastMinor;
/** As the rule counts them. */
export const secondsBetweenClaims = 10;
