import { fieldProblem, registrationFields } from './registration-fields.ts';
import type { FieldProblem, FieldRule, RegistrationField } from './registration-fields.ts';
import type { OfferedWays } from './sign-in.ts';

/** What a registration form sends beside the fields that rules are published for. */
export interface RegistrationForm extends Readonly<
  Partial<Record<RegistrationField, string | undefined>>
> {
  readonly confirmPassword?: string | undefined;
  readonly verificationCode?: string | undefined;
  readonly ageConfirmed?: true | undefined;
  readonly termsAccepted?: true | undefined;
}

/** The rules of a site, as far as they are about a whole form. */
export interface RegistrationRules {
  readonly fields: Readonly<Record<RegistrationField, FieldRule>>;
  readonly consents: { readonly ageConfirmed: boolean; readonly termsAccepted: boolean };
}

/** Under which name an account is opened. */
export type RegisteredBy = 'username' | 'mobile';

/** What a form asks for beyond the published rules, by its way and the switches of the site. */
export interface RegistrationShape {
  readonly by: RegisteredBy;
  /** Without MOBILENUMPASSREG3 whoever registers by mobile number chooses none. */
  readonly hasPassword: boolean;
  /** With REGMOBVERF3 a number that is asked for is proven by a code. */
  readonly hasCode: boolean;
}

export interface RegistrationFault {
  readonly path: RegistrationField | 'confirmPassword' | 'verificationCode' | ConsentName;
  readonly rule: FieldProblem | 'mismatch' | 'same_as_password' | 'too_simple';
}

/** A secret is what was typed, spaces and all; of everything else spaces around it are no part. */
export function typedField(name: RegistrationField, value: string): string {
  return name === 'password' || name === 'paymentPassword' ? value : value.trim();
}

/** The fields of a form as both sides judge and keep them. */
export function typedForm<Form extends RegistrationForm>(form: Form): Form {
  const fields = registrationFields.flatMap((name) => {
    const value = form[name];
    return value === undefined ? [] : [[name, typedField(name, value)] as const];
  });
  return { ...form, ...Object.fromEntries(fields) };
}

const consentNames = ['ageConfirmed', 'termsAccepted'] as const;
type ConsentName = (typeof consentNames)[number];

/** portal.md 5. */
const longestVerificationCode = 255;

export function registrationShape(
  by: RegisteredBy,
  ways: OfferedWays,
  { fields }: Pick<RegistrationRules, 'fields'>,
): RegistrationShape {
  const hasNumber = by === 'mobile' || fields.mobileNum.enabled;
  return {
    by,
    hasPassword: by === 'username' || ways.registerMobilePassword,
    hasCode: hasNumber && ways.registerCode,
  };
}

/**
 * The shortest payment password, whatever a site publishes: a second secret of one digit is none
 * (agents-loyalty-money.md E4).
 */
const shortestPayment = 6;

/** One rule for the registration and the security centre. */
export function paymentRule(rule: FieldRule): FieldRule {
  const minLength = Math.max(shortestPayment, rule.minLength);
  return { ...rule, minLength, maxLength: Math.max(minLength, rule.maxLength) };
}

/** Equal digits, or digits in a row up or down, past the 9 as well: the first that are guessed. */
export function isSimplePayment(secret: string): boolean {
  if (!/^[0-9]{2,}$/u.test(secret)) {
    return false;
  }
  const digits = Array.from(secret, Number);
  const steps = digits.slice(1).map((digit, at) => (digit - (digits[at] ?? 0) + 10) % 10);
  const [first = 0] = steps;
  return [0, 1, 9].includes(first) && steps.every((step) => step === first);
}

/** A number has a rule of its own, by the country of its dialing code; here it is only a text. */
const anyNumber: FieldRule = {
  enabled: true,
  required: true,
  minLength: 1,
  maxLength: 40,
  patternId: 'any',
};

/** The published rules as a form of this shape holds to them. */
export function rulesOfShape<Rules extends RegistrationRules>(
  rules: Rules,
  shape: RegistrationShape,
): Rules {
  const { by, hasPassword, hasCode } = shape;
  const { username, password, paymentPassword, mobileNum } = rules.fields;
  const hasName = by === 'username';
  const fields: RegistrationRules['fields'] = {
    ...rules.fields,
    username: { ...username, enabled: hasName, required: hasName },
    password: { ...password, enabled: hasPassword, required: hasPassword },
    paymentPassword: paymentRule(paymentPassword),
    mobileNum: by === 'mobile' || hasCode ? anyNumber : mobileNum,
  };
  return { ...rules, fields };
}

/**
 * What the published rules say of a form, in the order of the fields, consents last: the same in
 * the browser and on the server (R84). A captcha is asked for by the state of the caller, not by
 * its rule, so an empty one is no fault here; whether a number and a code are right is found out
 * elsewhere.
 */
export function registrationFaults(
  form: RegistrationForm,
  rules: RegistrationRules,
  shape: RegistrationShape,
): readonly RegistrationFault[] {
  const { fields: shown, consents } = rulesOfShape(rules, shape);
  const fields = { ...shown, affiliateCode: broughtCode(shown.affiliateCode) };
  const ruled = registrationFields.flatMap((name): RegistrationFault[] => {
    const problem = fieldProblem(fields[name], form[name] ?? '');
    return problem === undefined ? [] : [{ path: name, rule: problem }];
  });
  return [
    ...ruled,
    ...simpleFaults(form, ruled),
    ...pairFaults(form),
    ...codeFaults(form.verificationCode ?? '', shape),
    ...consentNames
      .filter((name) => consents[name] && form[name] !== true)
      .map((name) => ({ path: name, rule: 'required' }) as const),
  ];
}

/** A register link brings its code whether or not the form has a field for one (portal.md 3). */
function broughtCode(rule: FieldRule): FieldRule {
  return { ...rule, enabled: true, required: rule.enabled && rule.required };
}

function codeFaults(code: string, { hasCode }: RegistrationShape): readonly RegistrationFault[] {
  if (code.length > longestVerificationCode) {
    return [{ path: 'verificationCode', rule: 'length' }];
  }
  return hasCode || code === '' ? [] : [{ path: 'verificationCode', rule: 'disabled' }];
}

/** Said of what the published rule takes. */
function simpleFaults(
  { paymentPassword = '' }: RegistrationForm,
  ruled: readonly RegistrationFault[],
): readonly RegistrationFault[] {
  const isTaken = ruled.every(({ path }) => path !== 'paymentPassword');
  return isTaken && isSimplePayment(paymentPassword)
    ? [{ path: 'paymentPassword', rule: 'too_simple' }]
    : [];
}

/** Whoever knows the one secret does not know the other. */
function pairFaults(form: RegistrationForm): readonly RegistrationFault[] {
  const { password = '', confirmPassword = '', paymentPassword = '' } = form;
  return [
    ...(confirmPassword === password
      ? []
      : [{ path: 'confirmPassword', rule: 'mismatch' } as const]),
    ...(paymentPassword !== '' && paymentPassword === password
      ? [{ path: 'paymentPassword', rule: 'same_as_password' } as const]
      : []),
  ];
}
