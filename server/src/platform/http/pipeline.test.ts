import { once } from 'node:events';
import { connect } from 'node:net';
import type { Endpoint } from '@portal/protocol';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { World } from '../../../test/factories/edge.ts';
import { edgeApp } from '../../../test/factories/edge.ts';
import { testDatabase } from '../../../test/harness.ts';
import type { MemberActor, OperatorActor } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { answerWith, replayedAnswer, ReplayedRefusal } from './answer.ts';
import { defaultRates } from './rate-limits.ts';
import type { OrdinaryEndpoint, Route } from './route.ts';
import { ownRoute } from './route.ts';

const test = testDatabase();

const base = {
  method: 'GET',
  path: '/wps/probe',
  summary: 'For this test.',
  access: 'visitor',
  rate: 'read',
  reply: z.strictObject({ said: z.string() }),
  errors: ['insufficient_balance'],
} as const satisfies Endpoint;

const member: MemberActor = {
  kind: 'member',
  id: 'mbr_1',
  sessionId: 'ses_1',
  isTrial: false,
  isAgent: false,
  isRestricted: false,
  ip: '203.0.113.7',
};

const operator: OperatorActor = {
  kind: 'operator',
  id: 'opr_1',
  sessionId: 'ses_2',
  name: 'owner',
  role: 'owner',
  ip: '203.0.113.7',
};

const appWith = (routes: readonly Route[], world: World = {}) => edgeApp(test, routes, world);

const says =
  (text = 'hello') =>
  async () => ({ said: text });

describe('an answer', () => {
  it('leaves without a field that its endpoint does not declare, which is told (R83)', async () => {
    const leaky = async () => ({ said: 'hello', secret: 'not for you' });
    const { app } = appWith([ownRoute(base, leaky)]);
    const reply = await app.inject('/wps/probe');
    expect(reply.json()).toEqual({ success: true, value: { said: 'hello' } });
    expect(test.undeclared.splice(0)).toEqual([
      { call: 'GET /wps/probe', fields: ['value.secret'] },
    ]);
  });

  it('that is wrong in another way is a bare 500', async () => {
    const wrong = async () => ({ said: 7 as unknown as string, secret: 'not for you' });
    const { app } = appWith([ownRoute(base, wrong)]);
    const reply = await app.inject('/wps/probe');
    expect(reply.json()).toMatchObject({ code: 'internal_error', data: {} });
    expect(reply.body).not.toContain('not for you');
  });

  it.each(['GET', 'HEAD'] as const)('to a %s does not ask what type a body has', async (method) => {
    const { app } = appWith([ownRoute(base, says())]);
    const headers = { 'content-type': 'application/jose' };
    expect((await app.inject({ method, url: '/wps/probe', headers })).statusCode).toBe(200);
  });

  it('is never cached', async () => {
    const { app } = appWith([ownRoute(base, says())]);
    const reply = await app.inject('/wps/probe');
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('is packed when it is public, and never when it is of a caller', async () => {
    const long = says('x'.repeat(5000));
    const routes = [
      ownRoute(base, long),
      ownRoute({ ...base, path: '/wps/own', access: 'session' }, long),
    ];
    const { app } = appWith(routes, { member });
    const headers = { 'accept-encoding': 'gzip, br' };
    const packed = async (url: string) =>
      (await app.inject({ url, headers })).headers['content-encoding'];
    expect([await packed('/wps/probe'), await packed('/wps/own')]).toEqual(['br', undefined]);
  });

  it('says when it is the first answer again', async () => {
    const again = async () => replayedAnswer({ said: 'hello' });
    const { app } = appWith([ownRoute(base, again)]);
    expect((await app.inject('/wps/probe')).headers['idempotent-replay']).toBe('true');
  });
});

describe('a refusal', () => {
  const refusing = (refusal: Error) =>
    appWith([
      ownRoute(base, async () => {
        throw refusal;
      }),
    ]).app;

  it('has the status of its code, the language of the caller and a request id', async () => {
    const app = refusing(new Refusal('insufficient_balance'));
    const reply = await app.inject({ url: '/wps/probe', headers: { 'accept-language': 'ar' } });
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toEqual({
      success: false,
      code: 'insufficient_balance',
      message: 'ar:insufficient_balance',
      data: {},
      requestId: reply.headers['x-request-id'],
    });
  });

  it('gives away the data fields of its catalogue entry only', async () => {
    const app = refusing(new Refusal('too_many_requests', { retryAfterSeconds: 7, sql: 'select' }));
    const reply = await app.inject('/wps/probe');
    expect(reply.json()).toMatchObject({ data: { retryAfterSeconds: 7 } });
    expect(reply.body).not.toContain('select');
    expect(reply.headers['retry-after']).toBe('7');
  });

  it('that was remembered says so', async () => {
    const reply = await refusing(new ReplayedRefusal('insufficient_balance')).inject('/wps/probe');
    expect(reply.headers['idempotent-replay']).toBe('true');
  });

  it('that its endpoint does not declare is told by call and code', async () => {
    const reply = await refusing(new Refusal('username_taken')).inject('/wps/probe');
    expect(reply.statusCode).toBe(409);
    expect(test.undeclared.splice(0)).toEqual([{ call: 'GET /wps/probe', code: 'username_taken' }]);
  });

  it('for what nobody expected is a bare 500', async () => {
    const reply = await refusing(new Error('password of the database')).inject('/wps/probe');
    expect(reply.statusCode).toBe(500);
    expect(reply.json()).toMatchObject({ code: 'internal_error', data: {} });
    expect(reply.body).not.toContain('database');
  });
});

describe('admission', () => {
  const post = { ...base, method: 'POST', rate: 'write' } as const;

  it.each([
    ['session', undefined, 401, 'not_signed_in'],
    ['member', { ...member, isTrial: true }, 403, 'in_need_true_account'],
    ['agent', member, 403, 'error_not_agent'],
    ['session', { ...member, isTrial: true }, 200, undefined],
    ['member', member, 200, undefined],
    ['agent', { ...member, isAgent: true }, 200, undefined],
    ['operator', member, 401, 'not_signed_in'],
  ] as const)('of a %s endpoint decides about %j', async (access, actor, status, code) => {
    const world = actor && { member: actor };
    const { app } = appWith([ownRoute({ ...base, access }, says())], world);
    const reply = await app.inject('/wps/probe');
    expect([reply.statusCode, reply.json<{ code?: string }>().code]).toEqual([status, code]);
  });

  it('tells whoever had a session why it is over', async () => {
    const { app } = appWith([ownRoute({ ...base, access: 'session' }, says())], {
      ended: 'locked',
    });
    const reply = await app.inject('/wps/probe');
    expect(reply.json()).toMatchObject({ code: 'not_signed_in', data: { ended: 'locked' } });
  });

  it('hands over the kind of actor that the access names', async () => {
    const operatorRow = ownRoute({ ...base, access: 'operator' }, async ({ ctx }) => ({
      said: ctx.actor.role,
    }));
    const memberRow = ownRoute(
      { ...base, path: '/wps/own', access: 'session' },
      async ({ ctx }) => ({
        said: ctx.actor.sessionId,
      }),
    );
    const { app } = appWith([operatorRow, memberRow], { operator, member });
    const said = async (url: string) => (await app.inject(url)).json<unknown>();
    expect(await said('/wps/probe')).toMatchObject({ value: { said: 'owner' } });
    expect(await said('/wps/own')).toMatchObject({ value: { said: 'ses_1' } });
  });

  it('lets an operator in with the ability and refuses without it', async () => {
    const statuses = await Promise.all(
      (['members.lock', 'audit.read'] as const).map(async (ability) => {
        const row = ownRoute({ ...base, access: 'operator', ability } as const, says());
        const support = { ...operator, role: 'support' };
        return (await appWith([row], { operator: support }).app.inject('/wps/probe')).statusCode;
      }),
    );
    expect(statuses).toEqual([200, 403]);
  });

  it.each([
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'http://localhost', 'sec-fetch-site': 'same-origin' }, 200],
    [{ origin: 'http://localhost:80' }, 200],
    [{ origin: 'https://localhost' }, 403],
    [{ origin: 'http://localhost:8080' }, 403],
    [{}, 200],
  ])('of a state change from %j gives %i (R73)', async (headers, status) => {
    const { app } = appWith([ownRoute(post, says())]);
    const sent = { method: 'POST', url: '/wps/probe', headers: { host: 'localhost', ...headers } };
    expect((await app.inject({ ...sent, method: 'POST' })).statusCode).toBe(status);
  });

  it('stops at maintenance and in blocked regions but for calls marked always', async () => {
    const answers = async (status: 1 | 2, row: OrdinaryEndpoint) =>
      (await appWith([ownRoute(row, says())], { status }).app.inject('/wps/probe')).statusCode;
    expect(await answers(1, base)).toBe(503);
    expect(await answers(2, base)).toBe(451);
    expect(await answers(1, { ...base, always: true })).toBe(200);
  });

  it('wants an idempotency key of 8 to 64 characters on money calls', async () => {
    const row: Route = {
      endpoint: { ...post, idempotent: true },
      run: async () => answerWith({ said: 'hello' }, {}),
    };
    const { app } = appWith([row]);
    const send = async (key?: string) => {
      const headers = key === undefined ? {} : { 'idempotency-key': key };
      return (await app.inject({ method: 'POST', url: '/wps/probe', headers })).statusCode;
    };
    const keys = [undefined, 'short', 'x'.repeat(65), 'with space', 'x'.repeat(8), 'x'.repeat(64)];
    expect(await Promise.all(keys.map(send))).toEqual([400, 400, 400, 400, 200, 200]);
  });

  it('R88 limits an account wherever it calls from, and says how long to wait', async () => {
    const tight = { perMinute: 60, burst: 2 };
    const rates = { ...defaultRates, read: { ...defaultRates.read, account: tight } };
    const row = ownRoute({ ...base, access: 'session' }, says());
    const { app } = appWith([row], { member, rates });
    const from = async (remoteAddress: string) => app.inject({ url: '/wps/probe', remoteAddress });
    const statuses = [await from('198.51.100.1'), await from('203.0.113.1')].map(
      (reply) => reply.statusCode,
    );
    const third = await from('192.0.2.1');
    expect([...statuses, third.statusCode]).toEqual([200, 200, 429]);
    expect(third.headers['retry-after']).toBe('1');
    test.clock.advance({ seconds: 1 });
    expect((await from('192.0.2.1')).statusCode).toBe(200);
  });

  it('R88 limits an address block and leaves others alone', async () => {
    const tight = { perMinute: 60, burst: 1 };
    const rates = { ...defaultRates, read: { ...defaultRates.read, block: tight } };
    const { app } = appWith([ownRoute(base, says())], { rates });
    const from = async (remoteAddress: string) =>
      (await app.inject({ url: '/wps/probe', remoteAddress })).statusCode;
    const seen = [
      await from('198.51.100.1'),
      await from('198.51.100.2'),
      await from('203.0.113.1'),
    ];
    expect(seen).toEqual([200, 429, 200]);
  });

  it.each(['files', 'pages'] as const)('limits what is no call by its block: %s', async (rate) => {
    const tight = { perMinute: 60, burst: 1 };
    const rates = { ...defaultRates, [rate]: { ...defaultRates[rate], block: tight } };
    const { app } = appWith([], { rates, isDemo: false });
    app.get('/art/one.svg', async () => '<svg/>');
    const url = rate === 'files' ? '/art/one.svg' : '/openapi.json';
    const from = async (remoteAddress: string) =>
      (await app.inject({ url, remoteAddress })).statusCode;
    const seen = [
      await from('198.51.100.1'),
      await from('198.51.100.2'),
      await from('203.0.113.1'),
    ];
    expect(seen).toEqual([200, 429, 200]);
  });

  it('R88 limits a device within its block, and leaves its neighbours alone', async () => {
    const tight = { perMinute: 60, burst: 1 };
    const rates = { ...defaultRates, read: { ...defaultRates.read, device: tight } };
    const { app } = appWith([ownRoute(base, says())], { rates });
    const from = async (browser: string) => {
      const headers = { 'user-agent': browser };
      return (await app.inject({ url: '/wps/probe', remoteAddress: '198.51.100.1', headers }))
        .statusCode;
    };
    expect([await from('one'), await from('one'), await from('two')]).toEqual([200, 429, 200]);
  });

  it('R88 limits the machine of a demo too', async () => {
    const tight = { perMinute: 60, burst: 1 };
    const rates = { ...defaultRates, read: { ...defaultRates.read, loopback: tight } };
    const { app } = appWith([ownRoute(base, says())], { rates, isDemo: true });
    const call = async () =>
      (await app.inject({ url: '/wps/probe', remoteAddress: '127.0.0.1' })).statusCode;
    expect([await call(), await call()]).toEqual([200, 429]);
  });

  it('turns away what is beyond its ceiling at once, with 503 (R126)', async () => {
    const held = Promise.withResolvers<void>();
    const slow = async () => {
      await held.promise;
      return { said: 'late' };
    };
    const { app } = appWith([ownRoute({ ...base, rate: 'codes' }, slow)]);
    const calls = Array.from({ length: 70 }, () => app.inject('/wps/probe'));
    setTimeout(() => held.resolve(), 300);
    const statuses = (await Promise.all(calls)).map((reply) => reply.statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(64);
    expect(statuses.filter((status) => status === 503)).toHaveLength(6);
    expect((await app.inject('/wps/probe')).statusCode).toBe(200);
  });
});

describe('what one account sends at once (R126)', () => {
  const write = { ...base, method: 'POST', access: 'session', rate: 'write' } as const;
  const pictures = { ...write, path: '/wps/pictures', largeBody: true } as const;
  const slips = {
    ...write,
    path: '/wps/slips',
    largeBody: 'tickets',
    body: z.strictObject({ tickets: z.array(z.string()) }),
  } as const;

  /** Counts who is at work, and holds them. */
  function held() {
    const end = Promise.withResolvers<void>();
    const atWork: string[] = [];
    const row = (endpoint: typeof write | typeof pictures | typeof slips) =>
      ownRoute(endpoint, async ({ ctx }) => {
        atWork.push(ctx.actor.id);
        await end.promise;
        return { said: 'done' };
      });
    return { atWork, row, end: () => end.resolve() };
  }

  it.each([
    [write, '/wps/probe', 4],
    [pictures, '/wps/pictures', 1],
  ] as const)('works a few at a time: %#', async (endpoint, url, places) => {
    const { atWork, row, end } = held();
    const { app } = appWith([row(endpoint)], { member });
    const calls = Array.from({ length: places + 2 }, () => app.inject({ method: 'POST', url }));
    await vi.waitFor(() => expect(atWork).toHaveLength(places));
    end();
    const statuses = (await Promise.all(calls)).map(({ statusCode }) => statusCode);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(atWork).toHaveLength(places + 2);
  });

  it.each([
    [10, 4],
    // Of the longest shape: five cars in order (lottery.md 0.4).
    [100_000, 1],
  ])('works slips of %i tickets %i at a time', async (count, places) => {
    const { atWork, row, end } = held();
    const { app } = appWith([row(slips)], { member });
    const payload = { tickets: Array.from({ length: count }, () => '01 02 03 04 05') };
    const slip = { method: 'POST', url: '/wps/slips', payload } as const;
    const calls = Array.from({ length: places + 1 }, () => app.inject(slip));
    await vi.waitFor(() => expect(atWork).toHaveLength(places));
    end();
    const statuses = (await Promise.all(calls)).map(({ statusCode }) => statusCode);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(atWork).toHaveLength(places + 1);
  });

  it('reads no slip of whoever has no session, and none longer than 100,000 tickets', async () => {
    const { row } = held();
    const payload = { tickets: Array.from({ length: 106_000 }, () => '01 02 03 04 05') };
    const slip = { method: 'POST', url: '/wps/slips', payload } as const;
    const visited = await appWith([row(slips)]).app.inject(slip);
    expect(visited.json()).toMatchObject({ code: 'not_signed_in' });
    const known = await appWith([row(slips)], { member }).app.inject(slip);
    expect(known.json()).toMatchObject({ code: 'payload_too_large' });
    const short = { tickets: Array.from({ length: 106_000 }, () => '1') };
    const many = await appWith([row(slips)], { member }).app.inject({ ...slip, payload: short });
    expect(many.json()).toMatchObject({ data: { fields: [{ rule: 'json_values' }] } });
  });

  it('is refused before a long slip is read, whoever has three, and has them again', async () => {
    const { row } = held();
    const { app } = appWith([row(slips)], { member });
    const payload = '['.repeat(70_000);
    const headers = { 'content-type': 'application/json' };
    const broken = { method: 'POST', url: '/wps/slips', headers, payload } as const;
    for (let flood = 0; flood < 2; flood += 1) {
      const replies = await Promise.all(Array.from({ length: 5 }, () => app.inject(broken)));
      const statuses = replies.map(({ statusCode }) => statusCode);
      expect(statuses.toSorted((left, right) => left - right)).toEqual([400, 400, 400, 429, 429]);
    }
  });

  it('gives its place back where a long slip never comes whole', async () => {
    const { row, end } = held();
    end();
    const { app } = appWith([row(slips)], { member });
    const port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
    const length = 1_000_000;
    const head = `POST /wps/slips HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n`;
    const type = `content-type: application/json\r\ncontent-length: ${length}\r\n\r\n`;
    const sockets = Array.from({ length: 4 }, () => connect(port, '127.0.0.1'));
    const answers = sockets.map(async (socket) => String((await once(socket, 'data'))[0]));
    sockets.forEach((socket) => socket.write(`${head}${type}{"tickets":[`));
    expect(await Promise.race(answers)).toContain('429 Too Many Requests');
    const payload = { tickets: Array.from({ length: 10_000 }, () => '01 02 03 04 05') };
    const send = () => app.inject({ method: 'POST', url: '/wps/slips', payload });
    expect((await send()).statusCode).toBe(429);
    sockets.forEach((socket) => socket.destroy());
    await vi.waitFor(async () => expect((await send()).statusCode).toBe(200));
    await app.close();
  });

  it('with pictures waits in a short line, and the rest comes again later', async () => {
    const { row, end } = held();
    const { app } = appWith([row(pictures)], { member });
    const calls = Array.from({ length: 5 }, () =>
      app.inject({ method: 'POST', url: '/wps/pictures' }),
    );
    const first = await Promise.race(calls);
    expect(first.json()).toMatchObject({ code: 'too_many_requests' });
    end();
    const statuses = (await Promise.all(calls)).map(({ statusCode }) => statusCode);
    expect(statuses.toSorted((left, right) => left - right)).toEqual([200, 200, 200, 429, 429]);
  });
});

describe('a body', () => {
  const posted = {
    ...base,
    method: 'POST',
    body: z.strictObject({ name: z.string().max(5), more: z.object({ n: z.int() }).optional() }),
  } as const;
  const { send } = {
    send: async (payload: string, type = 'application/json') => {
      const { app } = appWith([ownRoute(posted, says())]);
      const headers = { 'content-type': type };
      return app.inject({ method: 'POST', url: '/wps/probe', headers, payload });
    },
  };

  it.each([
    ['{"name":"a","name":"b"}', 'json_duplicate_key'],
    [String.raw`{"name":"a","n\u0061me":"b"}`, 'json_duplicate_key'],
    ['{"__proto__":{"name":"a"}}', 'json_forbidden_key'],
    ['{"name":"a","constructor":1}', 'json_forbidden_key'],
    [String.raw`{"name":"\u0000"}`, 'json_nul'],
    [`${'['.repeat(21)}${']'.repeat(21)}`, 'json_depth'],
    [`{${'"a":1,'.repeat(5001)}"b":1}`, 'json_names'],
    [`[${'1,'.repeat(20_000)}1]`, 'json_values'],
    ['{"name":"a"', 'json_syntax'],
    ['{"name":"a"} x', 'json_syntax'],
    ['nul', 'json_syntax'],
  ])('%s is refused as %s', async (payload, rule) => {
    const reply = await send(payload);
    expect([reply.statusCode, reply.json()]).toMatchObject([
      400,
      { code: 'validation_failed', data: { fields: [{ path: '', rule }] } },
    ]);
  });

  it('is refused with path and rule of each fault', async () => {
    const reply = await send('{"name":"toolong","more":{"n":"1"},"isAgent":true}');
    expect(reply.json<{ data: { fields: unknown } }>().data.fields).toEqual([
      { path: 'name', rule: 'too_big' },
      { path: 'more.n', rule: 'invalid_type' },
      { path: 'isAgent', rule: 'unknown' },
    ]);
  });

  it('of another type, of too many bytes or of broken text is a 4xx', async () => {
    expect((await send('name=a', 'application/x-www-form-urlencoded')).statusCode).toBe(415);
    expect((await send('<a/>', 'text/xml')).statusCode).toBe(415);
    for (const charset of ['utf-16', '"UTF-16"', 'latin1']) {
      const got = await send('{"name":"a"}', `application/json; charset=${charset}`);
      expect([charset, got.statusCode]).toEqual([charset, 415]);
    }
    const plain = await send('{"name":"a"}', 'application/json;Charset="UTF-8"');
    expect(plain.statusCode).not.toBe(415);
    expect((await send('a.b.c.d.e', 'application/jose')).statusCode).toBe(415);
    expect((await send(`{"name":"${'x'.repeat(70_000)}"}`)).statusCode).toBe(413);
    expect((await send('')).statusCode).toBe(400);
  });
});

describe('paths', () => {
  it.each(['__proto__', 'constructor', 'Prototype'])('that name %s are refused', async (name) => {
    const params = z.strictObject({ name: z.string() });
    const { app } = appWith([ownRoute({ ...base, path: '/wps/probe/{name}', params }, says())]);
    const reply = await app.inject(`/wps/probe/${name}`);
    expect([reply.statusCode, reply.json()]).toMatchObject([
      400,
      { data: { fields: [{ path: 'name', rule: 'forbidden_name' }] } },
    ]);
  });

  it('that exist under another method are 405 and say which', async () => {
    const { app } = appWith([ownRoute(base, says())]);
    const reply = await app.inject({ method: 'DELETE', url: '/wps/probe' });
    expect([reply.statusCode, reply.headers['allow']]).toEqual([405, 'GET']);
  });

  it('that do not exist, or end in a file name, are 404 in the envelope (R77)', async () => {
    const { app } = appWith([ownRoute(base, says())]);
    for (const url of [
      '/wps/other',
      '/wps/probe/x.css',
      '/wps/probe.css',
      '/x',
      '/%zz',
      '/a%00b',
    ]) {
      const reply = await app.inject(url);
      expect([400, 404]).toContain(reply.statusCode);
      expect(reply.json()).toMatchObject({ success: false });
      expect(reply.headers['x-content-type-options']).toBe('nosniff');
    }
  });
});
