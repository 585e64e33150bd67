import { fieldProblem, registrationFields } from './registration-fields.ts';
import type { FieldProblem, FieldRule, RegistrationField } from './registration-fields.ts';

/** What a registration form sends beside the fields that rules are published for. */
export interface RegistrationForm extends Readonly<
  Partial<Record<RegistrationField, string | undefined>>
> {
  readonly confirmPassword: string;
  readonly verificationCode?: string | undefined;
  readonly ageConfirmed?: true | undefined;
  readonly termsAccepted?: true | undefined;
}

/** The rules of a site, as far as they are about a whole form. */
export interface RegistrationRules {
  readonly fields: Readonly<Record<RegistrationField, FieldRule>>;
  readonly consents: { readonly ageConfirmed: boolean; readonly termsAccepted: boolean };
}

export interface RegistrationFault {
  readonly path: RegistrationField | 'confirmPassword' | 'verificationCode' | ConsentName;
  readonly rule: FieldProblem | 'mismatch' | 'same_as_password';
}

const consentNames = ['ageConfirmed', 'termsAccepted'] as const;
type ConsentName = (typeof consentNames)[number];

/** portal.md 5. */
const longestVerificationCode = 255;

/**
 * What the published rules say of a form, in the order of the fields, consents last: the same in
 * the browser and on the server (R84). A captcha is asked for by the state of the caller, not by
 * its rule, so an empty one is no fault here.
 */
export function registrationFaults(
  form: RegistrationForm,
  { fields, consents }: RegistrationRules,
): readonly RegistrationFault[] {
  const ruled = registrationFields.flatMap((name): RegistrationFault[] => {
    const problem = fieldProblem(fields[name], form[name] ?? '');
    return problem === undefined ? [] : [{ path: name, rule: problem }];
  });
  return [
    ...ruled,
    ...pairFaults(form),
    ...((form.verificationCode ?? '').length > longestVerificationCode
      ? [{ path: 'verificationCode', rule: 'length' } as const]
      : []),
    ...consentNames
      .filter((name) => consents[name] && form[name] !== true)
      .map((name) => ({ path: name, rule: 'required' }) as const),
  ];
}

/** Whoever knows the one secret does not know the other. */
function pairFaults(form: RegistrationForm): readonly RegistrationFault[] {
  const { password, confirmPassword, paymentPassword = '' } = form;
  return [
    ...(confirmPassword === password
      ? []
      : [{ path: 'confirmPassword', rule: 'mismatch' } as const]),
    ...(paymentPassword !== '' && paymentPassword === password
      ? [{ path: 'paymentPassword', rule: 'same_as_password' } as const]
      : []),
  ];
}
