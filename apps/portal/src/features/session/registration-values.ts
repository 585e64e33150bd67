import { registrationFields } from '@portal/protocol';
import type { Endpoints, FieldRule, RegistrationField, SentBodyOf } from '@portal/protocol';
import type { Checks } from '@portal/ui';
import {
  extraFields,
  problemOf,
  type ProblemText,
  type RegisterSettings,
} from './registration-problems.ts';

export type RegistrationValues = Record<RegistrationField | 'confirmPassword', string> & {
  readonly consent: boolean;
};

export const emptyRegistration: RegistrationValues = {
  // The compiler cannot see that the entries of all names make a record of them.
  ...(Object.fromEntries(registrationFields.map((name) => [name, ''])) as Record<
    RegistrationField,
    string
  >),
  confirmPassword: '',
  consent: false,
};

/** Never kept: secrets, and a consent, which is given each time anew. */
export const registrationSecrets = [
  'password',
  'confirmPassword',
  'paymentPassword',
  'captcha',
  'consent',
] as const;

/** The rule of a field as this form holds to it: name and password are always asked for. */
export function ruleOf({ fields }: RegisterSettings, name: RegistrationField): FieldRule {
  const isAlways = name === 'username' || name === 'password';
  return isAlways ? { ...fields[name], enabled: true, required: true } : fields[name];
}

/** The fields that follow the rules of the site, in the order of the form. */
export function ruledFields(settings: RegisterSettings): readonly RegistrationField[] {
  const { required, optional } = extraFields(settings);
  const mobile = settings.fields.mobileNum.enabled ? (['mobileNum'] as const) : [];
  const code = settings.fields.affiliateCode.enabled ? (['affiliateCode'] as const) : [];
  return ['username', 'password', ...mobile, ...code, ...required, ...optional];
}

interface CheckWords {
  readonly problem: (problem: ProblemText | undefined) => string | undefined;
  readonly captcha: string;
  readonly consent: string;
}

export function registrationChecks(
  settings: RegisterSettings,
  hasCaptcha: boolean,
  words: CheckWords,
): Checks<RegistrationValues> {
  const { consents } = settings;
  const ruled = ruledFields(settings).map((name) => [
    name,
    (value: string) => words.problem(problemOf(ruleOf(settings, name), trimmed(name, value))),
  ]);
  return {
    ...(Object.fromEntries(ruled) as Checks<RegistrationValues>),
    confirmPassword: (value, { password }) =>
      words.problem(value === '' ? { key: 'required' } : differs(value, password)),
    captcha: hasCaptcha ? (value) => (value === '' ? words.captcha : undefined) : undefined,
    consent:
      consents.ageConfirmed || consents.termsAccepted
        ? (isGiven) => (isGiven ? undefined : words.consent)
        : undefined,
  };
}

/** Said only once there is something to compare with. */
function differs(value: string, password: string): ProblemText | undefined {
  return password !== '' && value !== password ? { key: 'confirmDiffers' } : undefined;
}

/** With the consents that the box stood for, if it was there at all. */
export function registrationOf(
  values: RegistrationValues,
  settings: RegisterSettings,
  registerUrl: string,
): SentBodyOf<Endpoints['register']> {
  const { consent, confirmPassword, captcha } = values;
  const { consents } = settings;
  const given = ruledFields(settings).flatMap((name) => {
    const value = trimmed(name, values[name]);
    return value === '' ? [] : [[name, value] as const];
  });
  return {
    ...Object.fromEntries(given),
    username: values.username.trim(),
    password: values.password,
    confirmPassword,
    ...(captcha !== '' && { captcha: captcha.trim() }),
    registerUrl,
    domain: globalThis.location.hostname,
    ...(consent && consents.ageConfirmed && { ageConfirmed: true }),
    ...(consent && consents.termsAccepted && { termsAccepted: true }),
  };
}

/** A password is what was typed, spaces and all. */
function trimmed(name: RegistrationField, value: string): string {
  return name === 'password' || name === 'paymentPassword' ? value : value.trim();
}
