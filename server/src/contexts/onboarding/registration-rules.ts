import type { RegistrationField } from '@portal/protocol';
import { fieldProblem, registrationFields } from '@portal/protocol';
import type { FieldFault } from '../../platform/http/refusal-answer.ts';
import type { GivenConsent } from '../members/index.ts';
import type { SiteConfiguration } from '../site/index.ts';

export type RegistrationForm = Readonly<Partial<Record<RegistrationField, string | undefined>>> & {
  readonly confirmPassword: string;
  readonly ageConfirmed?: true | undefined;
  readonly termsAccepted?: true | undefined;
};

type RegisterRules = SiteConfiguration['register'];

/** What the published rules say of a form, in the order of the fields; consents last (R84). */
export function registrationFaults(
  form: RegistrationForm,
  { fields, consents }: Pick<RegisterRules, 'fields' | 'consents'>,
): readonly FieldFault[] {
  const faults = registrationFields.flatMap((name): FieldFault[] => {
    const problem = fieldProblem(fields[name], form[name] ?? '');
    return problem === undefined ? [] : [{ path: name, rule: problem }];
  });
  const missing = consentNames.filter((name) => consents[name] && form[name] !== true);
  return [
    ...faults,
    ...(form.confirmPassword === form.password
      ? []
      : [{ path: 'confirmPassword', rule: 'mismatch' }]),
    ...missing.map((name) => ({ path: name, rule: 'required' })),
  ];
}

const consentNames = ['ageConfirmed', 'termsAccepted'] as const;

/** What the form confirmed, as it is stored: nothing that was not given. */
export function consentOf(
  form: RegistrationForm,
  { minimumAge, termsVersion }: Pick<RegisterRules, 'minimumAge' | 'termsVersion'>,
): GivenConsent {
  return {
    confirmedAge: form.ageConfirmed === true ? minimumAge : null,
    termsVersion: form.termsAccepted === true ? termsVersion : null,
  };
}

const ownPlaces: ReadonlySet<RegistrationField> = new Set(['username', 'password', 'captcha']);

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
