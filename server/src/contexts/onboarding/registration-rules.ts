import type { RegistrationField } from '@portal/protocol';
import { fieldProblem, registrationFields } from '@portal/protocol';
import type { FieldFault } from '../../platform/http/refusal-answer.ts';
import type { SiteConfiguration } from '../site/index.ts';

export type RegistrationForm = Readonly<Partial<Record<RegistrationField, string | undefined>>> & {
  readonly confirmPassword: string;
};

/** What the published rules say of a form, in the order of the fields (R84). */
export function registrationFaults(
  form: RegistrationForm,
  rules: SiteConfiguration['register']['fields'],
): readonly FieldFault[] {
  const faults = registrationFields.flatMap((name): FieldFault[] => {
    const problem = fieldProblem(rules[name], form[name] ?? '');
    return problem === undefined ? [] : [{ path: name, rule: problem }];
  });
  return form.confirmPassword === form.password
    ? faults
    : [...faults, { path: 'confirmPassword', rule: 'mismatch' }];
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
