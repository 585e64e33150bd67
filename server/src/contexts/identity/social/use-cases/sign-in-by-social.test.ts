import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { bindFactor, codeOf } from '../../../../../test/factories/factors.ts';
import { identityProvider } from '../../../../../test/factories/identity-provider.ts';
import { buildRequest, goodPassword, newName } from '../../../../../test/factories/identity.ts';
import { endlessRates, runningServer } from '../../../../../test/factories/running.ts';
import { logIn, registerWith, ticketOf } from '../../../../../test/factories/social.ts';
import { scopeOf } from '../../../../../test/factories/work.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { signInBySocial } from './sign-in-by-social.ts';

const elsewhere = identityProvider();
const test = testDatabase();
const server = runningServer(test, { signInFile: elsewhere.file }, { rates: endlessRates });

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

  it('stops guesses at the factor after ten', async () => {
    const browser = server.browser();
    await registerWith(browser, await ticketOf(browser, 'ida'));
    await browser.call(endpoints.stepUp, { body: { kind: 'password', proof: goodPassword } });
    await bindFactor(test, browser, 'member');
    const later = server.browser();
    const ticket = await ticketOf(later, 'ida');
    const codes: unknown[] = [];
    for (let guess = 0; guess < 11; guess += 1) {
      codes.push((await logIn(later, ticket, { kind: 'authenticator', code: '000000' })).code);
    }
    expect(codes.at(-1)).toBe('login_throttled');
    expect(new Set(codes.slice(0, 10))).toEqual(new Set(['second_factor_incorrect']));
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
