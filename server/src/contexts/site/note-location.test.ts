import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { enterPayee, prove } from '../../../test/factories/cashier.ts';
import { typeOwnCode } from '../../../test/factories/codes.ts';
import { goodPassword } from '../../../test/factories/identity.ts';
import { runningServer, type TestBrowser } from '../../../test/factories/running.ts';
import { siteFileWith } from '../../../test/factories/site.ts';
import { testDatabase } from '../../../test/harness.ts';
import { asOwner } from '../../../test/owner.ts';

const overrides = [
  { block: '198.51.100.0/24', countryCode: 'TH' },
  { block: '203.0.113.0/24', countryCode: 'GB' },
  { block: '192.0.2.128/25', countryCode: 'US' },
];
const test = testDatabase();
const server = runningServer(test, {
  siteFile: siteFileWith({ regions: { blocked: ['US'], overrides } }),
});

const verdictsOf = async (id: string) =>
  (await asOwner(
    test,
    `select action, action_id as id, country, jurisdiction, verdict from location_verdicts
      where subject_id = $1 order by location_verdicts.id`,
    [id],
  )) as { action: string; id: string; country: string | null; verdict: string }[];

/** The same session, as it goes on from another address. */
function from(ip: string, browser: TestBrowser): TestBrowser {
  const moved = server.browser(ip);
  browser.cookies.forEach((value, name) => moved.cookies.set(name, value));
  moved.session.token = browser.session.token;
  return moved;
}

async function enter() {
  const payee = await enterPayee(test, server);
  await asOwner(test, 'delete from location_verdicts', []);
  const browser = server.browser('198.51.100.7');
  await browser.enter(endpoints.logIn, { username: payee.username, password: goodPassword });
  await asOwner(test, 'update sessions set is_unverified = false', []);
  return { ...payee, browser };
}

const move = (browser: TestBrowser, key: string) =>
  browser.call(endpoints.createTransfer, { body: { amount: '5.00' }, key });

describe('what a site makes of a place (R21)', () => {
  it('is stored with a login: the country by the own table of blocks, never the address', async () => {
    const { id } = await enter();
    const [login, ...others] = await verdictsOf(id);
    expect(login).toMatchObject({ action: 'login', country: 'TH', verdict: 'allowed' });
    expect(login?.id).toMatch(/^ses_/u);
    expect(others).toEqual([]);
    expect(JSON.stringify(login)).not.toContain('198.51.100');
  });

  it('says unknown of an address that no table knows', async () => {
    const { id, username } = await enter();
    const strange = server.browser('192.0.2.9');
    await strange.enter(endpoints.logIn, { username, password: goodPassword });
    expect((await verdictsOf(id)).at(-1)).toMatchObject({ country: null, verdict: 'unknown' });
  });

  it('is stored with a withdrawal and with the session that moves money, once a place', async () => {
    const { id, browser, accountId } = await enter();
    await typeOwnCode(test, id);
    await prove(browser);
    const body = { payoutAccountId: accountId, amount: '500.00' };
    const got = await browser.call(endpoints.requestWithdrawal, { body, key: 'place-out-00001' });
    expect(got.status).toBe(200);
    const actions = async () =>
      (await verdictsOf(id)).map(({ action, country }) => `${action} ${String(country)}`);
    expect(await actions()).toEqual(['login TH', 'money TH', 'withdrawal TH']);
    await move(browser, 'place-move-00001');
    expect(await actions()).toHaveLength(3);
    // A long session is looked at again wherever it goes.
    await move(from('203.0.113.8', browser), 'place-move-00002');
    await move(from('203.0.113.9', browser), 'place-move-00003');
    expect(await actions()).toEqual(['login TH', 'money TH', 'withdrawal TH', 'money GB']);
    expect((await verdictsOf(id)).at(2)?.id).toBe(String(got.value['id']));
  });

  it('is stored with what a session was refused from a blocked country, once a place', async () => {
    const { id, browser } = await enter();
    const away = from('192.0.2.200', browser);
    for (const key of ['place-away-00001', 'place-away-00002']) {
      expect((await move(away, key)).code).toBe('region_blocked');
    }
    await move(browser, 'place-back-00001');
    await server.browser('192.0.2.201').call(endpoints.createTransfer, {
      body: { amount: '5.00' },
      key: 'place-nobody-0001',
    });
    const found = await verdictsOf(id);
    expect(found.map((row) => `${row.action} ${String(row.country)} ${row.verdict}`)).toEqual([
      'login TH allowed',
      'money US refused',
      'money TH allowed',
    ]);
  });

  it('is looked at for every bet of a house game and a lottery', () => {
    const { spinSlot, placeLotteryOrder } = endpoints;
    expect([spinSlot, placeLotteryOrder].map(({ idempotent }) => idempotent)).toEqual([true, true]);
  });
});
