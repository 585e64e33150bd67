import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@portal/protocol/endpoints';
import { beforeAll, describe, expect, it } from 'vitest';
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

async function memberId(account: string): Promise<string> {
  const query = 'select id from members where account = $1';
  const { rows } = await test.database().pool.query<{ id: string }>(query, [account]);
  return String(rows[0]?.id);
}

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

  it('goes from page to page, and finds by account, kind and day', async () => {
    const pages = await Promise.all(
      ['1', '2', '3'].map((page) => downline('agent', { scope: 'team', pageSize: '2', page })),
    );
    expect(pages.map((page) => accountsIn(page))).toEqual([
      ['demodownline1', 'demodownline2'],
      ['demodownline3'],
      [],
    ]);
    expect(pages[0]?.value).toMatchObject({ total: 3, totalPages: 2, pageNum: 1, pageSize: 2 });
    const found = (query: Record<string, string>) => downline('agent', { scope: 'team', ...query });
    expect(accountsIn(await found({ search: 'DemoDownline3' }))).toEqual(['demodownline3']);
    expect(accountsIn(await found({ search: 'demodown', kind: 'member' }))).toEqual([
      'demodownline3',
    ]);
    expect(accountsIn(await found({ search: 'demo', order: 'desc' }))).toHaveLength(3);
    expect(accountsIn(await found({ search: 'nobody' }))).toEqual([]);
    const today = test.clock.now().toString().slice(0, 10);
    expect(accountsIn(await found({ from: today, to: today }))).toHaveLength(3);
    expect(accountsIn(await found({ to: '2020-01-01' }))).toEqual([]);
  });

  it('orders by balance, team and last sign-in, and narrows by balance and contract', async () => {
    const found = (query: Record<string, string>) => downline('agent', { scope: 'team', ...query });
    const bySize = await found({ sort: 'teamSize' });
    expect(accountsIn(bySize)).toEqual(['demodownline1', 'demodownline2', 'demodownline3']);
    expect(bySize.value).toMatchObject({ isSorted: true, total: 3 });
    const fewest = await found({ sort: 'teamSize', order: 'asc', pageSize: '2' });
    expect(accountsIn(fewest)).toEqual(['demodownline3', 'demodownline2']);
    expect(fewest.value).toMatchObject({ total: 3, totalPages: 2 });
    expect(accountsIn(await found({ sort: 'seen' }))).toHaveLength(3);
    expect(accountsIn(await found({ sort: 'balance' }))).toHaveLength(3);
    expect(accountsIn(await found({ leastBalance: '10000.01' }))).toEqual([]);
    expect(accountsIn(await found({ leastBalance: '10000', mostBalance: '10000' }))).toHaveLength(
      3,
    );
    expect(accountsIn(await found({ contract: 'yes' }))).toEqual([]);
    const { pool } = test.database();
    await pool.query(
      `insert into contracts (id, kind, payer_id, payee_id, scope, period_type, tiers, state,
         proposed_at, expires_at, state_at, starts_at)
       values ('ctr_0000000000000001', 'DAILY', $1, $2, 'CONS', 'DAILY', '[]', 'ACTIVE',
         $3, $3, $3, $3)`,
      [await memberId('demoagent'), await memberId('demodownline1'), test.clock.now().toString()],
    );
    const paid = await found({ contract: 'yes' });
    expect(paid.value['content']).toMatchObject([
      { account: 'demodownline1', contracts: ['DAILY'] },
    ]);
    await pool.query("update contracts set state = 'TERMINATED' where kind = 'DAILY'");
  });

  it('keeps a note for its agent alone', async () => {
    const noted = (role: string, note: string) =>
      as(role).call(endpoints.noteDownline, {
        params: { account: 'demodownline3' },
        body: { note },
      });
    expect((await noted('agent', ' Plays on Sundays ')).value).toEqual({
      note: 'Plays on Sundays',
    });
    await noted('downline-2', 'A friend');
    const notesOf = async (role: string) =>
      (await downline(role, { scope: 'team', search: 'demodownline3' })).value['content'];
    expect(await notesOf('agent')).toMatchObject([{ note: 'Plays on Sundays' }]);
    expect(await notesOf('downline-2')).toMatchObject([{ note: 'A friend' }]);
    expect(await notesOf('downline-1')).toMatchObject([{ note: '' }]);
    await noted('agent', '');
    expect(await notesOf('agent')).toMatchObject([{ note: '' }]);
  });

  it('leaves as a file what the page shows', async () => {
    const got = await as('agent').call(endpoints.readDownlineFile, {
      query: { scope: 'team', kind: 'agent' },
    });
    const lines = String(got.value['csv']).trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toMatch(
      /^demodownline1,,Agent,1,1,2,10000.00,30000.00,0,1,1,0\.8,1\.2,1,1,1,0,0,,/u,
    );
    // The rates that the page shows, and whose group is the usual one (B5).
    expect(lines[0]).toContain('Live casino (%)');
  });

  it('says what an agent may know of somebody, and no more', async () => {
    const [row] = (await downline('agent')).value['content'] as Record<string, unknown>[];
    expect(row).toMatchObject({
      account: 'demodownline1',
      name: null,
      directs: 1,
      teamSize: 2,
      balance: '10000.00',
      teamBalance: '30000.00',
      rank: 0,
      contracts: [],
      note: '',
      terms: { rates: { LOTT: '1', RNG: '1.2', PVP: '0' }, prizeGroup: null },
      coming: null,
      state: 'active',
      isDirect: true,
    });
    expect(
      Object.keys(row ?? {}).filter((field) => /id$|phone|mail|flag|limit/iu.test(field)),
    ).toEqual([]);
  });

  it('shows a break, an exclusion and a lock as one and the same (H)', async () => {
    const { pool } = test.database();
    const id = await memberId('demodownline1');
    const flag = `insert into standing_flags (member_id, flag, reason, set_at)
                  values ($1, 'RG_EXCLUDED', 'for the test', $2)`;
    await pool.query(flag, [id, test.clock.now().toString()]);
    const excluded = (await downline('agent')).value['content'];
    await pool.query('delete from standing_flags where member_id = $1', [id]);
    await pool.query("update members set state = 'locked' where id = $1", [id]);
    const locked = (await downline('agent')).value['content'];
    await pool.query("update members set state = 'active' where id = $1", [id]);
    expect(excluded).toMatchObject([{ state: 'unavailable' }]);
    expect(excluded).toEqual(locked);
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

  it('count who asked for them and who registered with them', async () => {
    const [first] = await linksOf('downline-2');
    expect(first).toMatchObject({ registrations: 1, clicks: 0, state: 'live' });
    const query = { code: first?.code ?? '' };
    await server.browser().call(endpoints.readInvitation, { query });
    expect(await linksOf('downline-2')).toMatchObject([{ clicks: 1 }]);
  });

  it('grant no more than their agent holds', async () => {
    const { own, usual } = (await as('agent').call(endpoints.listRegisterLinks)).value;
    expect(own).toEqual(usual);
    const rates = { ...(own as { rates: Record<string, string> }).rates, LIVE: '0.81' };
    const body = { opensAgent: true, terms: { rates, prizeGroup: null } };
    const got = await as('agent').call(endpoints.createRegisterLink, { body });
    expect([got.status, got.code, got.data]).toEqual([
      422,
      'terms_out_of_range',
      { field: 'LIVE', least: '0.8', most: '0.8' },
    ]);
  });

  it('leave as a file, at most five files a day', async () => {
    const file = (query = {}) => as('downline-1').call(endpoints.readRegisterLinksFile, { query });
    const lines = String((await file({ state: 'live' })).value['csv'])
      .trim()
      .split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/^[0-9A-Z]{8},,.*,Member,0,1,0,No end,Working$/u);
    for (let times = 0; times < 4; times += 1) {
      expect((await file()).status).toBe(200);
    }
    const sixth = await file();
    expect([sixth.status, sixth.code, sixth.data]).toEqual([429, 'team_export_limit', { most: 5 }]);
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
