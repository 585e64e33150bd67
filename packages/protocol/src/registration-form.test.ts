import { describe, expect, it } from 'vitest';
import type { FieldRule, PatternId, RegistrationField } from './registration-fields.ts';
import { fieldProblem, patternIds, registrationFields } from './registration-fields.ts';
import {
  isSimplePayment,
  paymentRule,
  registrationFaults,
  registrationShape,
  type RegistrationForm,
  type RegistrationShape,
} from './registration-form.ts';
import type { OfferedWays } from './sign-in.ts';

const off: FieldRule = {
  enabled: false,
  required: false,
  minLength: 1,
  maxLength: 40,
  patternId: 'any',
};
const on = (patternId: PatternId): FieldRule => ({ ...off, enabled: true, patternId });

/** What each pattern takes and what it does not (portal.md 5, pattern messages). */
const patterns: Readonly<Record<PatternId, readonly [readonly string[], readonly string[]]>> = {
  any: [['a', ' ', '密码', '🚀'], []],
  letter_then_alphanumeric: [
    ['a', 'a1', 'Zed9'],
    ['1a', 'a b', 'ä1', 'a-1'],
  ],
  alphanumeric: [
    ['1a', 'A', '99'],
    ['a b', 'a_b', '１'],
  ],
  letters_and_digits: [
    ['a1', '1a', '11aa'],
    ['aa', '11', 'a1!'],
  ],
  digits: [
    ['0', '0123'],
    ['1a', '１２', '1 2', '-1'],
  ],
  alphanumeric_one_upper: [
    ['A', 'aB1'],
    ['ab1', 'A b'],
  ],
  letters_and_spaces: [
    ['A b', 'Ab'],
    ['Ab1', 'Äb', 'A-b'],
  ],
  no_spaces: [
    ['a@b', '密码'],
    ['a b', 'a\tb', 'a\u00a0b'],
  ],
  chinese: [
    ['密码', '密码。'],
    ['密码1', 'ab', 'かな'],
  ],
  kanji_and_digits: [
    ['漢字9', '99'],
    ['かな', 'a9'],
  ],
  thai: [
    ['ไทย', 'ไทย ไทย'],
    ['ไทย1', 'a'],
  ],
  korean: [
    ['한국', '한 국'],
    ['한국1', 'a'],
  ],
  upper: [['ABC'], ['Abc', 'AB1']],
  four_classes: [
    ['aA1!', '1Aa '],
    ['aA1', 'aA!', 'A1!', 'a1!'],
  ],
  full_name: [
    ['Some Body', 'A B C'],
    ['Somebody', ' Body', 'Some  '],
  ],
  full_width: [
    ['アイウ', '漢字', 'ＡＢ'],
    ['abc', 'アa'],
  ],
  date_year_first: [
    ['2001-02-03'],
    ['03-02-2001', '2001-2-3', '2001/02/03', '2001-13-03', '2001-02-32'],
  ],
  date_month_first: [['02-03-2001'], ['2001-02-03', '2-3-2001', '13-03-2001', '00-10-2001']],
  email: [
    ['a@b.co', 'a.b+c@d.example'],
    [
      'a',
      'a@',
      '@b',
      'a@b',
      'a@.',
      'a@b.',
      'a@.b.co',
      'a@b..co',
      'a@b@c',
      'a b@c',
      '"a"@d.example',
      'a(x)@d.example',
      '(x)a@d.example',
      'a@d。example',
      'a@[192.0.2.1]',
      'ａ@d.example',
      'а@d.example',
    ],
  ],
};

describe('fieldProblem', () => {
  it('has a row for each pattern that a rule may name', () => {
    expect(Object.keys(patterns).toSorted()).toEqual(patternIds.toSorted());
  });

  it.each(Object.entries(patterns))('knows %s', (patternId, [right, wrong]) => {
    const rule = on(patternId as PatternId);
    expect(right.filter((value) => fieldProblem(rule, value) !== undefined)).toEqual([]);
    expect(wrong.filter((value) => fieldProblem(rule, value) !== 'pattern')).toEqual([]);
  });

  it.each([
    ['nothing, of a field that is off', { ...off, required: true }, '', undefined],
    ['a value, of a field that is off', off, 'a', 'disabled'],
    ['nothing, of a required field', { ...on('any'), required: true }, '', 'required'],
    ['nothing, of an optional field', on('digits'), '', undefined],
    ['fewer than the least', { ...on('any'), minLength: 3 }, 'ab', 'length'],
    ['just the least', { ...on('any'), minLength: 3 }, 'abc', undefined],
    ['just the most', { ...on('any'), maxLength: 3 }, 'abc', undefined],
    ['more than the most', { ...on('any'), maxLength: 3 }, 'abcd', 'length'],
    ['letters outside of the first plane', { ...on('any'), maxLength: 3 }, '🚀🚀🚀', undefined],
    ['one more of them', { ...on('any'), maxLength: 3 }, '🚀🚀🚀🚀', 'length'],
    ['length before pattern', { ...on('digits'), maxLength: 3 }, 'abcd', 'length'],
    ['a fixed length', { ...on('digits'), minLength: 4, maxLength: 4 }, '123', 'length'],
  ] as const)('says of %s what it is', (_what, rule, value, problem) => {
    expect(fieldProblem(rule, value)).toBe(problem);
  });

  it('takes linear time for a long value of every pattern (R84)', () => {
    const long = `${'aA1 -'.repeat(51)}\n`;
    for (const patternId of patternIds) {
      const rule = { ...on(patternId), maxLength: 255 };
      expect(['pattern', 'length', undefined]).toContain(fieldProblem(rule, long));
    }
  });
});

type Fields = Readonly<Record<RegistrationField, FieldRule>>;

const required = { required: true } as const;
const fields: Fields = {
  ...(Object.fromEntries(registrationFields.map((name) => [name, on('any')])) as Fields),
  username: { ...on('letter_then_alphanumeric'), ...required, minLength: 4 },
  password: { ...on('any'), ...required, minLength: 8 },
  qqNum: off,
  affiliateCode: { ...off, ...required, patternId: 'alphanumeric' },
  idNumber: { ...on('digits'), ...required },
};
const everything = { fields, consents: { ageConfirmed: true, termsAccepted: true } };

const good: RegistrationForm = {
  username: 'harbour',
  password: 'long enough',
  confirmPassword: 'long enough',
  idNumber: '1234',
  ageConfirmed: true,
  termsAccepted: true,
};

const byName: RegistrationShape = { by: 'username', hasPassword: true, hasCode: false };

describe('registrationFaults', () => {
  it.each([
    ['a good form', {}, []],
    ['a form with every optional field', { line: 'x', email: 'y', recommenderId: 'z' }, []],
    ['a required field that is missing', { idNumber: undefined }, ['idNumber required']],
    ['a required field that is empty', { idNumber: '' }, ['idNumber required']],
    ['a field that is off', { qqNum: '1' }, ['qqNum disabled']],
    ['a wrong pattern', { idNumber: 'x' }, ['idNumber pattern']],
    ['passwords that differ', { confirmPassword: 'long enough ' }, ['confirmPassword mismatch']],
    ['no password', { password: '' }, ['password required', 'confirmPassword mismatch']],
    [
      'a payment password that is the password',
      { paymentPassword: 'long enough' },
      ['paymentPassword same_as_password'],
    ],
    ['a payment password', { paymentPassword: '482913' }, []],
    ['digits in a row', { paymentPassword: '123456' }, ['paymentPassword too_simple']],
    ['a few of them', { paymentPassword: '123' }, ['paymentPassword length']],
    ['a code of a link that is none', { affiliateCode: 'no code' }, ['affiliateCode pattern']],
    ['a code that nobody asked for', { verificationCode: '1' }, ['verificationCode disabled']],
    ['a longer one', { verificationCode: '1'.repeat(256) }, ['verificationCode length']],
    [
      'no consent',
      { ageConfirmed: undefined, termsAccepted: undefined },
      ['ageConfirmed required', 'termsAccepted required'],
    ],
    [
      'several faults, in the order of the fields',
      { termsAccepted: undefined, idNumber: 'x', username: 'a', confirmPassword: '' },
      ['username length', 'idNumber pattern', 'confirmPassword mismatch', 'termsAccepted required'],
    ],
  ] as const)('of %s', (_what, changes, faults) => {
    const found = registrationFaults({ ...good, ...changes }, everything, byName);
    expect(found.map(({ path, rule }) => `${path} ${rule}`)).toEqual(faults);
  });

  it('asks for no consent that the site does not want', () => {
    const rules = { fields, consents: { ageConfirmed: false, termsAccepted: false } };
    const form = { ...good, ageConfirmed: undefined, termsAccepted: undefined };
    expect(registrationFaults(form, rules, byName)).toEqual([]);
  });

  const { username: _name, password: _password, confirmPassword: _confirm, ...rest } = good;
  const byNumber = { ...rest, mobileNum: '0812345678' };
  const mobile: RegistrationShape = { by: 'mobile', hasPassword: false, hasCode: true };

  it.each([
    ['a number', { ...byNumber, verificationCode: '1'.repeat(255) }, mobile, []],
    [
      'a long code',
      { ...byNumber, verificationCode: '1'.repeat(256) },
      mobile,
      ['verificationCode length'],
    ],
    ['no number', rest, mobile, ['mobileNum required']],
    ['a name beside it', { ...byNumber, username: 'harbour' }, mobile, ['username disabled']],
    [
      'a password that nobody asked for',
      { ...byNumber, password: 'long enough', confirmPassword: 'long enough' },
      mobile,
      ['password disabled'],
    ],
    [
      'no password where one is asked for',
      byNumber,
      { ...mobile, hasPassword: true },
      ['password required'],
    ],
    [
      'a number that is to be proven beside a name',
      good,
      { ...byName, hasCode: true },
      ['mobileNum required'],
    ],
  ] as const)('of %s, by the shape of the form', (_what, form, shape, faults) => {
    const found = registrationFaults(form, everything, shape);
    expect(found.map(({ path, rule }) => `${path} ${rule}`)).toEqual(faults);
  });
});

describe('registrationShape', () => {
  const ways: OfferedWays = {
    username: true,
    sms: true,
    forgotByMobile: true,
    registerMobile: true,
    registerCode: true,
    registerMobilePassword: true,
  };
  const noCode = { ...ways, registerCode: false };
  const noPassword = { ...ways, registerMobilePassword: false };
  const noNumber = { fields: { ...fields, mobileNum: off } };

  it.each([
    ['by name, with a number', 'username', ways, everything, { hasPassword: true, hasCode: true }],
    ['by name, without', 'username', ways, noNumber, { hasPassword: true, hasCode: false }],
    ['by number', 'mobile', ways, noNumber, { hasPassword: true, hasCode: true }],
    ['without REGMOBVERF3', 'mobile', noCode, noNumber, { hasPassword: true, hasCode: false }],
    ['without a password', 'mobile', noPassword, noNumber, { hasPassword: false, hasCode: true }],
  ] as const)('is that of a form %s', (_what, by, way, rules, shape) => {
    expect(registrationShape(by, way, rules)).toEqual({ by, ...shape });
  });
});

describe('paymentRule', () => {
  it('asks for six characters, whatever a site publishes (agents-loyalty-money.md E4)', () => {
    const rule = { enabled: true, required: true, minLength: 1, maxLength: 4 } as const;
    expect(paymentRule({ ...rule, patternId: 'digits' })).toMatchObject({
      minLength: 6,
      maxLength: 6,
    });
  });
});

describe('isSimplePayment', () => {
  it.each([
    ['111111', true],
    ['000000', true],
    ['123456', true],
    ['654321', true],
    ['12345678', true],
    ['567890', true],
    ['098765', true],
    ['123457', false],
    ['121212', false],
    ['135791', false],
    ['112233', false],
    ['482913', false],
    ['aaaaaa', false],
    ['a123456', false],
    ['', false],
  ])('of %s: %s (agents-loyalty-money.md E4)', (secret, isSimple) => {
    expect(isSimplePayment(secret)).toBe(isSimple);
  });
});
