import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { Endpoint } from '@portal/protocol';
import { operatorAbilities } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { formOf, goodPassword, newName, registerMember } from './factories/identity.ts';
import type { Got, TestBrowser } from './factories/running.ts';
import { endlessRates, runningServer } from './factories/running.ts';
import { testDatabase } from './harness.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });
const all: readonly (readonly [string, Endpoint])[] = Object.entries(endpoints);

function sampleUrl(endpoint: Endpoint): string {
  return endpoint.path
    .replace('{gameCode}', 'SSC-1')
    .replace('raffles/{id}', `raffles/raf_${'0'.repeat(32)}`)
    .replaceAll(/\{\w+\}/gu, 'mbr_00000000000000000000000000000000');
}

/** What every answer carries (R74), refusals included. */
function expectHeaders(reply: Got): void {
  expect(reply.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
  });
  expect(reply.headers['x-request-id']).toMatch(/^req_/u);
  expect(reply.headers['strict-transport-security']).toMatch(/^max-age=31536000/u);
  expect(reply.headers['content-security-policy']).toMatch(/frame-ancestors 'none'/u);
  expect(reply.headers['content-security-policy']).not.toMatch(/unsafe/u);
  expect(reply.headers).not.toHaveProperty('server');
  expect(reply.headers).not.toHaveProperty('x-powered-by');
}

/** Signed in once for all rows: nothing in this file ends these sessions. */
const signedIn: { operator?: Promise<TestBrowser>; member?: Promise<TestBrowser> } = {};

function operatorBrowser(): Promise<TestBrowser> {
  signedIn.operator ??= openOperator();
  return signedIn.operator;
}

function memberBrowser(): Promise<TestBrowser> {
  signedIn.member ??= openMember();
  return signedIn.member;
}

async function openMember(): Promise<TestBrowser> {
  const member = server.browser();
  await registerMember(member);
  return member;
}

async function openOperator(): Promise<TestBrowser> {
  const operator = server.browser();
  const kept = readFileSync(join(server.dataDir(), 'operator.json'), 'utf8');
  await operator.enter(endpoints.logInOperator, JSON.parse(kept));
  return operator;
}

describe('the route table', () => {
  it('binds every declared endpoint and nothing else (R82, R93)', () => {
    const { app } = server.built().http;
    for (const [name, { method, path }] of all) {
      const url = path.replaceAll(/\{(\w+)\}/gu, ':$1');
      expect(app.hasRoute({ method, url }), name).toBe(true);
    }
    const described = new Set(all.map(([, endpoint]) => `${endpoint.method} ${endpoint.path}`));
    const machines = [
      '/healthz',
      '/readyz',
      '/version',
      '/openapi.json',
      '/csp-report',
      '/site.webmanifest',
    ];
    const routes = app.printRoutes({ commonPrefix: false, includeHooks: false });
    const others = ['/art/', '/brand/', '/gateway/', '/texts/'];
    const bound = routesOf(routes).filter(
      ({ path }) => !machines.includes(path) && !others.some((start) => path.startsWith(start)),
    );
    expect(new Set(bound.map(({ method, path }) => `${method} ${path}`))).toEqual(described);
  });

  it('is what /openapi.json describes, to operators alone what operators may call', async () => {
    const described = async (reader: ReturnType<typeof server.browser>) => {
      const got = await reader.raw({ method: 'GET', url: '/openapi.json' });
      const paths = got.json?.['paths'] as Record<string, Record<string, unknown>>;
      return Object.entries(paths).flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
      );
    };
    const names = all.map(([, { method, path }]) => `${method} ${path}`);
    const isOpen = (name: string) => !name.includes(' /api/backoffice/');
    expect((await described(server.browser())).toSorted()).toEqual(names.filter(isOpen).toSorted());
    expect((await described(await operatorBrowser())).toSorted()).toEqual(names.toSorted());
  });

  it('names abilities that exist', () => {
    const named = all.flatMap(([, endpoint]) => endpoint.ability ?? []);
    expect(operatorAbilities).toEqual(expect.arrayContaining(named));
  });
});

/** Rows of the router's own drawing: the path, and the methods in brackets. */
function routesOf(drawing: string): readonly { readonly method: string; readonly path: string }[] {
  const stack: string[] = [];
  return drawing.split('\n').flatMap((line) => {
    const found = /^(?<indent>[│ ├└─]*)(?<part>\/?[^( ]*)(?: \((?<methods>[^)]+)\))?$/u.exec(line);
    const { indent = '', part = '', methods } = found?.groups ?? {};
    const depth = indent.length / 4;
    stack.length = Math.max(0, depth - 1);
    stack.push(part);
    const path = stack.join('').replaceAll(/:(\w+)/gu, '{$1}');
    const names = methods?.split(', ').filter((method) => method !== 'HEAD') ?? [];
    return names.map((method) => ({ method, path }));
  });
}

describe.each(all)('%s', (_name, endpoint) => {
  const url = sampleUrl(endpoint);
  const { method } = endpoint;

  it('is guarded as declared', async () => {
    const visitor = await server.browser().raw({ method, url });
    expectHeaders(visitor);
    if (endpoint.access === 'visitor') {
      const tells = endpoint.errors.some((code) => code === 'not_signed_in');
      expect(visitor.status === 401).toBe(tells);
      return;
    }
    expect([visitor.status, visitor.code]).toEqual([401, 'not_signed_in']);
    expect(visitor.headers['cache-control']).toBe('no-store');
    if (endpoint.access === 'operator') {
      expect((await (await memberBrowser()).raw({ method, url })).status).toBe(401);
    } else {
      expect((await (await operatorBrowser()).raw({ method, url })).status).toBe(401);
    }
  });

  it('refuses other methods, other origins and unknown fields', async () => {
    const visitor = server.browser();
    const other = await visitor.raw({ method: 'PATCH', url });
    expect([other.status, other.code]).toEqual([405, 'method_not_allowed']);
    expectHeaders(other);
    if (method !== 'GET') {
      const headers = { origin: 'https://evil.example' };
      const foreign = await visitor.raw({ method, url, headers });
      expect([foreign.status, foreign.code]).toEqual([403, 'origin_refused']);
    }
    if (endpoint.access === 'visitor' && method === 'GET') {
      const extra = await visitor.raw({ method, url: `${url}?isAgent=1` });
      expect(extra.status).toBe(400);
      // What a call misses besides is told too.
      expect(extra.data['fields']).toContainEqual({ path: 'isAgent', rule: 'unknown' });
    }
  });
});

describe('headers', () => {
  it('stand on 404, 413, 415 and pages that do not exist', async () => {
    const visitor = server.browser();
    const url = '/wps/game/launchGame';
    const large = { 'content-type': 'application/json' };
    await registerMember(visitor);
    const answers = [
      await visitor.raw({ method: 'GET', url: '/wps/nothing' }),
      await visitor.raw({ method: 'POST', url, headers: large, payload: 'x'.repeat(70_000) }),
      await visitor.raw({ method: 'POST', url, headers: { 'content-type': 'a/b' }, payload: 'x' }),
      await visitor.raw({ method: 'GET', url: '/no-such-page' }),
    ];
    expect(answers.map((reply) => [reply.status, reply.code])).toEqual([
      [404, 'not_found'],
      [413, 'payload_too_large'],
      [415, 'unsupported_media_type'],
      [404, 'not_found'],
    ]);
    answers.forEach(expectHeaders);
  });
});

describe('wire samples', () => {
  it('a member from the form to the way out', async () => {
    const member = server.browser();
    const username = newName();
    const body = formOf(username);
    const opened = await member.call(endpoints.register, { body });
    expect(opened.json).toMatchObject({ success: true, value: { account: username } });
    const entered = await member.enter(endpoints.logIn, { username, password: goodPassword });
    expect(entered.value).toMatchObject({ firstTimeLogin: true, passwordExpired: false });
    const info = await member.call(endpoints.readMemberInfo);
    expect(info.value).toMatchObject({
      account: username,
      nickname: username,
      type: 0,
      abilities: ['play_real', 'play_trial', 'member_centre'],
    });
    const balance = await member.call(endpoints.readBalance);
    expect(balance.value).toEqual({ balance: '10000.00', currency: 'THB', currencySymbol: '฿' });
    const statement = await member.call(endpoints.listStatementLines);
    expect(statement.value['content']).toMatchObject([
      { type: 'demo_credit', amount: '10000.00', balanceAfter: '10000.00', currency: 'THB' },
    ]);
    expect((await member.call(endpoints.logOut)).status).toBe(200);
    expect((await member.call(endpoints.readMemberInfo)).code).toBe('not_signed_in');
  });

  it('a visitor who tries free', async () => {
    const visitor = server.browser();
    const reply = await visitor.enter(endpoints.openTrial, { platform: 'W', ageConfirmed: true });
    expect(reply.value).toMatchObject({ firstTimeLogin: true });
    const balance = await visitor.call(endpoints.readBalance);
    expect(balance.value).toMatchObject({ balance: '5000.00', currency: 'FUN' });
    expect((await visitor.call(endpoints.readMemberInfo)).value).toMatchObject({
      type: 4,
      isTrial: true,
      abilities: ['play_trial'],
    });
  });

  it('switches as a tree, keys as a set with the time, a captcha as a PNG', async () => {
    const visitor = server.browser();
    const tree = await visitor.call(endpoints.readWhitelabel);
    expect(tree.value).toMatchObject({ modId: 'SITE', enabled: '1' });
    expect(tree.text).toContain('{"modId":"FREEPLAY3","enabled":"1","children":[]}');
    const keys = await visitor.call(endpoints.readKeys);
    expect(keys.value).toMatchObject({
      keys: [{ kty: 'RSA', alg: 'RSA-OAEP-256', use: 'enc', e: 'AQAB' }],
      now: String(test.clock.now()),
    });
    const captcha = await visitor.call(endpoints.readCaptcha);
    expect(String(captcha.json?.['value'])).toMatch(/^iVBORw0KGgo[\w+/=]+$/u);
  });
});

describe('a raw connection', () => {
  it('that ends in the middle of a body or talks no HTTP hangs nothing', async () => {
    const port = await server.built().listen({ host: '127.0.0.1', port: 0 });
    const say = (text: string) =>
      new Promise<string>((resolve) => {
        const socket = connect(port, '127.0.0.1', () => socket.end(text));
        let heard = '';
        socket.on('data', (chunk) => (heard += String(chunk)));
        socket.on('error', () => resolve(heard));
        socket.on('close', () => resolve(heard));
      });
    const head = 'POST /wps/session/login HTTP/1.1\r\nHost: localhost\r\n';
    const cut = `${head}Content-Type: application/jose\r\nContent-Length: 900\r\n\r\nabc`;
    const twice = `${head}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\nabc`;
    for (const text of [
      cut,
      twice,
      'nonsense\r\n\r\n',
      `GET /${'x'.repeat(20_000)} HTTP/1.1\r\n\r\n`,
    ]) {
      expect(await say(text)).not.toMatch(/^HTTP\/1\.1 (?:2|5)/u);
    }
    const live = await fetch(`http://127.0.0.1:${port}/healthz`);
    expect(await live.json()).toEqual({ status: 'ok' });
  });
});
