import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SocialWay } from './provider.ts';
import { zaloProvider } from './zalo-provider.ts';

const app = { appId: '4815162342', secretKey: 'between the app and Zalo' };
const way: SocialWay = {
  state: 'state-of-this-way',
  verifier: 'v'.repeat(43),
  nonce: 'nonce-of-this-way',
  returnUrl: 'http://localhost/m/securityCenter',
};
const now = Temporal.Instant.from('2026-03-02T10:00:00Z');
/** As Zalo documents its calls (developers.zalo.me, Social API): it checks what they carry. */
const zalo = createServer();
const person = { id: '2001', name: 'Mika Lamp' };
/** What it says of the person; a test puts something else there. */
let me: object = { ...person, error: 0, message: 'Success' };
let base = '';

beforeAll(async () => {
  zalo.on('request', (request, response) => {
    void answerOf(request).then((answer) => {
      response.setHeader('content-type', 'text/json');
      response.end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => zalo.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(zalo.address() as AddressInfo).port}`;
});
afterAll(() => {
  zalo.close();
});

async function answerOf(request: IncomingMessage): Promise<object> {
  const { headers, method, url = '' } = request;
  if (method === 'POST' && url === '/v4/access_token') {
    const form = Object.fromEntries(new URLSearchParams(await text(request)));
    const isRight =
      headers['secret_key'] === app.secretKey &&
      form['app_id'] === app.appId &&
      form['grant_type'] === 'authorization_code' &&
      form['code'] === 'right' &&
      form['code_verifier'] === way.verifier;
    return isRight
      ? { access_token: 'token-1', refresh_token: 'r', expires_in: '90000' }
      : { error: -14019, error_name: 'Invalid code', error_description: 'no' };
  }
  const proof = createHmac('sha256', app.secretKey).update('token-1').digest('hex');
  const isKnown = headers['access_token'] === 'token-1' && headers['appsecret_proof'] === proof;
  return method === 'GET' && url === '/v2.0/me?fields=id%2Cname' && isKnown
    ? me
    : { error: 452, message: 'Session key invalid' };
}

const provider = (settings: object = {}) =>
  zaloProvider({ ...app, oauth: base, graph: base, ...settings });
const judge = (query: string, settings: object = {}) =>
  provider(settings).judge(new URLSearchParams(query), way, now);

describe('signing in with Zalo', () => {
  it('sends the browser there with a challenge and the way back', async () => {
    const address = new URL(await provider().addressOf(way));
    expect(`${address.origin}${address.pathname}`).toBe(`${base}/v4/permission`);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      app_id: app.appId,
      redirect_uri: way.returnUrl,
      code_challenge: createHash('sha256').update(way.verifier).digest('base64url'),
      state: way.state,
    });
  });

  it('knows the person by the id that Zalo has for them', async () => {
    expect(await judge('code=right&state=s')).toEqual({
      kind: 'proven',
      subject: person.id,
      name: person.name,
    });
  });

  it.each([
    ['a code that is not its own', 'code=wrong', {}],
    ['a wrong secret', 'code=right', { secretKey: 'something else' }],
    ['another app', 'code=right', { appId: '1' }],
    ['a server that is away', 'code=right', { graph: 'http://127.0.0.1:1' }],
  ])('proves nobody by %s', async (_what, query, settings) => {
    expect(await judge(query, settings)).toMatchObject({ kind: 'refused' });
  });

  it.each([
    ['an error in place of a person', { error: 452, message: 'no' }],
    ['an error beside a person', { ...person, error: -201 }],
    ['an id that is none', { id: 'mika', name: 'Mika', error: 0 }],
  ])('proves nobody by %s', async (_what, answer) => {
    const before = me;
    me = answer;
    expect(await judge('code=right')).toMatchObject({ kind: 'refused' });
    me = before;
  });

  it('says so when somebody turned back', async () => {
    expect(await judge('error=-14003&state=s')).toEqual({ kind: 'cancelled' });
  });
});
