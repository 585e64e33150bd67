import type { Endpoint } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { goodPassword, registerMember } from './factories/identity.ts';
import { endlessRates, runningServer, type TestBrowser } from './factories/running.ts';
import { testDatabase } from './harness.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });

/** What would make somebody more than they are (R83). */
const extras = ['balance', 'isAgent', 'type', 'vip', 'merchantCode', 'parentId', 'status', 'role'];
const areas = /^\/wps\/(?:session|member|security|verification)(?:\/|$)/u;
const rows = Object.entries<Endpoint>(endpoints).filter(
  ([, { path, body }]) => areas.test(path) && body !== undefined,
);

const kept: { member?: Promise<TestBrowser> } = {};

/** Signed in a moment ago: nothing more is asked of it before its body is read. */
function memberBrowser(): Promise<TestBrowser> {
  kept.member ??= (async () => {
    const browser = server.browser();
    const { username } = await registerMember(browser);
    await browser.enter(endpoints.logIn, { username, password: goodPassword });
    return browser;
  })();
  return kept.member;
}

describe('a field that nobody may set (R83)', () => {
  it('is tried on every body of sign-in, registration, profile and security', () => {
    expect(rows.length).toBeGreaterThanOrEqual(30);
  });

  it.each(rows)('is refused by %s, each by its name', async (_, endpoint) => {
    const browser = endpoint.access === 'visitor' ? server.browser() : await memberBrowser();
    const body = Object.fromEntries(extras.map((name) => [name, '1']));
    const params = { id: `psk_${'0'.repeat(32)}`, provider: 'google', kind: 'sms' };
    const got = await browser.call(endpoint, { body, params, key: 'mass-assignment' });
    expect([got.status, got.code]).toEqual([400, 'validation_failed']);
    const fields = got.data['fields'] as readonly { path: string; rule: string }[];
    const unknown = fields.filter(({ rule }) => rule === 'unknown').map(({ path }) => path);
    // One body has a `type` of its own: the way to sign in.
    const own = endpoint === endpoints.logIn ? ['type'] : [];
    expect(unknown.toSorted()).toEqual(extras.filter((name) => !own.includes(name)).toSorted());
  });
});
