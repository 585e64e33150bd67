import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { bindFactor, codeOf } from '../../../test/factories/factors.ts';
import { buildRequest, goodPassword, registerMember } from '../../../test/factories/identity.ts';
import type { TestBrowser } from '../../../test/factories/running.ts';
import { endlessRates, runningServer } from '../../../test/factories/running.ts';
import { scopeOf } from '../../../test/factories/work.ts';
import { testDatabase } from '../../../test/harness.ts';
import { renewSession } from './renew-session.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });
const another = runningServer(test, {}, { rates: endlessRates });

/** The same browser as it was: what somebody has who read its cookie before. */
function copyOf(browser: TestBrowser, at = server): TestBrowser {
  const copy = at.browser();
  copy.session.token = browser.session.token;
  browser.cookies.forEach((value, name) => copy.cookies.set(name, value));
  return copy;
}

const stepUp = (browser: TestBrowser) =>
  browser.call(endpoints.stepUp, { body: { kind: 'password', proof: goodPassword } });
const write = async (browser: TestBrowser) => {
  const got = await browser.call(endpoints.createRecoveryCodes);
  return got.code ?? got.status;
};
const read = async (browser: TestBrowser) => (await browser.call(endpoints.readMemberInfo)).status;

describe('a session that may do more from now on (R70)', () => {
  it('has another secret, and nothing is done with that of before, on any node', async () => {
    const browser = server.browser();
    await registerMember(browser);
    const before = copyOf(browser);
    const elsewhere = copyOf(browser, another);
    expect([await read(before), await read(elsewhere)]).toEqual([200, 200]);
    expect((await stepUp(browser)).status).toBe(200);
    expect(await write(browser)).toBe('factor_not_bound');
    // Reads that were under way come through for some seconds; nothing else does.
    expect([await read(before), await write(before)]).toEqual([200, 'not_signed_in']);
    test.clock.advance({ seconds: 10 });
    expect([await read(before), await read(elsewhere)]).toEqual([401, 401]);
    expect((await before.call(endpoints.resumeSession)).code).toBe('not_signed_in');
    expect(await read(browser)).toBe(200);
  });

  it('lets the other tabs of the browser go on with their own tokens', async () => {
    const browser = server.browser();
    await registerMember(browser);
    const tab = copyOf(browser);
    tab.session.token = String((await tab.call(endpoints.resumeSession)).value['token']);
    await stepUp(browser);
    browser.cookies.forEach((value, name) => tab.cookies.set(name, value));
    expect([await read(tab), await write(tab)]).toEqual([200, 'factor_not_bound']);
  });

  it('is renewed by a bound factor as well, and by each proof after it', async () => {
    const browser = server.browser();
    await registerMember(browser);
    await stepUp(browser);
    const first = copyOf(browser);
    const { secret } = await bindFactor(test, browser, 'member');
    const second = copyOf(browser);
    const proof = { kind: 'authenticator', proof: codeOf(test, secret) };
    expect((await browser.call(endpoints.stepUp, { body: proof })).status).toBe(200);
    expect([await write(first), await write(second)]).toEqual(['not_signed_in', 'not_signed_in']);
    expect(await write(browser)).toBe(200);
  });

  it('keeps its secret where the proof was wrong', async () => {
    const browser = server.browser();
    await registerMember(browser);
    const before = copyOf(browser);
    await browser.call(endpoints.stepUp, { body: { kind: 'password', proof: 'not the one' } });
    expect(await write(before)).toBe('step_up_required');
  });

  it('is renewed by one of two proofs at once, and lives', async () => {
    const browser = server.browser();
    await registerMember(browser);
    const both = await Promise.all([stepUp(browser), stepUp(copyOf(browser))]);
    // Whichever comes after the cookie was renewed brings the old one, and is refused whole.
    const statuses = both.map(({ status }) => status).toSorted((left, right) => left - right);
    expect([
      [200, 200],
      [200, 401],
    ]).toContainEqual(statuses);
    const { rows } = await test
      .database()
      .pool.query('select from sessions where renewed_at is not null and ended_at is null');
    expect(rows.length).toBeGreaterThan(0);
  });

  it('gets no cookie where the call came with none', async () => {
    const { id } = await registerMember(server.browser());
    const actor = { kind: 'member', id, sessionId: 'ses_test', ip: '203.0.113.5' } as const;
    const traits = { isTrial: false, isAgent: false, isRestricted: false };
    const scope = scopeOf(test, { ...actor, ...traits });
    const cookies = await scope.transaction((ctx) => renewSession(ctx, buildRequest()));
    expect(cookies).toEqual([]);
  });
});
