import { endpoints } from '@portal/protocol/endpoints';
import { beforeAll, describe, expect, it } from 'vitest';
import { formOf, goodPassword, newName } from '../../../../test/factories/identity.ts';
import { endlessRates, runningServer } from '../../../../test/factories/running.ts';
import { siteFileWith, switchesWithout } from '../../../../test/factories/site.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { demoConfiguration } from '../../site/index.ts';

const test = testDatabase();
const { register: demoRules } = demoConfiguration;
const { fields: demoFields } = demoRules;
const optional = Object.fromEntries(
  Object.entries(demoFields).map(([name, rule]) => [name, { ...rule, enabled: true }]),
) as typeof demoFields;
const server = runningServer(
  test,
  {
    siteFile: siteFileWith({
      register: { ...demoRules, fields: optional, captcha: 'never' },
      switches: switchesWithout('REGMOBVERF3'),
    }),
  },
  { rates: endlessRates },
);

async function send(overrides: Record<string, unknown>) {
  const username = newName();
  const body = {
    username,
    password: goodPassword,
    confirmPassword: goodPassword,
    ageConfirmed: true,
    termsAccepted: true,
    ...overrides,
  };
  return { username, got: await server.browser().call(endpoints.register, { body }) };
}

interface Kept {
  readonly upline: readonly string[];
  readonly link_code: string | null;
  readonly referrer: string | null;
}

/** Where somebody stands, and by whose help. */
async function placeOf(username: string): Promise<Kept | undefined> {
  const { rows } = await test.database().pool.query<Kept>(
    `select array(select above.account from tree_positions a join members above
                     on above.id = a.member_id
                   where a.number = any(p.upline) order by a.path) as upline,
            p.link_code, (select r.account from members r where r.id = p.referrer_id) as referrer
       from tree_positions p join members m on m.id = p.member_id where m.account = $1`,
    [username],
  );
  return rows[0];
}

const codes = { link: '', referral: '' };

beforeAll(async () => {
  const { rows } = await test.database().pool.query<typeof codes>(
    `select l.code as link, p.referral_code as referral
       from members a join register_links l on l.agent_id = a.id,
            members m join tree_positions p on p.member_id = m.id
      where a.account = 'demodownline2' and m.account = 'demomember'`,
  );
  Object.assign(codes, rows[0]);
});

describe('the codes of a registration', () => {
  it('put the member below the agent of the link', async () => {
    const { username } = await send({ affiliateCode: codes.link.toLowerCase() });
    expect(await placeOf(username)).toEqual({
      upline: ['demoagent', 'demodownline1', 'demodownline2'],
      link_code: codes.link,
      referrer: null,
    });
  });

  it('name the referrer, from the address or typed', async () => {
    const { username } = await send({ referralCode: codes.referral, affiliateCode: codes.link });
    expect(await placeOf(username)).toMatchObject({
      link_code: codes.link,
      referrer: 'demomember',
    });
    const typed = await send({ recommenderId: codes.referral });
    expect(await placeOf(typed.username)).toEqual({
      upline: [],
      link_code: null,
      referrer: 'demomember',
    });
  });

  it.each([
    ['affiliateCode', { affiliateCode: 'NOSUCH99' }],
    ['recommenderId', { recommenderId: 'NOSUCH99' }],
  ])('refuse the form and open nothing when %s leads nowhere', async (field, codeFields) => {
    const { username, got } = await send(codeFields);
    expect([got.status, got.code, got.data]).toEqual([422, 'invitation_code_error', { field }]);
    expect(await placeOf(username)).toBeUndefined();
    const { got: again } = await send({ username });
    expect(again.status).toBe(200);
  });

  it('tell that a code is wrong before they tell that a name is taken', async () => {
    const { username } = await send({});
    const { got } = await send({ username, affiliateCode: 'NOSUCH99' });
    expect(got.code).toBe('invitation_code_error');
  });

  it('leave out an old code in the address, which nobody can correct', async () => {
    const { username, got } = await send({ referralCode: 'NOSUCH99' });
    expect(got.status).toBe(200);
    expect(await placeOf(username)).toMatchObject({ upline: [], referrer: null });
  });

  it.each(['first', 'second'])('place twenty at once below one agent, the %s time', async () => {
    const all = await Promise.all(
      Array.from({ length: 20 }, () => send({ affiliateCode: codes.link })),
    );
    expect(all.filter(({ got }) => got.status !== 200)).toEqual([]);
    const places = await Promise.all(all.map(({ username }) => placeOf(username)));
    expect(new Set(places.map((place) => place?.upline.join(' ')))).toEqual(
      new Set(['demoagent demodownline1 demodownline2']),
    );
  });

  it('open one account for twins of a name under one code', async () => {
    const username = newName();
    const all = await Promise.all(
      Array.from({ length: 6 }, () => send({ username, affiliateCode: codes.link })),
    );
    expect(all.filter(({ got }) => got.status === 200)).toHaveLength(1);
    expect(all.filter(({ got }) => got.code === 'username_taken')).toHaveLength(5);
  });
});

describe('what a form brings along', () => {
  it('is kept: address, domain, method, and the codes as they were given', async () => {
    const registerUrl = 'https://lamp.example/register?affiliateCode=x';
    const given = { registerUrl, domain: 'lamp.example', registerMethod: 'WEB' };
    const { username } = await send({ ...given, referralCode: 'NOSUCH99' });
    const query = `select r.* from registrations r join members m on m.id = r.member_id
                    where m.account = $1`;
    const { rows } = await test.database().pool.query(query, [username]);
    expect(rows).toMatchObject([
      {
        method: 'WEB',
        register_url: registerUrl,
        // This site names no domains of its own.
        domain: 'lamp.example',
        sent_domain: null,
        affiliate_code: null,
        referral_code: 'NOSUCH99',
        recommender_id: null,
      },
    ]);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', ' //lamp.example', 'no address'])(
    'is no address that opens no page: %s',
    async (registerUrl) => {
      const { got, username } = await send({ registerUrl });
      expect(got.status).toBe(200);
      const query = `select r.register_url from registrations r join members m on m.id = r.member_id
                      where m.account = $1`;
      const { rows } = await test.database().pool.query(query, [username]);
      expect(rows).toEqual([{ register_url: null }]);
    },
  );

  it('is a profile of the optional fields, and secrets as hashes alone', async () => {
    const paymentPassword = '482913';
    const profile = {
      payeeName: 'Some Body',
      qqNum: '12345',
      line: 'line-id',
      whatsapp: '66812345678',
      facebook: 'some.body',
      wechat: 'wechat_id',
      idNumber: 'A1234567',
      email: 'some.body@lamp.example',
      mobileNum: '812345678',
    };
    const { username, got } = await send({ ...profile, paymentPassword });
    expect([got.status, got.code]).toEqual([200, undefined]);
    const { rows } = await test.database().pool.query<{ profile: unknown; hash: string }>(
      `select m.profile, p.password_hash as hash from members m
         join payment_passwords p on p.subject_id = m.id where m.account = $1`,
      [username],
    );
    expect(rows[0]?.profile).toEqual(profile);
    expect(rows[0]?.hash).toMatch(/^\$argon2id\$/u);
  });

  it('has a payment password of its own', async () => {
    const password = 'violet kettle under 7';
    const secrets = { password, confirmPassword: password, paymentPassword: password };
    const { got } = await send(secrets);
    expect([got.status, got.data]).toEqual([
      400,
      { fields: [{ path: 'paymentPassword', rule: 'same_as_password' }] },
    ]);
  });
});

describe('a site that shows no field for codes', () => {
  const off = { ...demoFields.affiliateCode, enabled: false, required: true };
  const plain = runningServer(test, {
    siteFile: siteFileWith({
      register: { ...demoRules, fields: { ...demoFields, affiliateCode: off } },
    }),
  });

  it('places who comes by a link, and asks nobody else for one (portal.md 3)', async () => {
    for (const [affiliateCode, linkCode] of [
      [codes.link, codes.link],
      [undefined, null],
    ]) {
      const username = newName();
      const password = { password: goodPassword, confirmPassword: goodPassword };
      const consents = { ageConfirmed: true, termsAccepted: true };
      const body = { username, ...password, ...consents, affiliateCode };
      const got = await plain.browser().call(endpoints.register, { body });
      expect([got.status, await placeOf(username)]).toMatchObject([200, { link_code: linkCode }]);
    }
  });
});

describe('a site that wants codes', () => {
  const rules = { ...demoFields.affiliateCode, enabled: true, required: true };
  const strict = runningServer(test, {
    siteFile: siteFileWith({
      register: { ...demoRules, fields: { ...demoFields, affiliateCode: rules } },
    }),
  });

  it('refuses a form without one', async () => {
    const username = newName();
    const password = { password: goodPassword, confirmPassword: goodPassword };
    const body = { username, ...password, ageConfirmed: true, termsAccepted: true };
    const got = await strict.browser().call(endpoints.register, { body });
    expect([got.status, got.data]).toEqual([
      400,
      { fields: [{ path: 'affiliateCode', rule: 'required' }] },
    ]);
  });
});

describe('the domain of a registration at a site that names its own', () => {
  const named = runningServer(
    test,
    {
      siteFile: siteFileWith({
        mainDomain: 'merilune.example',
        domains: ['merilune.example', 'localhost:8080'],
        register: { ...demoRules, fields: optional, captcha: 'never' },
        switches: switchesWithout('REGMOBVERF3'),
      }),
    },
    { rates: endlessRates },
  );

  it.each([
    ['merilune.example', 'merilune.example', null],
    ['evil.example', 'localhost', 'evil.example'],
  ])('is one of those: %s', async (domain, ownHost, stranger) => {
    const body = { ...formOf(newName()), domain };
    const got = await named.browser().call(endpoints.register, { body });
    expect(got.status, got.text).toBe(200);
    const query = 'select domain, sent_domain from registrations where member_id = $1';
    const { rows } = await test.database().pool.query(query, [got.value['id']]);
    expect(rows).toEqual([{ domain: ownHost, sent_domain: stranger }]);
  });
});
