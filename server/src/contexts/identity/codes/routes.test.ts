import { endpoints } from '@portal/protocol/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { inOneForm, messagesTo, newNumber, proveNumber } from '../../../../test/factories/codes.ts';
import { buildRequest, registerMember } from '../../../../test/factories/identity.ts';
import type { TestBrowser } from '../../../../test/factories/running.ts';
import { runningServer } from '../../../../test/factories/running.ts';
import { siteFileWith, switchesWithout } from '../../../../test/factories/site.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { issueCaptcha } from '../use-cases/issue-captcha.ts';

const test = testDatabase();
const server = runningServer(test);

const send = (browser: TestBrowser, mobileNum: string) =>
  browser.call(endpoints.sendLoginCode, {
    body: { mobileNum, countryDialingCode: '66' },
  });

/** A member with a proven number. */
async function memberWithNumber(browser = server.browser()) {
  const { id, username } = await registerMember(browser);
  const number = newNumber();
  await proveNumber(test, id, number);
  return { id, username, number };
}

function pause(seconds = 301): void {
  test.clock.advance({ seconds });
}

// A range has its own budget for an hour, and the numbers of the tests are of one.
beforeEach(() => pause(3601));

describe('POST /wps/verification/sms/noLogin', () => {
  it('sends a code to a member’s number, in the language of the caller', async () => {
    const { number } = await memberWithNumber();
    const got = await send(server.browser(), number);
    expect([got.status, got.value]).toEqual([200, { expiredMinutes: 5 }]);
    const [message] = await messagesTo(test, server, inOneForm(number));
    expect(message).toMatchObject({ purpose: 'login_code' });
    expect(message?.body).toMatch(/^\d{6} is your login code for Merilune\. .*5 minutes/u);
  });

  it('answers byte for byte alike for a number that nobody has, and sends nothing (R59)', async () => {
    const { number } = await memberWithNumber();
    const unknown = newNumber();
    const there = await send(server.browser(), number);
    const missing = await send(server.browser(), unknown);
    expect([missing.status, missing.text]).toEqual([there.status, there.text]);
    expect(Object.keys(missing.headers).toSorted()).toEqual(Object.keys(there.headers).toSorted());
    expect(await messagesTo(test, server, inOneForm(unknown))).toEqual([]);
  });

  it.each([
    ['', '66', 'auth/missing-phone-number'],
    ['12', '66', 'auth/invalid-phone-number'],
    ['0812345678', '999', 'auth/invalid-phone-number'],
    ['+447911123456', '', 'auth/invalid-phone-number'],
  ])('refuses the number %s under %s', async (mobileNum, countryDialingCode, code) => {
    const body = { mobileNum, countryDialingCode };
    const got = await server.browser().call(endpoints.sendLoginCode, { body });
    expect([got.status, got.code]).toEqual([422, code]);
  });

  it('takes one in 1000 ms, and three in five minutes for one number (R65)', async () => {
    const number = newNumber();
    const answers: unknown[] = [];
    for (const wait of [0, 999, 1, 1000, 1000]) {
      test.clock.advance({ milliseconds: wait });
      const got = await send(server.browser(), number);
      answers.push(got.code ?? got.status);
    }
    expect(answers).toEqual([200, 'too_many_requests', 200, 200, 'auth/too-many-requests']);
    const refused = await send(server.browser(), number);
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '297']);
    pause();
    expect((await send(server.browser(), number)).status).toBe(200);
  });

  it('has one ceiling for all that others cause, whatever they ask for, and one for its owner (R65)', async () => {
    const own = server.browser();
    const { number } = await memberWithNumber(own);
    pause(86_401);
    const other = server.browser('198.51.151.9');
    await registerMember(other);
    const ways = [
      () => send(server.browser('198.51.150.9'), number),
      () =>
        server
          .browser('198.51.152.9')
          .call(endpoints.sendRegisterCode, { body: { mobileNo: number } }),
      () => send(other, number),
    ] as const;
    const codes: unknown[] = [];
    for (const way of [...ways, ...ways]) {
      pause(400);
      const got = await way();
      codes.push(got.code ?? got.status);
    }
    expect(codes).toEqual([...Array.from({ length: 5 }, () => 200), 'codes_used_up']);
    expect((await send(own, number)).status).toBe(200);
  });

  it('wants a captcha from the fourth number of a browser on', async () => {
    const browser = server.browser();
    for (let sent = 0; sent < 3; sent += 1) {
      pause(2);
      expect((await send(browser, newNumber())).status).toBe(200);
    }
    pause(2);
    const refused = await send(browser, newNumber());
    expect([refused.status, refused.code, refused.data]).toEqual([
      422,
      'auth/captcha-check-failed',
      { captcha: true },
    ]);
    const issued = await test.inUnit((ctx) =>
      issueCaptcha(ctx, { action: 'sms', request: buildRequest() }),
    );
    browser.cookies.set(issued.cookie.name, issued.cookie.value);
    const body = { mobileNum: newNumber(), countryDialingCode: '66', captcha: issued.answer };
    expect((await browser.call(endpoints.sendLoginCode, { body })).status).toBe(200);
  });

  it('wants a captcha of everybody from the sixth to a range within an hour on (R65)', async () => {
    pause(86_401);
    const codes: unknown[] = [];
    for (let line = 0; line < 7; line += 1) {
      const got = await send(server.browser(`198.51.${line}.6`), `081666000${line}`);
      codes.push(got.code ?? got.status);
      pause(61);
    }
    expect(codes.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 200));
    expect(codes.slice(5)).toEqual(Array.from({ length: 2 }, () => 'auth/captcha-check-failed'));
  });
});

describe('the codes of an owner (R63)', () => {
  it('are not used up by strangers, nor by a day of them', async () => {
    pause(86_401);
    const own = server.browser();
    const { number } = await memberWithNumber(own);
    const codes: unknown[] = [];
    for (let asked = 0; asked < 11; asked += 1) {
      pause(901);
      const got = await send(server.browser(`198.51.${100 + asked}.7`), number);
      codes.push(got.code ?? got.status);
    }
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 200), 'codes_used_up']);
    expect((await send(own, number)).status).toBe(200);
  });

  it('are sent in the second in which a stranger asks for one', async () => {
    pause(86_401);
    const own = server.browser();
    const { number } = await memberWithNumber(own);
    expect((await send(server.browser('198.51.100.9'), number)).status).toBe(200);
    expect((await send(own, number)).status).toBe(200);
    expect((await send(own, number)).code).toBe('too_many_requests');
    expect((await send(server.browser('198.51.101.9'), number)).code).toBe('too_many_requests');
  });

  it('are refused for what is left of the day, and say so', async () => {
    pause(86_401);
    const number = newNumber();
    for (let asked = 0; asked < 10; asked += 1) {
      await send(server.browser(`198.51.${100 + asked}.8`), number);
      pause(901);
    }
    const refused = await send(server.browser('198.51.140.8'), number);
    // Ten pauses of 901 s have passed since the first.
    expect([refused.status, refused.code, refused.data]).toEqual([
      429,
      'codes_used_up',
      { retryAfterSeconds: 86_400 - 9010, hours: 22 },
    ]);
    pause(86_400 - 9010);
    expect((await send(server.browser('198.51.141.8'), number)).status).toBe(200);
  });

  it('are twenty a day from one browser (R65)', async () => {
    pause(86_401);
    const browser = server.browser();
    for (let asked = 0; asked < 20; asked += 1) {
      // Each in a range of its own, which has a budget as well.
      expect((await send(browser, `08${10 + asked}551234`)).status).toBe(200);
      pause(3600);
    }
    expect((await send(browser, newNumber())).code).toBe('codes_used_up');
  });
});

describe('POST /wps/verification/sms/register', () => {
  const ask = (browser: TestBrowser, mobileNo: string) =>
    browser.call(endpoints.sendRegisterCode, { body: { mobileNo, countryDialingCode: '66' } });

  it('sends a code to a new number, and a warning to one that is taken, with one answer', async () => {
    pause(86_401);
    const { number } = await memberWithNumber();
    const free = newNumber();
    const answers = [await ask(server.browser(), free), await ask(server.browser(), number)];
    expect(answers.map(({ status, text }) => [status, text])).toEqual(
      Array.from({ length: 2 }, () => [200, '{"success":true,"value":{"expiredMinutes":5}}']),
    );
    expect(await messagesTo(test, server, inOneForm(free))).toMatchObject([
      { purpose: 'register_code' },
    ]);
    const [warning] = await messagesTo(test, server, inOneForm(number));
    expect(warning?.purpose).toBe('already_registered');
    expect(warning?.body).not.toMatch(/\d{6}/u);
  });

  it('stops a range whose codes nobody types in, and tells operators (R65)', async () => {
    pause(86_401);
    const codes: unknown[] = [];
    for (let line = 0; line < 17; line += 1) {
      const number = `081777${String(line).padStart(4, '0')}`;
      const got = await ask(server.browser(`198.51.${line}.7`), number);
      codes.push(got.code ?? got.status);
      pause(721);
    }
    expect(codes.slice(0, 15)).toEqual(Array.from({ length: 15 }, () => 200));
    expect(codes.slice(15)).toEqual(['auth/quota-exceeded', 'auth/quota-exceeded']);
    expect((await ask(server.browser('198.51.99.7'), newNumber())).status).toBe(200);
    const { rows } = await test
      .database()
      .pool.query(`select after from trail_entries where action = 'site.codes_stopped'`);
    expect(rows).toContainEqual({ after: { quota: 'unread_range', range: '+6681777' } });
  });

  it('tells operators once an hour of a budget, however often it is asked for (R65)', async () => {
    pause(86_401);
    for (let line = 0; line < 15; line += 1) {
      await ask(server.browser(`198.51.${line}.4`), `081555${String(line).padStart(4, '0')}`);
      pause(721);
    }
    const told = async () => {
      const { rows } = await test
        .database()
        .pool.query<{ after: { range: string } }>(
          `select after from trail_entries where action = 'site.codes_stopped'`,
        );
      return rows.filter(({ after }) => after.range === '+6681555').length;
    };
    const same = server.browser('198.51.90.4');
    const codes: unknown[] = [];
    for (let asked = 0; asked < 40; asked += 1) {
      codes.push((await ask(same, '0815559999')).code);
    }
    // Who asks on within the second is refused as after a code that was sent.
    expect(codes).toEqual(['auth/quota-exceeded', ...Array<string>(39).fill('too_many_requests')]);
    const elsewhere = await ask(server.browser('198.51.91.4'), '0815559999');
    expect(elsewhere.code).toBe('too_many_requests');
    pause(1);
    for (let line = 0; line < 10; line += 1) {
      const got = await ask(server.browser(`198.51.${60 + line}.4`), `081555${8000 + line}`);
      expect(got.code).toBe('auth/quota-exceeded');
    }
    expect(await told()).toBe(1);
    pause(3599);
    await ask(server.browser('198.51.92.4'), '0815557777');
    expect(await told()).toBe(2);
  });

  it('uses up no code of a member by numbers that nobody has, however many are named (R63, R65)', async () => {
    pause(86_401);
    const { pool } = test.database();
    const name = (from: number, to: number) =>
      pool.query(
        `insert into verification_codes (id, purpose, number, number_range, country, lane,
                browser_hash, address_block, code_hash, sent_at, expires_at, is_sent)
         select 'cod_' || lpad(g::text, 32, '0'), 'login', '+6699' || lpad(g::text, 7, '0'),
                '+6699' || (g % 400)::text, 'TH', 'visitor', sha256(g::text::bytea),
                '198.51.' || (g / 60)::text || '.0/24', sha256(g::text::bytea), $1::timestamptz,
                $1::timestamptz + interval '5 minutes', false
           from generate_series($2::int, $3::int) g`,
        [String(test.clock.now().subtract({ minutes: 30 })), from, to],
      );
    const owner = server.browser('203.0.113.7');
    const { id } = await registerMember(owner);
    const number = newNumber();
    await proveNumber(test, id, number);
    await name(1, 500);
    // Many are asked who they are before a message goes, and none is refused for good.
    const asked = await send(server.browser('203.0.113.8'), number);
    expect(asked.code).toBe('auth/captcha-check-failed');
    await name(501, 2500);
    expect((await send(server.browser('203.0.113.9'), number)).code).toBe('auth/quota-exceeded');
    expect((await send(owner, number)).status).toBe(200);
    const nobody = newNumber();
    await pool.query("delete from verification_codes where number like '+6699%'");
    pause(2);
    await send(server.browser('203.0.113.10'), nobody);
    const { rows } = await pool.query<{ number: string; isSent: boolean }>(
      'select number, is_sent as "isSent" from verification_codes where number = any($1)',
      [[inOneForm(number), inOneForm(nobody)]],
    );
    expect(Object.fromEntries(rows.map((row) => [row.number, row.isSent]))).toEqual({
      [inOneForm(number)]: true,
      [inOneForm(nobody)]: false,
    });
  });

  it('uses up neither the sign-ins nor the recoveries of members of that range (R63)', async () => {
    pause(86_401);
    for (let line = 0; line < 16; line += 1) {
      const number = `081888${String(line).padStart(4, '0')}`;
      await ask(server.browser(`198.51.${line}.9`), number);
      await send(server.browser(`198.52.${line}.9`), number);
      pause(721);
    }
    pause(3601);
    const { id } = await registerMember(server.browser());
    await proveNumber(test, id, '0818889999');
    for (const purpose of ['login', 'password']) {
      const body = { mobileNum: '0818889999', countryDialingCode: '66', purpose };
      const got = await server.browser('198.51.77.9').call(endpoints.sendLoginCode, { body });
      expect([purpose, got.status]).toEqual([purpose, 200]);
      pause(2);
    }
    expect((await ask(server.browser('198.51.78.9'), '0818889998')).code).toBe(
      'auth/quota-exceeded',
    );
  });
});

describe('a site without a way', () => {
  const plain = runningServer(test, {
    siteFile: siteFileWith({
      switches: switchesWithout('MOBILEVERCODELOGIN3', 'CHNGPASSVERIF3', 'REGMOBVERF3'),
    }),
  });

  it.each([
    ['login', endpoints.sendLoginCode, { mobileNum: '0812345678' }],
    ['password', endpoints.sendLoginCode, { mobileNum: '0812345678', purpose: 'password' }],
    ['register', endpoints.sendRegisterCode, { mobileNo: '0812345678' }],
  ])('sends no code to %s', async (_purpose, endpoint, body) => {
    const got = await plain.browser().call(endpoint, { body });
    expect([got.status, got.code]).toEqual([403, 'auth/operation-not-allowed']);
  });

  it('opens no session by code', async () => {
    const body = { type: 'sms', username: '0812345678', password: '123456' };
    const got = await plain.browser().call(endpoints.logIn, { body });
    expect([got.status, got.code]).toEqual([403, 'auth/operation-not-allowed']);
  });
});
