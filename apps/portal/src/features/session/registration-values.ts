import { isSimplePayment, registrationFields, typedField } from '@portal/protocol';
import type { RegistrationField, RegistrationShape } from '@portal/protocol';
import type { Checks } from '@portal/ui';
import { captchaFields } from '../../shared/codes/captcha-fields.ts';
import {
  extraFields,
  problemOf,
  type ProblemText,
  type RegisterSettings,
} from '../../shared/registration/registration-problems.ts';

import type { Registration } from './sign-in.ts';

/** Beside the published fields: what a number is proven by, and the picture before its code. */
const ownNames = ['confirmPassword', 'dialingCode', 'verificationCode', 'sendCaptcha'] as const;

export type RegistrationValues = Record<RegistrationField | (typeof ownNames)[number], string> & {
  readonly consent: boolean;
};

export const emptyRegistration: RegistrationValues = {
  // The compiler cannot see that the entries of all names make a record of them.
  ...(Object.fromEntries([...registrationFields, ...ownNames].map((name) => [name, ''])) as Omit<
    RegistrationValues,
    'consent'
  >),
  consent: false,
};

/** Never kept: secrets, and a consent, which is given each time anew. */
export const registrationSecrets = [
  'password',
  'confirmPassword',
  'paymentPassword',
  'captcha',
  'sendCaptcha',
  'verificationCode',
  'consent',
] as const;

/** The fields that follow the rules of the site, in the order of the form. */
export function ruledFields(settings: RegisterSettings): readonly RegistrationField[] {
  const { required, optional } = extraFields(settings);
  const placed = ['username', 'password', 'mobileNum', 'affiliateCode'] as const;
  return [...placed.filter((name) => settings.fields[name].enabled), ...required, ...optional];
}

/** Whether the number is asked for with its country, because it is a name or has to be proven. */
export function hasPhone({ by, hasCode }: RegistrationShape): boolean {
  return by === 'mobile' || hasCode;
}

interface CheckWords {
  readonly problem: (problem: ProblemText | undefined) => string | undefined;
  readonly phone: (number: string, dialingCode: string) => string | undefined;
  readonly captcha: string;
  readonly code: string;
  readonly consent: string;
  /** What the rules of R60 have against a password of the right length. */
  readonly weak: (values: RegistrationValues) => string | undefined;
}

export function registrationChecks(
  settings: RegisterSettings,
  form: { readonly shape: RegistrationShape; readonly hasCaptcha: boolean },
  words: CheckWords,
): Checks<RegistrationValues> {
  const { shape, hasCaptcha } = form;
  const { consents } = settings;
  const ruled = ruledFields(settings).map((name) => [
    name,
    (value: string, { password }: RegistrationValues) =>
      words.problem(
        problemOf(settings.fields[name], typedField(name, value)) ??
          paymentProblem(password, name, value),
      ),
  ]);
  return {
    ...(Object.fromEntries(ruled) as Checks<RegistrationValues>),
    password: shape.hasPassword
      ? (password, values) =>
          words.problem(problemOf(settings.fields.password, password)) ?? words.weak(values)
      : undefined,
    ...(hasPhone(shape) && {
      mobileNum: (number: string, { dialingCode }: RegistrationValues) =>
        words.phone(number, dialingCode),
    }),
    verificationCode: shape.hasCode
      ? (code) => (code.trim() === '' ? words.code : undefined)
      : undefined,
    confirmPassword: shape.hasPassword
      ? (value, { password }) =>
          words.problem(value === '' ? { key: 'required' } : differs(value, password))
      : undefined,
    captcha: hasCaptcha ? (value) => (value === '' ? words.captcha : undefined) : undefined,
    consent:
      consents.ageConfirmed || consents.termsAccepted
        ? (isGiven) => (isGiven ? undefined : words.consent)
        : undefined,
  };
}

/** Whoever knows the one secret does not know the other; the server says the same. */
function paymentProblem(
  password: string,
  name: RegistrationField,
  value: string,
): ProblemText | undefined {
  if (name !== 'paymentPassword' || value === '') {
    return undefined;
  }
  if (isSimplePayment(value)) {
    return { key: 'tooSimple' };
  }
  return value === password ? { key: 'sameAsPassword' } : undefined;
}

/** Said only once there is something to compare with. */
function differs(value: string, password: string): ProblemText | undefined {
  return password !== '' && value !== password ? { key: 'confirmDiffers' } : undefined;
}

/** With the consents that the box stood for, if it was there at all. */
export function registrationOf(
  values: RegistrationValues,
  settings: RegisterSettings,
  form: {
    readonly shape: RegistrationShape;
    readonly registerUrl: string;
    readonly socialTicket: string | undefined;
  },
): Registration {
  const { shape, registerUrl, socialTicket } = form;
  const { consent, confirmPassword, captcha, verificationCode, dialingCode } = values;
  const { consents } = settings;
  const given = ruledFields(settings).flatMap((name) => {
    const value = typedField(name, values[name]);
    return value === '' ? [] : [[name, value] as const];
  });
  return {
    ...Object.fromEntries(given),
    ...(shape.hasPassword && { confirmPassword }),
    ...(hasPhone(shape) && { countryDialingCode: dialingCode }),
    ...(shape.hasCode && { verificationCode: verificationCode.trim() }),
    ...captchaFields(captcha),
    registerUrl,
    domain: globalThis.location.hostname,
    ...(socialTicket !== undefined && { socialTicket }),
    ...(consent && consents.ageConfirmed && { ageConfirmed: true }),
    ...(consent && consents.termsAccepted && { termsAccepted: true }),
  };
}
