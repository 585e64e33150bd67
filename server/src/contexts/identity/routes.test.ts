import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it, vi } from 'vitest';
import {
  buildRequest,
  formOf,
  goodPassword,
  newName,
  registerMember,
} from '../../../test/factories/identity.ts';
import { runningServer } from '../../../test/factories/running.ts';
import { testDatabase } from '../../../test/harness.ts';
import { blockSubject } from './use-cases/block-subject.ts';
import { issueCaptcha } from './use-cases/issue-captcha.ts';

const test = testDatabase();
const { browser, built } = runningServer(test);

const login = (username: string, password = goodPassword, captcha?: string) => ({
  body: { username, password, ...(captcha !== undefined && { captcha }) },
});

/** The picture cannot be read here; the stored answer of this browser is put in its place. */
async function solveCaptcha(reader: ReturnType<typeof browser>, action: 'login' | 'register') {
  const issued = await test.inUnit((ctx) =>
    issueCaptcha(ctx, {
      action,
      request: buildRequest(),
    }),
  );
  reader.cookies.set(issued.cookie.name, issued.cookie.value);
  return issued.answer;
}

describe('login', () => {
  it('refuses a plain body and garbage alike for every reason', async () => {
    const visitor = browser();
    const { path } = endpoints.logIn;
    const plain = await visitor.raw({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(login('nobody').body),
    });
    expect([plain.status, plain.code]).toEqual([400, 'encryption_required']);
    const sealed = await visitor.seal('POST', '/wps/member/register', login('nobody').body);
    for (const payload of ['a.b.c.d.e', sealed, `${sealed}x`, '....', '\u0000']) {
      const reply = await visitor.raw({
        method: 'POST',
        url: path,
        headers: { 'content-type': 'application/jose' },
        payload,
      });
      expect([reply.status, reply.code, reply.data]).toEqual([400, 'encryption_invalid', {}]);
    }
  });

  it('answers a missing name and a wrong password byte for byte alike (R59)', async () => {
    const { username } = await registerMember(browser());
    const wrong = await browser().call(endpoints.logIn, login(username, 'not the password at all'));
    const missing = await browser().call(endpoints.logIn, login(newName(), 'not the password'));
    const masked = (text: string) => text.replace(/req_\w+/u, 'req');
    expect([wrong.status, wrong.code]).toEqual([401, 'in_incorrect_password']);
    expect(masked(missing.text)).toBe(masked(wrong.text));
    expect(Object.keys(missing.headers).toSorted()).toEqual(Object.keys(wrong.headers).toSorted());
  });

  it('hashes once for a name that nobody has, as for one that somebody has (R59)', async () => {
    const { username } = await registerMember(browser());
    const verify = vi.spyOn(built().contexts.identity.hasher, 'verify');
    await browser().call(endpoints.logIn, login(username, 'not the password'));
    await browser().call(endpoints.logIn, login(newName(), 'not the password'));
    const stored = verify.mock.calls.map(([hash]) => typeof hash);
    verify.mockRestore();
    expect(stored).toEqual(['string', 'undefined']);
  });

  it('counts failures of a whole address block, whatever the names (R63)', async () => {
    const codes: unknown[] = [];
    for (let tries = 0; tries < 21; tries += 1) {
      const stranger = browser(`198.51.107.${tries + 1}`);
      const headers = { 'user-agent': `browser ${tries}` };
      const sent = { ...login(newName(), 'wrong'), headers };
      codes.push((await stranger.call(endpoints.logIn, sent)).code);
    }
    expect(codes).toEqual([
      ...Array.from({ length: 20 }, () => 'in_incorrect_password'),
      'captcha_required',
    ]);
  });

  it('wants a captcha after three failures and spends each answer once (R63)', async () => {
    const { username } = await registerMember(browser());
    const visitor = browser();
    const attempt = (password: string, captcha?: string) =>
      visitor.call(endpoints.logIn, login(username, password, captcha));
    const first = [
      await attempt('wrong one'),
      await attempt('wrong two'),
      await attempt('wrong 3'),
    ];
    expect(first.map((reply) => reply.data)).toEqual([{}, {}, { captcha: true }]);
    expect((await attempt(goodPassword)).code).toBe('captcha_required');
    const answer = await solveCaptcha(visitor, 'login');
    expect((await attempt(goodPassword, 'zzzzz')).code).toBe('captcha_incorrect');
    expect((await attempt(goodPassword, answer)).code).toBe('captcha_incorrect');
    const fresh = await solveCaptcha(visitor, 'login');
    expect((await attempt(goodPassword, fresh.toUpperCase())).status).toBe(200);
  });

  it('refuses a captcha of another action and an old one', async () => {
    const { username } = await registerMember(browser());
    const visitor = browser();
    const attempt = (captcha?: string) =>
      visitor.call(endpoints.logIn, login(username, 'wrong password', captcha));
    await attempt();
    await attempt();
    await attempt();
    expect((await attempt(await solveCaptcha(visitor, 'register'))).code).toBe('captcha_incorrect');
    const old = await solveCaptcha(visitor, 'login');
    test.clock.advance({ seconds: 301 });
    expect((await attempt(old)).code).toBe('captcha_incorrect');
  });

  it('pauses a guessed account, and never the browser that signed in, from the same address with the same browser (R63)', async () => {
    const owner = browser();
    const { username } = await registerMember(owner);
    const stranger = browser();
    const codes: unknown[] = [];
    for (let tries = 0; tries < 11; tries += 1) {
      const captcha = tries < 3 ? undefined : await solveCaptcha(stranger, 'login');
      const reply = await stranger.call(
        endpoints.logIn,
        login(username, 'wrong password', captcha),
      );
      codes.push(reply.code);
      if (reply.code === 'login_throttled') {
        expect(reply.status).toBe(429);
        expect(Number(reply.headers['retry-after'])).toBeGreaterThan(200);
      }
    }
    expect(codes).toEqual([...codes.slice(0, 10), 'login_throttled']);
    expect(new Set(codes.slice(0, 10))).toEqual(new Set(['in_incorrect_password']));
    expect((await owner.call(endpoints.logIn, login(username))).status).toBe(200);
  });

  it('lets a known browser in while the addresses around it are paused', async () => {
    const owner = browser('198.51.110.7');
    const { username } = await registerMember(owner);
    await test.database().pool.query(
      `insert into sign_in_failures (scope, key, failures, last_failure_at)
         values ('block', '198.51.110.0/24', 1000, $1)`,
      [String(test.clock.now())],
    );
    const neighbour = browser('198.51.110.8');
    expect((await neighbour.call(endpoints.logIn, login(username))).code).toBe('login_throttled');
    expect((await owner.call(endpoints.logIn, login(username))).status).toBe(200);
  });

  it('keeps the name of the browser, as a hash, beyond the session', async () => {
    const owner = browser('198.51.111.7');
    const { username } = await registerMember(owner);
    const named = owner.cookies.get('__Host-device');
    expect(named).toMatch(/^[\w-]{43}$/u);
    await owner.call(endpoints.logOut);
    await owner.enter(endpoints.logIn, login(username).body);
    expect(owner.cookies.get('__Host-device')).toBe(named);
    const { rows } = await test.database().pool.query('select device from known_devices');
    expect(JSON.stringify(rows)).not.toContain(named);
  });

  it('lets one of a hundred replays of a sealed call through (R95)', async () => {
    const { username } = await registerMember(browser());
    const payload = await browser().seal('POST', endpoints.logIn.path, login(username).body);
    const send = () =>
      browser().raw({
        method: 'POST',
        url: endpoints.logIn.path,
        headers: { 'content-type': 'application/jose' },
        payload,
      });
    const answers = await Promise.all(Array.from({ length: 100 }, send));
    expect(answers.filter((reply) => reply.status === 200)).toHaveLength(1);
    const refused = answers.filter((reply) => reply.status !== 200).map((reply) => reply.code);
    expect(new Set(refused)).toEqual(new Set(['encryption_invalid']));
  });

  it('refuses a sealed call that is 61 seconds old (R95)', async () => {
    const payload = await browser().seal('POST', endpoints.logIn.path, login('nobody').body);
    test.clock.advance({ seconds: 61 });
    const reply = await browser().raw({
      method: 'POST',
      url: endpoints.logIn.path,
      headers: { 'content-type': 'application/jose' },
      payload,
    });
    expect(reply.code).toBe('encryption_invalid');
  });

  it('opens calls sealed with the key before, until the overlap ends (R96)', async () => {
    const { username } = await registerMember(browser());
    const sealedNow = () => browser().seal('POST', endpoints.logIn.path, login(username).body);
    const send = (payload: string) =>
      browser().raw({
        method: 'POST',
        url: endpoints.logIn.path,
        headers: { 'content-type': 'application/jose' },
        payload,
      });
    const before = await sealedNow();
    await built().contexts.site.keyRing.rotateNow();
    expect((await send(before)).status).toBe(200);
    expect((await send(await sealedNow())).status).toBe(200);
  });
});

describe('sessions', () => {
  it('needs token and cookie together', async () => {
    const member = browser();
    await registerMember(member);
    expect((await member.call(endpoints.readMemberInfo)).status).toBe(200);
    const tokenOnly = browser();
    tokenOnly.session.token = member.session.token;
    expect((await tokenOnly.call(endpoints.readMemberInfo)).code).toBe('not_signed_in');
    const cookieOnly = browser();
    for (const [name, value] of member.cookies) {
      cookieOnly.cookies.set(name, value);
    }
    expect((await cookieOnly.call(endpoints.readMemberInfo)).code).toBe('not_signed_in');
  });

  it('refuses the token of one session with the cookie of another', async () => {
    const [one, two] = [browser(), browser()];
    await registerMember(one);
    await registerMember(two);
    two.session.token = one.session.token;
    expect((await two.call(endpoints.readMemberInfo)).code).toBe('not_signed_in');
  });

  it('gives a new tab its own token from the cookie, and none without', async () => {
    const member = browser();
    await registerMember(member);
    const first = member.session.token;
    await member.enter(endpoints.resumeSession, undefined);
    expect(member.session.token).not.toBe(first);
    expect((await member.call(endpoints.readMemberInfo)).status).toBe(200);
    expect((await browser().call(endpoints.resumeSession)).code).toBe('not_signed_in');
  });

  it('ends on logout, in every tab, and clears what the browser keeps (R72)', async () => {
    const member = browser();
    await registerMember(member);
    const tab = browser();
    for (const [name, value] of member.cookies) {
      tab.cookies.set(name, value);
    }
    await tab.enter(endpoints.resumeSession, undefined);
    const out = await member.call(endpoints.logOut);
    expect(out.headers['clear-site-data']).toBe('"storage"');
    expect((await tab.call(endpoints.readBalance)).code).toBe('not_signed_in');
    expect((await tab.call(endpoints.resumeSession)).code).toBe('not_signed_in');
  });

  it('is new at each login, and the one before dies with it (R70)', async () => {
    const member = browser();
    const { username } = await registerMember(member);
    const before = member.session.token;
    const cookie = member.cookies.get('__Host-sid') ?? '';
    await member.enter(endpoints.logIn, login(username).body);
    const old = browser();
    old.session.token = before;
    old.cookies.set('__Host-sid', cookie);
    expect((await old.call(endpoints.readMemberInfo)).code).toBe('not_signed_in');
  });

  it('stops after 30 idle minutes and after 24 hours at most (R71)', async () => {
    const member = browser();
    await registerMember(member);
    test.clock.advance({ minutes: 29 });
    expect((await member.call(endpoints.readBalance)).status).toBe(200);
    test.clock.advance({ minutes: 31 });
    expect((await member.call(endpoints.readBalance)).code).toBe('not_signed_in');
    const busy = browser();
    await registerMember(busy);
    const seen: number[] = [];
    for (let step = 0; step < 50; step += 1) {
      test.clock.advance({ minutes: 29 });
      seen.push((await busy.call(endpoints.readBalance)).status);
    }
    // 49 × 29 minutes are still within the day, 50 × 29 are beyond it.
    expect(seen).toEqual([...Array.from({ length: 49 }, () => 200), 401]);
  });

  it('tell the browser that had them why they are over, and nobody else', async () => {
    const { id, username } = await registerMember(browser());
    const [idle, locked, stranger] = [browser(), browser(), browser()];
    const told = async (caller: typeof idle) => {
      const { code, data } = await caller.call(endpoints.readBalance);
      return [code, data];
    };
    await idle.enter(endpoints.logIn, login(username).body);
    test.clock.advance({ minutes: 31 });
    expect(await told(idle)).toEqual(['not_signed_in', { ended: 'expired' }]);
    await locked.enter(endpoints.logIn, login(username).body);
    await test.inUnit((ctx) => blockSubject(ctx, id));
    expect(await told(locked)).toEqual(['not_signed_in', { ended: 'locked' }]);
    stranger.session.token = locked.session.token;
    stranger.cookies.set('__Host-sid', 'x'.repeat(43));
    expect(await told(stranger)).toEqual(['not_signed_in', {}]);
  });

  it('are twenty of a member at most: the one seen longest ago ends', async () => {
    const { username } = await registerMember(browser());
    const browsers = Array.from({ length: 21 }, () => browser());
    for (const one of browsers) {
      test.clock.advance({ seconds: 2 });
      await one.enter(endpoints.logIn, login(username).body);
    }
    test.clock.advance({ seconds: 2 });
    const statuses: number[] = [];
    for (const one of browsers) {
      statuses.push((await one.call(endpoints.readBalance)).status);
    }
    expect(statuses).toEqual([401, ...Array.from({ length: 20 }, () => 200)]);
  });

  it('stores neither tokens nor cookies, only their hashes (R70)', async () => {
    const member = browser();
    await registerMember(member);
    const { rows } = await test
      .database()
      .pool.query('select s::text || t::text as row from sessions s join session_tokens t on true');
    const stored = JSON.stringify(rows);
    expect(stored).not.toContain(member.session.token);
    expect(stored).not.toContain(member.cookies.get('__Host-sid'));
  });

  it('keeps the plain cookie name on plain HTTP away from localhost', async () => {
    const elsewhere = { headers: { host: 'casino.example' } };
    const reply = await browser().call(endpoints.register, {
      body: { ...formOf(newName()), login: true },
      ...elsewhere,
    });
    expect(String(reply.headers['set-cookie'])).toMatch(
      /^sid=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict,device=[\w-]{43}; /u,
    );
  });
});

describe('the trail of an account (R49)', () => {
  it('tells of registration, refused and open logins, and the way out, in their order', async () => {
    const member = browser('203.0.113.77');
    const username = newName();
    const { id } = await registerMember(member, username);
    const steps = [
      () => member.call(endpoints.logIn, login(username, 'a wrong password')),
      () => member.enter(endpoints.logIn, login(username).body),
      () => member.call(endpoints.logOut),
    ];
    for (const step of steps) {
      test.clock.advance({ seconds: 1 });
      await step();
      await built().contexts.identity.refusedLogins.flush();
    }
    const { rows } = await test.database().pool.query(
      `select action, actor_kind as kind, actor_id as "by", ip, after
         from trail_entries where subject_id = $1 order by at`,
      [id],
    );
    const own = { ip: '203.0.113.77', kind: 'member', by: id, after: null };
    expect(rows).toEqual([
      {
        ...own,
        action: 'member.register',
        kind: 'visitor',
        by: null,
        after: { account: username, kind: 'member' },
      },
      {
        ...own,
        action: 'member.login_refused',
        kind: 'visitor',
        by: null,
        after: { code: 'in_incorrect_password', failures: '1' },
      },
      { ...own, action: 'member.login' },
      { ...own, action: 'member.logout' },
    ]);
  });

  it('tells of a login that lacked its captcha, and of one that has to wait', async () => {
    const { id, username } = await registerMember(browser());
    const stranger = browser('203.0.113.79');
    for (let tries = 0; tries < 4; tries += 1) {
      test.clock.advance({ seconds: 1 });
      await stranger.call(endpoints.logIn, login(username, 'a wrong password'));
    }
    for (let tries = 3; tries < 10; tries += 1) {
      test.clock.advance({ seconds: 1 });
      const answer = await solveCaptcha(stranger, 'login');
      await stranger.call(endpoints.logIn, login(username, 'a wrong password', answer));
    }
    test.clock.advance({ seconds: 1 });
    const last = await stranger.call(endpoints.logIn, login(username, 'a wrong password'));
    expect(last.code).toBe('login_throttled');
    await built().contexts.identity.refusedLogins.flush();
    const { rows } = await test.database().pool.query<{ code: string; ip: string }>(
      `select after ->> 'code' as code, ip from trail_entries
        where subject_id = $1 and action = 'member.login_refused' order by at`,
      [id],
    );
    const ip = '203.0.113.79';
    expect(rows.slice(3, 4)).toEqual([{ code: 'captcha_required', ip }]);
    expect(rows.at(-1)).toEqual({ code: 'login_throttled', ip });
    expect(rows).toHaveLength(12);
  });

  it('tells of the login of an account that is locked', async () => {
    const member = browser('203.0.113.78');
    const { id, username } = await registerMember(member);
    await test.inUnit((ctx) => blockSubject(ctx, id));
    expect((await member.call(endpoints.logIn, login(username))).code).toBe('account_locked');
    await built().contexts.identity.refusedLogins.flush();
    const { rows } = await test
      .database()
      .pool.query(
        `select after from trail_entries where subject_id = $1 and action = 'member.login_refused'`,
        [id],
      );
    expect(rows).toEqual([{ after: { code: 'account_locked', failures: '1' } }]);
  });
});
