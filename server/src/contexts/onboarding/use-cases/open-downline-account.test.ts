import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assertDefined } from '@portal/money';
import type { MemberId } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { beforeAll, describe, expect, it } from 'vitest';
import { goodPassword, newName } from '../../../../test/factories/identity.ts';
import { endlessRates, runningServer } from '../../../../test/factories/running.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { asOwner } from '../../../../test/owner.ts';
import { liftFlag, setFlag } from '../../limits/index.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });
const agent = { browser: undefined as ReturnType<typeof server.browser> | undefined, username: '' };

async function enterAgent() {
  const text = readFileSync(join(server.dataDir(), 'demo-accounts.json'), 'utf8');
  const kept = (JSON.parse(text) as { role: string; username: string; password: string }[]).find(
    ({ role }) => role === 'downline-2',
  );
  agent.username = kept?.username ?? '';
  agent.browser = server.browser();
  await agent.browser.enter(endpoints.logIn, {
    username: kept?.username,
    password: kept?.password,
  });
}

beforeAll(enterAgent);

async function agentId(): Promise<MemberId> {
  const { rows } = await test
    .database()
    .pool.query<{ id: MemberId }>('select id from members where account = $1', [agent.username]);
  return assertDefined(rows[0], 'the agent has an account').id;
}

const open = (overrides: Record<string, unknown> = {}) =>
  (agent.browser ?? server.browser()).call(endpoints.openDownlineAccount, {
    body: { username: newName(), password: goodPassword, opensAgent: false, ...overrides },
  });
const usual = {
  LOTT: '1',
  ELOTT: '1',
  LIVE: '0.8',
  RNG: '1.2',
  FISH: '1',
  SPORTS: '1',
  ESPORTS: '1',
  PVP: '0',
  COCKFIGHT: '0',
};

describe('openDownlineAccount', () => {
  it('refuses what the published rules refuse, then a weak password', async () => {
    const got = await open({ username: '1x', password: 'short' });
    expect([got.status, got.data]).toEqual([
      400,
      {
        fields: [
          { path: 'username', rule: 'length' },
          { path: 'password', rule: 'length' },
        ],
      },
    ]);
    expect((await open({ password: 'aaaaaaaaaaaaaaaaaaaa' })).code).toBe('password_weak');
  });

  it('refuses terms that the agent does not hold, and a name that is taken', async () => {
    const terms = { rates: { ...usual, LIVE: '0.9' }, prizeGroup: null };
    expect((await open({ terms })).code).toBe('terms_out_of_range');
    expect((await open({ username: 'demomember' })).code).toBe('username_taken');
  });

  it('opens nothing for an agent who is excluded as a player (H)', async () => {
    const flag = { memberId: await agentId(), flag: 'RG_EXCLUDED' } as const;
    await test.inUnit((ctx) => setFlag(ctx, { ...flag, reason: 'test' }));
    expect((await open()).code).toBe('self_excluded');
    await test.inUnit((ctx) => liftFlag(ctx, flag));
    expect((await open()).status).toBe(200);
  });

  it.each(['Administrator', 'Supp0rt', 'Moderator', 'adm1n'])(
    'takes %s for a name of the house, as every way to a name does',
    async (username) => {
      expect((await open({ username })).code).toBe('username_taken');
      test.clock.advance({ hours: 1 });
      await enterAgent();
    },
  );

  it('tells ten taken names an hour, and says how long to wait then (X1)', async () => {
    test.clock.advance({ hours: 1 });
    await enterAgent();
    for (let tries = 0; tries < 10; tries += 1) {
      // What tells nothing of a name costs nothing.
      await open({
        username: newName(),
        terms: { rates: { ...usual, LIVE: '0.9' }, prizeGroup: null },
      });
      expect((await open({ username: 'demomember' })).code).toBe('username_taken');
    }
    const stopped = await open();
    expect([stopped.status, stopped.code, stopped.data]).toMatchObject([
      429,
      'login_throttled',
      { minutes: 60, hours: 0 },
    ]);
    test.clock.advance({ hours: 1 });
    await enterAgent();
    expect((await open()).status).toBe(200);
  });

  it.each([
    [false, { kind: 'member', type: 0 }],
    [true, { kind: 'agent', type: 2 }],
  ])(
    'opens an account directly below that has to choose its own password: agent %s',
    async (opensAgent, row) => {
      const username = newName();
      const got = await open({ username, opensAgent, terms: { rates: usual, prizeGroup: null } });
      expect([got.status, got.value]).toEqual([200, { account: username }]);
      const { rows } = await test.database().pool.query(
        `select m.kind, m.type, a.account as above
         from members m join tree_positions p on p.member_id = m.id
         join tree_positions u on u.number = p.upline[cardinality(p.upline)]
         join members a on a.id = u.member_id where m.account = $1`,
        [username],
      );
      expect(rows).toEqual([{ ...row, above: 'demodownline2' }]);
      const session = await server.browser().call(endpoints.logIn, {
        body: { username, password: goodPassword },
      });
      expect(session.value).toMatchObject({ passwordExpired: true });
    },
  );

  it('waits for whoever gets the account, however late, with a password to be replaced', async () => {
    const username = newName();
    expect((await open({ username })).status).toBe(200);
    const late = server.browser();
    test.clock.advance({ hours: 20 * 24 });
    const body = { username, password: goodPassword };
    const { value } = await late.enter(endpoints.logIn, body);
    expect(value).toMatchObject({ passwordExpired: true });
    expect((await late.call(endpoints.readBalance)).code).toBe('password_change_required');
    await enterAgent();
  });

  it('opens nothing below the last level of the tree', async () => {
    const { pool } = test.database();
    const { rows } = await pool.query<{ id: string }>(
      "select id from members where account = 'demodownline2'",
    );
    expect(rows).toHaveLength(1);
    // The chain above is lengthened by its owner, whom no missing right protects.
    await asOwner(
      test,
      `alter table tree_positions drop constraint tree_positions_parent;
       update tree_positions set upline = array(select generate_series(900001, 900029))
        where member_id = '${rows[0]?.id ?? ''}'`,
    );
    expect((await open()).code).toBe('team_too_deep');
  });
});
