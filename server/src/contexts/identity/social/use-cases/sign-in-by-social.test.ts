import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { bindFactor, codeOf } from '../../../../../test/factories/factors.ts';
import { identityProvider } from '../../../../../test/factories/identity-provider.ts';
import { buildRequest, goodPassword, newName } from '../../../../../test/factories/identity.ts';
import { change, reads } from '../../../../../test/factories/passwords.ts';
import { endlessRates, runningServer } from '../../../../../test/factories/running.ts';
import { siteFileWith, switchesWith } from '../../../../../test/factories/site.ts';
import { logIn, registerWith, ticketOf } from '../../../../../test/factories/social.ts';
import { scopeOf } from '../../../../../test/factories/work.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { signInBySocial } from './sign-in-by-social.ts';

const elsewhere = identityProvider();
const test = testDatabase();
const siteFile = siteFileWith({
  passwords: { default: '', mostDays: 90 },
  switches: switchesWith('PWDEXPFORCECHANGE3'),
});
const server = runningServer(
  test,
  { signInFile: elsewhere.file, siteFile },
  { rates: endlessRates },
);

describe('signInBySocial', () => {
  it('opens nothing in another browser, and nothing for whom nobody knows', async () => {
    const browser = server.browser();
    const ticket = await ticketOf(browser, 'greta');
    expect((await logIn(server.browser(), ticket)).code).toBe('social_expired');
    expect((await logIn(browser, ticket)).code).toBe('social_not_bound');
  });

  it('asks for a bound factor, and leaves the ticket until it is right (R66)', async () => {
    const browser = server.browser();
    const username = newName();
    await registerWith(browser, await ticketOf(browser, 'hugo'), username);
    await browser.call(endpoints.stepUp, { body: { kind: 'password', proof: goodPassword } });
    const { secret } = await bindFactor(test, browser, 'member');
    const later = server.browser();
    const ticket = await ticketOf(later, 'hugo');
    expect((await logIn(later, ticket)).code).toBe('second_factor_required');
    const wrong = { kind: 'authenticator', code: '000000' };
    expect((await logIn(later, ticket, wrong)).code).toBe('second_factor_incorrect');
    const right = { kind: 'authenticator', code: codeOf(test, secret) };
    const entered = await logIn(later, ticket, right);
    expect([entered.status, entered.value['account']]).toEqual([200, username]);
    expect((await logIn(later, ticket, right)).code).toBe('social_expired');
  });

  it.each([
    ['was given by somebody else', { must_change: true }, 0],
    ['is older than the site lets it be', {}, 91],
  ])('can only change a password that %s (R62)', async (_why, columns, days) => {
    const browser = server.browser();
    const username = newName();
    const person = days === 0 ? 'olga' : 'pia';
    await registerWith(browser, await ticketOf(browser, person), username);
    await test
      .database()
      .pool.query('update credentials set must_change = $2 where username = $1', [
        username,
        'must_change' in columns,
      ]);
    test.clock.advance({ hours: 24 * days });
    const later = server.browser();
    const got = await logIn(later, await ticketOf(later, person));
    expect([got.status, got.value['passwordExpired']]).toEqual([200, true]);
    expect((await later.call(endpoints.readMemberInfo)).code).toBe('password_change_required');
    const changed = await change(later, { oldPassword: undefined });
    expect([changed.status, await reads(later)]).toEqual([200, 200]);
    const { rows } = await test.database().pool.query(
      `select from money_holds h join credentials c on c.subject_id = h.subject_id
          where c.username = $1`,
      [username],
    );
    expect(rows).toHaveLength(1);
  });

  it('stops guesses at the factor after five', async () => {
    const browser = server.browser();
    await registerWith(browser, await ticketOf(browser, 'ida'));
    await browser.call(endpoints.stepUp, { body: { kind: 'password', proof: goodPassword } });
    await bindFactor(test, browser, 'member');
    const later = server.browser();
    const ticket = await ticketOf(later, 'ida');
    const codes: unknown[] = [];
    for (let guess = 0; guess < 6; guess += 1) {
      codes.push((await logIn(later, ticket, { kind: 'authenticator', code: '000000' })).code);
    }
    expect(codes.at(-1)).toBe('login_throttled');
    expect(new Set(codes.slice(0, 5))).toEqual(new Set(['second_factor_incorrect']));
  });

  it('lets a locked account in as little as its password would', async () => {
    const browser = server.browser();
    const username = newName();
    await registerWith(browser, await ticketOf(browser, 'jana'), username);
    await test
      .database()
      .pool.query('update credentials set is_blocked = true where username = $1', [username]);
    const later = server.browser();
    expect((await logIn(later, await ticketOf(later, 'jana'))).code).toBe('account_locked');
  });

  it('keeps members out of the page of agents', async () => {
    const browser = server.browser();
    await registerWith(browser, await ticketOf(browser, 'kurt'));
    const later = server.browser();
    const ticket = await ticketOf(later, 'kurt');
    const got = await later.call(endpoints.logInBySocial, { body: { ticket, agentLogin: true } });
    expect(got.code).toBe('error_not_agent');
  });

  it('opens nothing for a browser without a secret', async () => {
    const attempt = {
      ticket: 'x'.repeat(43),
      request: buildRequest(),
      admit: () => Promise.resolve(undefined),
      isBrief: true,
    };
    const env = server.built().contexts.identity;
    await expect(signInBySocial(env, scopeOf(test), attempt)).rejects.toMatchObject({
      code: 'social_expired',
    });
  });
});
