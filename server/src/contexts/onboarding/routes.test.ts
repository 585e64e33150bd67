import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { goodPassword, newName, registerMember } from '../../../test/factories/identity.ts';
import { runningServer } from '../../../test/factories/running.ts';
import { testDatabase } from '../../../test/harness.ts';

const test = testDatabase();
const server = runningServer(test);

const form = (overrides: Record<string, unknown> = {}) => ({
  username: newName(),
  password: goodPassword,
  confirmPassword: goodPassword,
  ageConfirmed: true,
  termsAccepted: true,
  ...overrides,
});

async function send(overrides: Record<string, unknown>, ip?: string) {
  return server.browser(ip).call(endpoints.register, { body: form(overrides) });
}

async function isMember(username: string): Promise<boolean> {
  const { rowCount } = await test
    .database()
    .pool.query('select 1 from members where account = $1', [username]);
  return rowCount === 1;
}

describe('register', () => {
  it.each([
    ['username', { username: '' }, 'required'],
    ['username', { username: 'abc' }, 'length'],
    ['username', { username: 'x'.repeat(21) }, 'length'],
    ['username', { username: '1tester' }, 'pattern'],
    ['username', { username: 'tester one' }, 'pattern'],
    ['username', { username: 'тестер' }, 'pattern'],
    ['password', { password: 'x'.repeat(14), confirmPassword: 'x'.repeat(14) }, 'length'],
    ['password', { password: 'y'.repeat(129), confirmPassword: 'y'.repeat(129) }, 'length'],
    ['confirmPassword', { confirmPassword: `${goodPassword} ` }, 'mismatch'],
    ['payeeName', { payeeName: 'Some Body' }, 'disabled'],
    ['recommenderId', { recommenderId: 'ABCDEFGH' }, 'disabled'],
    ['affiliateCode', { affiliateCode: 'no code' }, 'pattern'],
  ])('refuses %s of %j as the published rules say (R84)', async (path, overrides, rule) => {
    const got = await send(overrides);
    expect([got.status, got.data]).toEqual([400, { fields: [{ path, rule }] }]);
  });

  it.each([
    ['ageConfirmed', { ageConfirmed: undefined }],
    ['termsAccepted', { termsAccepted: undefined }],
  ])('refuses a form without %s, which the site wants', async (path, overrides) => {
    const username = newName();
    const got = await send({ username, ...overrides });
    expect([got.status, got.data]).toEqual([400, { fields: [{ path, rule: 'required' }] }]);
    expect(await isMember(username)).toBe(false);
  });

  it('keeps the consents that were given, and none for a trial', async () => {
    const { username } = await registerMember(server.browser());
    await server.browser().enter(endpoints.openTrial, { ageConfirmed: true });
    const { rows } = await test.database().pool.query(
      `select terms_version, confirmed_age from members
        where account = $1 or (kind = 'trial' and account <> 'demotrial') order by kind`,
      [username],
    );
    expect(rows).toEqual([
      { terms_version: '1', confirmed_age: 18 },
      { terms_version: null, confirmed_age: null },
    ]);
  });

  it('says of a weak password and of a taken name at once', async () => {
    const { username } = await registerMember(server.browser());
    const weak = 'passwordpassword1';
    const typed = { password: weak, confirmPassword: weak };
    const free = await send(typed);
    expect([free.status, free.code, free.data]).toEqual([
      422,
      'password_weak',
      { problem: 'common' },
    ]);
    for (const taken of [username, username.toUpperCase(), 'admin']) {
      const got = await send({ username: taken, ...typed });
      const data = { problem: 'common', isNameTaken: true };
      expect([got.status, got.code, got.data]).toEqual([422, 'password_weak', data]);
    }
  });

  it.each([[{}], [{ 'x-gateway-version': '2' }], [{ 'x-gateway-version': '3, 3' }]])(
    'opens no trial for a client of another gateway: %j (portal.md 7)',
    async (headers) => {
      const visitor = server.browser();
      const { path: url, method } = endpoints.openTrial;
      const payload = await visitor.seal(method, url, { platform: 'W', ageConfirmed: true });
      const type = { 'content-type': 'application/jose' };
      const refused = await visitor.raw({ method, url, payload, headers: { ...type, ...headers } });
      expect([refused.status, refused.code]).toEqual([400, 'gateway_version_required']);
      const third = { ...type, 'x-gateway-version': '3' };
      const opened = await visitor.raw({ method, url, payload, headers: third });
      expect(opened.status).toBe(200);
    },
  );

  it('refuses fields that nobody may set (R83)', async () => {
    const extras = [{ isAgent: true }, { balance: '100' }, { type: 1 }, { parentId: 'mbr_1' }];
    for (const extra of extras) {
      const got = await send(extra);
      expect(got.data).toEqual({ fields: [{ path: Object.keys(extra)[0], rule: 'unknown' }] });
    }
  });

  it('refuses a taken name in any case, and opens nothing', async () => {
    const { username } = await registerMember(server.browser());
    const got = await send({ username: username.toUpperCase() });
    expect([got.status, got.code]).toEqual([409, 'username_taken']);
    expect(await isMember(username.toUpperCase())).toBe(false);
  });

  it('tells of taken names under a tight limit, then after a captcha only', async () => {
    const { username } = await registerMember(server.browser());
    const from = '198.51.100.20';
    const codes: unknown[] = [];
    for (let tries = 0; tries < 4; tries += 1) {
      codes.push((await send({ username }, from)).code);
    }
    expect(codes).toEqual([
      'username_taken',
      'username_taken',
      'username_taken',
      'captcha_required',
    ]);
    // A free name is no way around it, and another address is not held up.
    expect((await send({}, '198.51.100.77')).code).toBe('captcha_required');
    expect((await send({}, '203.0.113.20')).status).toBe(200);
  });

  it('R87 names three of forty users that are taken, however parallel the tries', async () => {
    const { username } = await registerMember(server.browser());
    const tries = Array.from({ length: 40 }, () => send({ username }, '198.51.103.9'));
    const codes = (await Promise.all(tries)).map((reply) => reply.code);
    expect(codes.filter((code) => code === 'username_taken')).toHaveLength(3);
    const others = new Set(codes.filter((code) => code !== 'username_taken'));
    expect(others).toEqual(new Set(['captcha_required', 'too_many_requests']));
  });

  it('lets a block register on, as long as names are free', async () => {
    for (let registered = 0; registered < 5; registered += 1) {
      expect((await send({}, '198.51.104.9')).status).toBe(200);
    }
  });

  it('opens one account for twins of a name', async () => {
    const username = newName();
    const answers = await Promise.all(Array.from({ length: 6 }, () => send({ username })));
    const statuses = answers.map((reply) => reply.status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, 409, 409, 409, 409, 409]);
  });

  it('credits the demo once, from a house account, named so', async () => {
    const { id } = await registerMember(server.browser());
    const { rows } = await test.database().pool.query(
      `select e.type, e.debt, a.path from entries e join lines l on l.entry_id = e.id
         join accounts a on a.id = l.account_id where e.reference = $1 order by a.path`,
      [id],
    );
    expect(rows).toEqual([
      { type: 'demo_credit', debt: `demo_credit:${id}`, path: 'house:demo-credit' },
      { type: 'demo_credit', debt: `demo_credit:${id}`, path: `member:${id}:cash` },
    ]);
  });

  it('accepts 64 characters of any kind, composed or not', async () => {
    const password = 'Ω≈ç√∫˜µ≤ 密码 e\u0301 👩‍🚀 '.padEnd(64, 'ß');
    const username = newName();
    expect((await send({ username, password, confirmPassword: password })).status).toBe(200);
    const composed = { username, password: password.normalize('NFC') };
    expect((await server.browser().call(endpoints.logIn, { body: composed })).status).toBe(200);
  });
});

describe('free play', () => {
  it('gives fun money that cannot meet real accounts, and no member centre', async () => {
    const visitor = server.browser();
    await visitor.enter(endpoints.openTrial, { platform: 'W' });
    const info = await visitor.call(endpoints.readMemberInfo);
    expect(info.value).toMatchObject({ isTrial: true, currency: 'FUN' });
    const account = String(info.value['account']);
    expect((await send({ username: account })).code).toBe('validation_failed');
  });
});

describe('the first start', () => {
  it('keeps the demo accounts, which sign in', async () => {
    const kept = JSON.parse(readFileSync(join(server.dataDir(), 'demo-accounts.json'), 'utf8')) as {
      role: string;
      username: string;
      password: string;
    }[];
    expect(kept.map((row) => row.role)).toEqual([
      'member',
      'agent',
      'trial',
      'downline-1',
      'downline-2',
      'downline-3',
    ]);
    for (const { username, password, role } of kept) {
      const browser = server.browser();
      await browser.enter(endpoints.logIn, { username, password });
      const info = await browser.call(endpoints.readMemberInfo);
      expect(info.value['isTrial'], role).toBe(role === 'trial');
    }
  });
});
