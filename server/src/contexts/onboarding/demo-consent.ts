import type { GivenConsent } from '../members/index.ts';
import type { SiteConfiguration } from '../site/index.ts';
import { consentOf } from './registration-rules.ts';

/** What a person of the demo site says, as the form of the site would ask for it. */
export function demoConsent({ register }: SiteConfiguration): GivenConsent {
  const { ageConfirmed, termsAccepted } = register.consents;
  const word = {
    ...(ageConfirmed && { ageConfirmed: true as const }),
    ...(termsAccepted && { termsAccepted: true as const }),
  };
  return consentOf(word, register);
}
