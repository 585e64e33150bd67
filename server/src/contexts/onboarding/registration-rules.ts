import type { RegistrationField, RegistrationForm } from '@portal/protocol';
import { registrationFields } from '@portal/protocol';
import type { GivenConsent } from '../members/index.ts';
import type { SiteConfiguration } from '../site/index.ts';

type RegisterRules = SiteConfiguration['register'];

/** What the form confirmed, as it is stored: nothing that was not given. */
export function consentOf(
  form: Pick<RegistrationForm, 'ageConfirmed' | 'termsAccepted'>,
  { minimumAge, termsVersion }: Pick<RegisterRules, 'minimumAge' | 'termsVersion'>,
): GivenConsent {
  return {
    confirmedAge: form.ageConfirmed === true ? minimumAge : null,
    termsVersion: form.termsAccepted === true ? termsVersion : null,
  };
}

/** What has a place of its own: secrets, and codes that stand with the registration. */
const ownPlaces: ReadonlySet<RegistrationField> = new Set([
  'username',
  'password',
  'paymentPassword',
  'captcha',
  'affiliateCode',
  'recommenderId',
]);

/** The optional fields of the profile that were filled in. */
export function profileOf(form: RegistrationForm): Readonly<Record<string, string>> {
  const given = registrationFields.flatMap((name) => {
    const value = form[name];
    return ownPlaces.has(name) || value === undefined || value === ''
      ? []
      : [[name, value] as const];
  });
  return Object.fromEntries(given);
}
