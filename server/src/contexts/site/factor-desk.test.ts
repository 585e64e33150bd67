import { endpoints } from '@portal/protocol/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { bindFactor, codeOf } from '../../../test/factories/factors.ts';
import { goodPassword, registerMember } from '../../../test/factories/identity.ts';
import { enterOperator, enterOwner, reason } from '../../../test/factories/operators.ts';
import { endlessRates, runningServer, type TestBrowser } from '../../../test/factories/running.ts';
import { testDatabase } from '../../../test/harness.ts';
import { asOwner } from '../../../test/owner.ts';

/** The demo, whose configuration asks nobody, on two nodes. */
const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });
const other = runningServer(test, {}, { rates: endlessRates });

const { readFactorPolicy, changeFactorPolicy } = endpoints;
const nobody = { staff: false, agents: false };

async function read(browser: TestBrowser) {
  return readFactorPolicy.reply.parse((await browser.call(readFactorPolicy)).value);
}

async function prove(browser: TestBrowser, code?: string) {
  const body =
    code === undefined
      ? { kind: 'password', proof: goodPassword }
      : { kind: 'authenticator', proof: code };
  await browser.call(endpoints.stepUpOperator, { body });
}

async function enterAgent(): Promise<TestBrowser> {
  const browser = server.browser();
  const { id, username } = await registerMember(browser);
  await asOwner(test, 'update credentials set is_agent = true where subject_id = $1', [id]);
  await browser.enter(endpoints.logIn, { username, password: goodPassword });
  return browser;
}

const enterManager = (role = 'owner') => enterOperator(test, server, role);

async function turn(browser: TestBrowser, duty: { staff: boolean; agents: boolean }) {
  const { revision } = await read(browser);
  return browser.call(changeFactorPolicy, { body: { ...duty, revision, reason } });
}

function elsewhere(browser: TestBrowser): TestBrowser {
  const same = other.browser();
  browser.cookies.forEach((value, name) => same.cookies.set(name, value));
  same.session.token = browser.session.token;
  return same;
}

beforeEach(async () => {
  await asOwner(
    test,
    `insert into site_versions (version, origin, configuration, hash, created_at, created_by)
     select version + 1, origin, configuration || $1::jsonb, hash || '+', created_at, created_by
       from site_versions order by version desc limit 1`,
    [JSON.stringify({ secondFactor: nobody })],
  );
});

describe('who must have a second factor, at the desk (R67)', () => {
  it('is read by whoever sees operators, changed by whoever manages them, with a fresh proof', async () => {
    const [viewer, auditor] = [await enterManager('viewer'), await enterManager('auditor')];
    const body = { staff: true, agents: true, revision: '0'.repeat(16), reason };
    expect((await viewer.call(readFactorPolicy)).code).toBe('ability_missing');
    expect((await viewer.call(changeFactorPolicy, { body })).code).toBe('ability_missing');
    expect(await read(auditor)).toMatchObject({ ...nobody, abilities: [] });
    expect((await auditor.call(changeFactorPolicy, { body })).code).toBe('ability_missing');
    const owner = await enterManager();
    test.clock.advance({ minutes: 6 });
    expect((await turn(owner, nobody)).code).toBe('step_up_required');
    await prove(owner);
    expect((await owner.call(changeFactorPolicy, { body })).code).toBe('content_changed');
    expect((await turn(owner, { staff: true, agents: true })).status).toBe(200);
  });

  it('holds the desk at the next call on every node: nothing but to bind, also for who did it', async () => {
    const [owner, colleague] = [await enterManager(), await enterManager('support')];
    // Both nodes read the site a moment ago and would answer from memory.
    expect((await colleague.call(endpoints.listMembers)).status).toBe(200);
    expect((await elsewhere(colleague).call(endpoints.listMembers)).status).toBe(200);
    expect((await turn(owner, { staff: true, agents: false })).status).toBe(200);
    for (const browser of [colleague, elsewhere(colleague), owner, elsewhere(owner)]) {
      expect((await browser.call(endpoints.listMembers)).code).toBe('factor_required');
    }
    expect((await owner.call(readFactorPolicy)).code).toBe('factor_required');
    const security = (await elsewhere(owner).call(endpoints.readOperatorSecurity)).value;
    expect(security).toMatchObject({ isFactorRequired: true });
    const { secret } = await bindFactor(test, owner, 'operator');
    expect(await read(owner)).toMatchObject({ staff: true, agents: false });
    expect((await owner.call(endpoints.deleteOperatorAuthenticator)).code).toBe(
      'factor_is_required',
    );
    await prove(owner, codeOf(test, secret));
    expect((await turn(owner, nobody)).status).toBe(200);
    expect((await colleague.call(endpoints.listMembers)).status).toBe(200);
    expect((await elsewhere(colleague).call(endpoints.listMembers)).status).toBe(200);
  });

  it('holds agents likewise, and nobody of the desk', async () => {
    const owner = await enterManager();
    const agent = await enterAgent();
    expect((await agent.call(endpoints.listDownline)).status).toBe(200);
    expect((await turn(owner, { staff: false, agents: true })).status).toBe(200);
    expect((await agent.call(endpoints.listDownline)).code).toBe('factor_required');
    expect((await elsewhere(agent).call(endpoints.listDownline)).code).toBe('factor_required');
    expect((await owner.call(endpoints.listMembers)).status).toBe(200);
    expect((await bindFactor(test, agent, 'member')).status).toBe(200);
    expect((await agent.call(endpoints.listDownline)).status).toBe(200);
  });

  it('is changed by one of two at once, and the trail tells what changed, by whom and why', async () => {
    const [one, two] = [await enterManager(), await enterManager('admin')];
    const { revision } = await read(one);
    const calls = [one, two].map((browser) =>
      browser.call(changeFactorPolicy, { body: { ...nobody, agents: true, revision, reason } }),
    );
    const codes = (await Promise.all(calls)).map(({ status, code }) => code ?? status);
    expect(codes).toHaveLength(2);
    expect(codes).toEqual(expect.arrayContaining([200, 'content_changed']));
    const { value } = await one.call(endpoints.listAuditEntries, {
      query: { action: 'site.change' },
    });
    const [row] = endpoints.listAuditEntries.reply.parse(value).content;
    expect(row).toMatchObject({
      action: 'site.change',
      before: { 'secondFactor.agents': 'false' },
      after: { 'secondFactor.agents': 'true' },
      reason,
    });
  });

  it('comes back by no older version of the site, whose difference tells of it', async () => {
    const owner = await enterOwner(server);
    expect((await turn(owner, { staff: false, agents: true })).status).toBe(200);
    const list = (await owner.call(endpoints.listSiteVersions)).value;
    const [now, old] = endpoints.listSiteVersions.reply.parse(list).content;
    const params = { version: String(old?.version) };
    const against = { against: String(now?.version) };
    const difference = await owner.call(endpoints.readSiteDifference, { params, query: against });
    expect(endpoints.readSiteDifference.reply.parse(difference.value)).toMatchObject({
      restorable: [],
      places: [{ section: 'factors', place: 'secondFactor.agents' }],
    });
    const body = { sections: ['factors'], inForce: now?.version, effectiveFrom: null, reason };
    expect((await owner.call(endpoints.restoreSiteVersion, { params, body })).status).toBe(400);
    expect(await read(owner)).toMatchObject({ agents: true });
  });
});
