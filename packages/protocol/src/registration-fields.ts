/** The registration user of portal.md section 3, without what every form sends. */
export const registrationFields = [
  'username',
  'password',
  'payeeName',
  'paymentPassword',
  'qqNum',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'idNumber',
  'email',
  'mobileNum',
  'affiliateCode',
  'captcha',
  'recommenderId',
] as const;
export type RegistrationField = (typeof registrationFields)[number];

/**
 * The patterns that a registration rule may name, by `patternId`. Each is one class repeated, with
 * anchored look-aheads at most, so that a match is linear in the input (R84).
 */
export const acceptedPatterns = {
  any: '*',
  letter_then_alphanumeric: '^[A-Za-z][A-Za-z0-9]*$',
  alphanumeric: '^[A-Za-z0-9]*$',
  letters_and_digits: '^(?=[^A-Za-z]*[A-Za-z])(?=[^0-9]*[0-9])[A-Za-z0-9]*$',
  digits: '^[0-9]*$',
  alphanumeric_one_upper: '^(?=[^A-Z]*[A-Z])[A-Za-z0-9]*$',
  letters_and_spaces: '^[A-Za-z ]*$',
  no_spaces: '^\\S*$',
  chinese: '^[\\p{Script=Han}\\p{P}]*$',
  kanji_and_digits: '^[\\p{Script=Han}0-9]*$',
  thai: '^[\\p{Script=Thai} ]*$',
  korean: '^[\\p{Script=Hangul} ]*$',
  upper: '^[A-Z]*$',
  four_classes: '^(?=[^A-Z]*[A-Z])(?=[^a-z]*[a-z])(?=[^0-9]*[0-9])(?=[A-Za-z0-9]*[^A-Za-z0-9]).*$',
  full_name: '^\\S+ \\S[^\\n]*$',
  full_width: '^[\\u3000-\\u30ff\\uff01-\\uff60\\p{Script=Han}]*$',
  date_year_first: '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$',
  date_month_first: '^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])-[0-9]{4}$',
  // Without quotes, comments and foreign stops: they spell one mailbox in many ways (R12). The host
  // has two names at least, none of them empty.
  email:
    "^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~\\-]{1,64}@([A-Za-z0-9\\-]{1,63}\\.){1,8}[A-Za-z0-9\\-]{2,63}$",
} as const satisfies Readonly<Record<string, string>>;
export type PatternId = keyof typeof acceptedPatterns;

export const patternIds = Object.keys(acceptedPatterns).filter(isPatternId);

export function isPatternId(id: string): id is PatternId {
  return Object.hasOwn(acceptedPatterns, id);
}

export interface FieldRule {
  readonly enabled: boolean;
  readonly required: boolean;
  readonly minLength: number;
  readonly maxLength: number;
  readonly patternId: PatternId;
}

/** What is wrong with a typed value; `pattern` has the text `reg_pattern_{patternId}`. */
export const fieldProblems = ['disabled', 'required', 'length', 'pattern'] as const;
export type FieldProblem = (typeof fieldProblems)[number];

const compiled = new Map<PatternId, RegExp | undefined>();

function matcher(id: PatternId): RegExp | undefined {
  if (!compiled.has(id)) {
    const source = acceptedPatterns[id];
    compiled.set(id, source === '*' ? undefined : new RegExp(source, 'u'));
  }
  return compiled.get(id);
}

/**
 * The same check in the form and on the server (R84). Length is counted in code points, and before
 * the pattern, so that the pattern sees bounded text only.
 */
export function fieldProblem(rule: FieldRule, value: string): FieldProblem | undefined {
  if (value === '') {
    return rule.enabled && rule.required ? 'required' : undefined;
  }
  if (!rule.enabled) {
    return 'disabled';
  }
  // A UTF-16 string of more than twice the bound cannot fit: no need to walk it.
  const length = value.length > rule.maxLength * 2 ? value.length : Array.from(value).length;
  if (length < rule.minLength || length > rule.maxLength) {
    return 'length';
  }
  return matcher(rule.patternId)?.test(value) === false ? 'pattern' : undefined;
}

/** Fields with a place of their own in the form; the rest go under "More details". */
const placedFields: readonly RegistrationField[] = [
  'username',
  'password',
  'captcha',
  'mobileNum',
  'affiliateCode',
];

/**
 * Enabled extras of a registration form in the order of the site, then those that the order does
 * not name; required ones stand by themselves, because they cannot be folded away.
 */
export function extraRegistrationFields(rules: {
  readonly fields: Readonly<Record<RegistrationField, FieldRule>>;
  readonly order: readonly RegistrationField[];
}): {
  readonly required: readonly RegistrationField[];
  readonly optional: readonly RegistrationField[];
} {
  const { fields, order } = rules;
  const extras = [...new Set([...order, ...registrationFields])].filter(
    (name) => fields[name].enabled && !placedFields.includes(name),
  );
  return {
    required: extras.filter((name) => fields[name].required),
    optional: extras.filter((name) => !fields[name].required),
  };
}
