/// <reference lib="dom" />
import { beforeAll, describe, expect, it } from 'vitest';
import { listMembers, logInOperator, readMember } from '../generated/calls/backoffice.ts';
import { openTrial } from '../generated/calls/identity.ts';
import { createClient } from './client.ts';
import { createSessionToken } from './session-token.ts';
import type { Failure } from './wire.ts';
import { CallFailed, valueOf } from './wire.ts';

// A plain function stands in for the server; it decrypts the JWE by its own reading of RFC 7516.

let keys: CryptoKeyPair;

beforeAll(async () => {
  keys = await crypto.subtle.generateKey(
    {
      name: 'RSA-OAEP',
      modulusLength: 3072,
      publicExponent: new Uint8Array([1, 0, 1]),
      hash: 'SHA-256',
    },
    true,
    ['encrypt', 'decrypt'],
  );
});

function memoryStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    length: 0,
    key: () => null,
    clear: () => kept.clear(),
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  };
}

function bytes(part: string): Uint8Array<ArrayBuffer> {
  const binary = atob(part.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.codePointAt(0) ?? 0);
}

async function open(compact: string) {
  const [head = '', wrapped = '', nonce = '', text = '', tag = ''] = compact.split('.');
  const contentKey = await crypto.subtle.decrypt(
    { name: 'RSA-OAEP' },
    keys.privateKey,
    bytes(wrapped),
  );
  const aes = await crypto.subtle.importKey('raw', contentKey, 'AES-GCM', false, ['decrypt']);
  const opened = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: bytes(nonce), additionalData: new TextEncoder().encode(head) },
    aes,
    Uint8Array.from([...bytes(text), ...bytes(tag)]),
  );
  const read = (data: BufferSource): Record<string, unknown> =>
    JSON.parse(new TextDecoder().decode(data)) as Record<string, unknown>;
  return { header: read(bytes(head)), payload: read(opened) };
}

const answer = (body: unknown, init: { status?: number; headers?: Record<string, string> } = {}) =>
  new Response(JSON.stringify(body), {
    ...init,
    headers: { 'content-type': 'application/json', ...init.headers },
  });

const refusal = (code: string, status: number) =>
  answer(
    { success: false, code, message: 'No.', data: { captcha: true }, requestId: 'r1' },
    { status },
  );

function harness(reply: (request: Request) => Promise<Response> | Response) {
  const seen: Request[] = [];
  const failures: Failure[] = [];
  const session = createSessionToken('token', memoryStorage());
  let monotonic = 0;
  const client = createClient({
    origin: 'https://desk.example',
    session,
    language: () => 'ar',
    monotonicMs: () => monotonic,
    onFailure: (failure) => failures.push(failure),
    timeoutMs: 200,
    async fetch(input, init) {
      const request = new Request(input, init);
      seen.push(request.clone());
      if (request.url.endsWith('/wps/system/keys')) {
        const { n = '', e = '' } = await crypto.subtle.exportKey('jwk', keys.publicKey);
        const key = { kty: 'RSA', use: 'enc', alg: 'RSA-OAEP-256', kid: 'k1', n, e };
        return answer({ success: true, value: { keys: [key], now: '2026-01-01T00:00:00Z' } });
      }
      return reply(request);
    },
  });
  const wait = (elapsedMs: number) => {
    monotonic += elapsedMs;
  };
  return { client, seen, failures, session, wait };
}

const body = { username: 'desk', password: 'secret words' };

describe('createClient', () => {
  it('seals an encrypted call for its method, path and moment', async () => {
    const { client, seen, wait } = harness(() => answer({ success: true, value: {} }));
    await client.send(logInOperator, { body });
    wait(90_000);
    await client.send(logInOperator, { body });
    const sealed = seen.filter(({ method }) => method === 'POST');
    const first = await open((await sealed[0]?.text()) ?? '');
    const second = await open((await sealed[1]?.text()) ?? '');
    const start = Date.parse('2026-01-01T00:00:00Z') / 1000;
    expect(first.payload).toEqual(body);
    expect(first.header).toMatchObject({
      alg: 'RSA-OAEP-256',
      enc: 'A256GCM',
      kid: 'k1',
      htm: 'POST',
      htu: '/api/backoffice/session/login',
      iat: start,
    });
    expect(second.header['iat']).toBe(start + 90);
    expect(second.header['jti']).not.toBe(first.header['jti']);
    expect(sealed[0]?.headers.get('content-type')).toBe('application/jose');
    expect(seen.filter(({ url }) => url.endsWith('/keys'))).toHaveLength(1);
  });

  it('has the key already where a form prepared for its call', async () => {
    const { client, seen } = harness(() => answer({ success: true, value: {} }));
    client.prepare();
    await expect.poll(() => seen.map(({ url }) => new URL(url).pathname)).toHaveLength(1);
    expect(await client.send(logInOperator, { body })).toMatchObject({ ok: true });
    expect(seen.map(({ url }) => new URL(url).pathname)).toEqual([
      '/wps/system/keys',
      '/api/backoffice/session/login',
    ]);
  });

  it('fetches the key again once when the server cannot open the call', async () => {
    let refusals = 1;
    const { client, seen } = harness(() =>
      refusals-- > 0 ? refusal('encryption_invalid', 400) : answer({ success: true, value: {} }),
    );
    expect(await client.send(logInOperator, { body })).toMatchObject({ ok: true });
    expect(seen.filter(({ url }) => url.endsWith('/keys'))).toHaveLength(2);
  });

  it('sends the token, the language and only given query values', async () => {
    const { client, seen, session } = harness(() => answer({ success: true, value: {} }));
    session.write('t0ken');
    await client.send(listMembers, { query: { search: 'a b', page: '2', state: undefined } });
    expect(seen[0]?.url).toBe('https://desk.example/api/backoffice/members?search=a+b&page=2');
    expect(seen[0]?.headers.get('authorization')).toBe('Bearer t0ken');
    expect(seen[0]?.headers.get('accept-language')).toBe('ar');
    expect(seen[0]?.headers.get('x-gateway-version')).toBeNull();
  });

  it('names the version of the gateway where the call says so', async () => {
    const { client, seen } = harness(() => answer({ success: true, value: {} }));
    await client.send(openTrial, { body: { platform: 'W' } });
    const [trial] = seen.filter(({ method }) => method === 'POST');
    expect(trial?.headers.get('x-gateway-version')).toBe('3');
  });

  it('escapes path values', async () => {
    const { client, seen } = harness(() => answer({ success: true, value: {} }));
    await client.send(readMember, { params: { id: '../audit?x' } });
    expect(seen[0]?.url).toBe('https://desk.example/api/backoffice/members/..%2Faudit%3Fx');
  });

  it('gives a refusal as a value and reports it', async () => {
    const { client, failures } = harness(() => refusal('in_incorrect_password', 401));
    const outcome = await client.send(logInOperator, { body });
    expect(outcome).toEqual({
      ok: false,
      code: 'in_incorrect_password',
      status: 401,
      message: 'No.',
      data: { captcha: true },
      requestId: 'r1',
    });
    expect(failures).toHaveLength(1);
    expect(() => valueOf(outcome)).toThrow(CallFailed);
  });

  it.each([
    [
      'a page instead of an answer',
      () => new Response('<html>', { status: 502 }),
      'answer_unreadable',
    ],
    ['broken JSON', () => answer('x'), 'answer_unreadable'],
    ['a dead line', () => Promise.reject(new TypeError('down')), 'network_abnormal'],
  ])('names %s as a transport failure', async (_what, reply, code) => {
    const { client } = harness(reply);
    expect(await client.send(listMembers, {})).toMatchObject({ ok: false, code });
  });

  it('gives up after its time limit', async () => {
    const { client } = harness(
      ({ signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error));
        }),
    );
    expect(await client.send(listMembers, {})).toMatchObject({ ok: false, code: 'load_timeout' });
  });

  it('reports nothing for a call that its caller gave up', async () => {
    const given = new AbortController();
    const { client, failures } = harness(({ signal }) => {
      given.abort();
      return Promise.reject(signal.reason as Error);
    });
    const outcome = await client.send(listMembers, { signal: given.signal });
    expect(outcome.ok).toBe(false);
    expect(failures).toEqual([]);
  });

  it('says when an answer is a replay', async () => {
    const { client } = harness(() =>
      answer({ success: true, value: {} }, { headers: { 'idempotent-replay': 'true' } }),
    );
    expect(await client.send(listMembers, {})).toMatchObject({ ok: true, isReplay: true });
  });
});
