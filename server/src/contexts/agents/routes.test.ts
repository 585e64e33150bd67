import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@portal/protocol/endpoints';
import { beforeAll, describe, expect, it } from 'vitest';
import { placeMember } from '../../../test/factories/agents.ts';
import { endlessRates, runningServer, type TestBrowser } from '../../../test/factories/running.ts';
import { testDatabase } from '../../../test/harness.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });

interface KeptAccount {
  readonly role: string;
  readonly username: string;
  readonly password: string;
}

async function signedIn(role: string): Promise<TestBrowser> {
  const text = readFileSync(join(server.dataDir(), 'demo-accounts.json'), 'utf8');
  const kept = (JSON.parse(text) as KeptAccount[]).find((row) => row.role === role);
  const browser = server.browser();
  await browser.enter(endpoints.logIn, { username: kept?.username, password: kept?.password });
  return browser;
}

const browsers = new Map<string, TestBrowser>();
const roles = ['agent', 'downline-1', 'downline-2', 'downline-3', 'member', 'trial'];

beforeAll(async () => {
  for (const role of roles) {
    browsers.set(role, await signedIn(role));
  }
});

function as(role: string): TestBrowser {
  return browsers.get(role) ?? server.browser();
}

interface LinkRow {
  readonly code: string;
  readonly state: string;
  readonly note: string;
  readonly registrations: number;
}

async function linksOf(role: string): Promise<readonly LinkRow[]> {
  const got = await as(role).call(endpoints.listRegisterLinks);
  return got.value['content'] as LinkRow[];
}

const downline = (role: string, query: Record<string, string> = {}) =>
  as(role).call(endpoints.listDownline, { query });
const accountsIn = ({ value }: Awaited<ReturnType<typeof downline>>) =>
  (value['content'] as { account: string }[]).map(({ account }) => account);

describe('GET /wps/agent/affiliate', () => {
  it('tells whether a code works, to anybody', async () => {
    const [link] = await linksOf('agent');
    const query = { code: ` ${link?.code.toLowerCase()}`, domain: 'localhost' };
    const got = await server.browser().call(endpoints.readInvitation, { query });
    expect([got.status, got.value]).toEqual([200, { code: link?.code }]);
  });

  it.each(['', ' ', 'NOSUCH99', '%', 'ß'.repeat(200)])('refuses %j', async (code) => {
    const got = await server.browser().call(endpoints.readInvitation, { query: { code } });
    expect([got.status, got.code, got.data]).toEqual([
      422,
      'invitation_code_error',
      { field: 'affiliateCode' },
    ]);
  });
});

describe('the downline', () => {
  it('is a tree of the demo accounts, seen from the top', async () => {
    const direct = await downline('agent');
    expect(accountsIn(direct)).toEqual(['demodownline1']);
    expect(direct.value).toMatchObject({ upline: ['demoagent'], teamSize: 3, isTeamCapped: false });
    const team = await downline('agent', { scope: 'team' });
    expect(team.value['content']).toMatchObject([
      { account: 'demodownline1', isAgent: true, level: 1 },
      { account: 'demodownline2', isAgent: true, level: 2 },
      { account: 'demodownline3', isAgent: false, level: 3 },
    ]);
  });

  it('opens below somebody of the own team, with the way there', async () => {
    const got = await downline('agent', { account: 'DemoDownline2' });
    expect(accountsIn(got)).toEqual(['demodownline3']);
    expect(got.value['upline']).toEqual(['demoagent', 'demodownline1', 'demodownline2']);
    const lower = await downline('downline-1', { account: 'demodownline2' });
    expect(lower.value).toMatchObject({
      upline: ['demodownline1', 'demodownline2'],
      content: [{ level: 2 }],
    });
  });

  it('shows nobody above or beside, as if they were not there', async () => {
    for (const account of [
      'demoagent',
      'demodownline1',
      'demomember',
      'demotrial',
      'nobody_here',
    ]) {
      const got = await downline('downline-2', { account });
      expect([got.status, got.code], account).toEqual([404, 'not_found']);
    }
  });

  it('goes from page to page, and a cursor from elsewhere starts at the beginning', async () => {
    const first = await downline('agent', { scope: 'team', limit: '2' });
    const cursor = String(first.value['nextCursor']);
    const second = await downline('agent', { scope: 'team', limit: '2', cursor });
    expect([...accountsIn(first), ...accountsIn(second)]).toEqual([
      'demodownline1',
      'demodownline2',
      'demodownline3',
    ]);
    expect(second.value['nextCursor']).toBeNull();
    const stranger = await test.inUnit((ctx) => placeMember(ctx, {}));
    for (const made of [stranger.id, 'mbr_nobody00', 'x']) {
      expect(accountsIn(await downline('agent', { cursor: made }))).toEqual(['demodownline1']);
    }
  });

  it('is for agents only', async () => {
    const codes = ['member', 'downline-3', 'trial'].map(
      async (role) => (await downline(role)).code,
    );
    expect(await Promise.all(codes)).toEqual([
      'error_not_agent',
      'error_not_agent',
      'in_need_true_account',
    ]);
  });
});

describe('register links', () => {
  it('are made and ended by their agent, and nobody else', async () => {
    const body = { note: ' Football forum ', validDays: 30 };
    const made = await as('downline-1').call(endpoints.createRegisterLink, { body });
    expect(made.value).toMatchObject({ note: 'Football forum', state: 'live', registrations: 0 });
    const params = { code: String(made.value['code']) };
    const foreign = await as('agent').call(endpoints.endRegisterLink, { params });
    expect([foreign.status, foreign.code]).toEqual([404, 'not_found']);
    for (let times = 0; times < 2; times += 1) {
      const ended = await as('downline-1').call(endpoints.endRegisterLink, { params });
      expect(ended.status).toBe(200);
    }
    const got = await server.browser().call(endpoints.readInvitation, { query: params });
    expect(got.code).toBe('invitation_code_error');
    const states = (await linksOf('downline-1')).map(({ note, state }) => [note, state]);
    expect(states).toEqual(
      expect.arrayContaining([
        ['Football forum', 'ended'],
        ['', 'live'],
      ]),
    );
  });

  it('count who registered with them', async () => {
    const [first] = await linksOf('downline-2');
    expect(first).toMatchObject({ registrations: 1, state: 'live' });
  });

  it('are fifty at most, however many are asked for at once', async () => {
    const asked = await Promise.all(
      Array.from({ length: 60 }, () =>
        as('agent').call(endpoints.createRegisterLink, { body: {} }),
      ),
    );
    const refused = asked.filter(({ code }) => code === 'register_link_limit');
    expect(asked.filter(({ status }) => status === 200)).toHaveLength(49);
    expect(refused).toHaveLength(11);
    expect(refused[0]?.data).toEqual({ most: 50 });
  });
});
