import { describe, expect, it } from 'vitest';
import { buildRequest, goodPassword } from '../../../test/factories/identity.ts';
import { switchesWithout } from '../../../test/factories/site.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { SiteConfiguration } from '../site/index.ts';
import { demoConfiguration } from '../site/index.ts';
import { readForm } from './read-form.ts';

const site: SiteConfiguration = { ...demoConfiguration, switches: switchesWithout('REGMOBVERF3') };
const closed: SiteConfiguration = { ...site, register: { ...site.register, isOpen: false } };
const withoutMobile: SiteConfiguration = { ...site, switches: switchesWithout('MOBILENUMREG3') };

const good = {
  username: 'lanternkeeper',
  password: goodPassword,
  confirmPassword: goodPassword,
  ageConfirmed: true,
  termsAccepted: true,
} as const;
const weak = { password: 'passwordpassword1', confirmPassword: 'passwordpassword1' };

function read(typed: object, by: 'username' | 'mobile' = 'username', rules = site) {
  return readForm(rules, { by, body: { ...good, ...typed }, request: buildRequest() });
}

/** The code of a refusal and what it says beside it. */
function refused(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error instanceof Refusal ? [error.code, error.data] : error;
  }
  return undefined;
}

const fault = (path: string, rule: string) => ['validation_failed', { fields: [{ path, rule }] }];

describe('readForm', () => {
  // Each row is wrong in all that later rows are refused for as well.
  it.each([
    [
      'a closed site',
      { username: 'admin', email: 'x', ...weak },
      closed,
      ['registration_closed', {}],
    ],
    ['a name of no form', { username: '1' }, site, fault('username', 'length')],
    [
      'a weak password and a name of the house',
      { username: 'admin', ...weak },
      site,
      ['password_weak', { problem: 'common', isNameTaken: true }],
    ],
    ['a name of the house', { username: 'admin' }, site, ['username_taken', {}]],
  ] as const)('refuses %s', (_what, typed, rules, refusal) => {
    expect(refused(() => read(typed, 'username', rules))).toEqual(refusal);
  });

  it('reads a field without the spaces around it, as the form does, and a secret with them', () => {
    const { register } = site;
    const payeeName = { ...register.fields.payeeName, enabled: true, required: true };
    const named = { ...site, register: { ...register, fields: { ...register.fields, payeeName } } };
    const blank = refused(() => read({ payeeName: '   ' }, 'username', named));
    expect(blank).toEqual(fault('payeeName', 'required'));
    const { body } = read({ payeeName: ' Mika Lind ' }, 'username', named);
    expect([body.payeeName, body.password]).toEqual(['Mika Lind', goodPassword]);
  });

  it('refuses the way by number where the site has it not, before it looks at the number', () => {
    expect(refused(() => read({ mobileNum: '' }, 'mobile', withoutMobile))).toEqual([
      'auth/operation-not-allowed',
      {},
    ]);
    expect(refused(() => read({ mobileNum: '' }, 'mobile'))).toEqual([
      'auth/missing-phone-number',
      {},
    ]);
  });

  it.each([
    ['a"b@c.example', 'pattern'],
    ['no address', 'pattern'],
  ])('refuses the address %s, whatever pattern a site names (R12)', (email, rule) => {
    const { fields } = site.register;
    const anyEmail = { ...fields.email, enabled: true, patternId: 'any' } as const;
    const loose = {
      ...site,
      register: { ...site.register, fields: { ...fields, email: anyEmail } },
    };
    expect(refused(() => read({ email }, 'username', loose))).toEqual(fault('email', rule));
  });

  it('leaves it to the guard what is told of a weak password', () => {
    expect(read(weak).weakness).toBe('common');
    expect(read({}).weakness).toBeUndefined();
  });

  it('reads a name without the blanks around it, and a password as it was typed', () => {
    const form = read({ username: '  lanternkeeper ' });
    expect([form.username, form.password]).toEqual(['lanternkeeper', goodPassword]);
  });
});
