import { CompactEncrypt, generateKeyPair } from 'jose';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { fixedClock } from '../../../test/fixed-clock.ts';
import { seededRandom } from '../random.ts';
import type { EncryptionParts } from './encryption.ts';
import { openEncrypted } from './encryption.ts';

const clock = fixedClock('2026-03-02T08:00:00Z');
const nowSeconds = Math.floor(clock.nowMs() / 1000);
const binding = { method: 'POST', path: '/wps/session/login' };
const payload = { username: 'somebody', password: 'something' };
const pair: { publicKey?: CryptoKey; privateKey?: CryptoKey } = {};
const kept: { parts?: EncryptionParts } = {};

beforeAll(async () => {
  const made = await generateKeyPair('RSA-OAEP-256', { modulusLength: 3072 });
  Object.assign(pair, made);
  const spent = new Set<string>();
  kept.parts = {
    clock,
    random: seededRandom('encryption'),
    keys: {
      privateKey: async (kid) => (kid === 'k1' ? made.privateKey : undefined),
      anyPrivateKey: async () => made.privateKey,
    },
    nonces: {
      claim: async (jti) => !spent.has(jti) && spent.add(jti).has(jti),
    },
  };
});

const open = (compact: string, to = binding) => {
  if (kept.parts === undefined) {
    throw new Error('set up first');
  }
  return openEncrypted(kept.parts, compact, to);
};

async function seal(
  header: Readonly<Record<string, unknown>> = {},
  text = JSON.stringify(payload),
) {
  const { publicKey } = pair;
  if (publicKey === undefined) {
    throw new Error('set up first');
  }
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ ...goodHeader(), ...header })
    .encrypt(publicKey);
}

/** Sealed by hand over whatever header, so that only what the header says can be refused. */
async function sealUnder(header: Readonly<Record<string, unknown>>): Promise<string> {
  const { publicKey } = pair;
  if (publicKey === undefined) {
    throw new Error('set up first');
  }
  const encoded = base64Url(Buffer.from(JSON.stringify({ ...goodHeader(), ...header })));
  const contentKey = crypto.getRandomValues(new Uint8Array(32));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const wrapped = await crypto.subtle.encrypt({ name: 'RSA-OAEP' }, publicKey, contentKey);
  const aes = await crypto.subtle.importKey('raw', contentKey, 'AES-GCM', false, ['encrypt']);
  const additionalData = new TextEncoder().encode(encoded);
  const text = new TextEncoder().encode(JSON.stringify(payload));
  const algorithm = { name: 'AES-GCM', iv, additionalData };
  const sealed = Buffer.from(await crypto.subtle.encrypt(algorithm, aes, text));
  const parts = [Buffer.from(wrapped), Buffer.from(iv), sealed.subarray(0, -16)];
  return [encoded, ...[...parts, sealed.subarray(-16)].map(base64Url)].join('.');
}

function base64Url(bytes: Buffer): string {
  return bytes.toString('base64url');
}

function goodHeader() {
  return {
    alg: 'RSA-OAEP-256',
    enc: 'A256GCM',
    kid: 'k1',
    iat: nowSeconds,
    jti: crypto.randomUUID(),
    htm: 'POST',
    htu: '/wps/session/login',
  };
}

describe('openEncrypted', () => {
  it('opens a fresh call that is bound to this method and path', async () => {
    expect(await open(await seal())).toEqual(payload);
  });

  it.each([
    ['an unknown key', { kid: 'k2' }],
    ['another content algorithm', { enc: 'A128GCM' }],
    ['another method', { htm: 'PUT' }],
    ['another path', { htu: '/wps/member/register' }],
    ['a whole address as path', { htu: 'https://x/wps/session/login' }],
    ['an old time', { iat: nowSeconds - 61 }],
    ['a time to come', { iat: nowSeconds + 61 }],
    ['a time in milliseconds', { iat: nowSeconds * 1000 }],
    ['a time as text', { iat: String(nowSeconds) }],
    ['no nonce', { jti: undefined }],
    ['a nonce that is no UUID', { jti: 'x' }],
    ['a header name that nobody declared', { exp: nowSeconds + 9 }],
    ['a key of its own', { jwk: { kty: 'RSA' } }],
  ])('refuses %s', async (_what, header) => {
    expect(await open(await seal(header))).toBeUndefined();
  });

  it.each([
    ['none', { alg: 'none' }],
    ['dir', { alg: 'dir' }],
    ['RSA1_5', { alg: 'RSA1_5' }],
    ['RSA-OAEP with SHA-1', { alg: 'RSA-OAEP' }],
    ['zip', { zip: 'DEF' }],
    ['an unknown crit', { crit: ['b64'], b64: false }],
    ['a name that nobody declared', { note: 'harmless' }],
    ['another content algorithm', { enc: 'A128GCM' }],
    ['another method', { htm: 'GET' }],
  ])('refuses %s in a header that is sealed with the rest (R94)', async (_what, header) => {
    expect(await open(await sealUnder(header))).toBeUndefined();
  });

  it('opens what was sealed by hand under a good header', async () => {
    expect(await open(await sealUnder({}))).toEqual(payload);
  });

  it.each([
    ['a header that it refuses', () => sealUnder({ htm: 'GET' })],
    ['a key that it does not know', () => sealUnder({ kid: 'k2' })],
    ['nonsense', async () => 'a.b.c.d.e'],
  ])('spends one operation of the private key on %s (R96)', async (_what, make) => {
    const compact = await make();
    const decrypt = vi.spyOn(crypto.subtle, 'decrypt');
    await open(compact);
    const names = decrypt.mock.calls.map(([algorithm]) => (algorithm as { name: string }).name);
    decrypt.mockRestore();
    expect(names).toEqual(['RSA-OAEP']);
  });

  it('accepts 60 seconds either way', async () => {
    expect(await open(await seal({ iat: nowSeconds - 60 }))).toEqual(payload);
    expect(await open(await seal({ iat: nowSeconds + 60 }))).toEqual(payload);
  });

  it('opens a call once (R95)', async () => {
    const compact = await seal();
    expect(await open(compact)).toEqual(payload);
    expect(await open(compact)).toBeUndefined();
  });

  it('does not spend the nonce of a call that failed', async () => {
    const jti = crypto.randomUUID();
    expect(await open((await seal({ jti })).slice(0, -2))).toBeUndefined();
    expect(await open(await seal({ jti }))).toEqual(payload);
  });

  it('refuses a change of any part', async () => {
    const parts = (await seal()).split('.');
    for (const index of parts.keys()) {
      const part = parts[index] ?? '';
      const flipped = `${part.startsWith('A') ? 'B' : 'A'}${part.slice(1)}`;
      expect(await open(parts.with(index, flipped).join('.')), `part ${index}`).toBeUndefined();
    }
  });

  it.each(['', '.', 'a.b.c.d', 'a.b.c.d.e.f', `${'a'.repeat(40_000)}.b.c.d.e`, '{}', 'é.b.c.d.e'])(
    'refuses %.20s',
    async (compact) => {
      expect(await open(compact)).toBeUndefined();
    },
  );

  it.each([
    [String.raw`{"username":"\u0000"}`, 'json_nul'],
    [String.raw`{"username":"\ud800"}`, 'json_surrogate'],
  ])('tells of the typed sign in %s as a plain body does', async (text, rule) => {
    await expect(open(await seal({}, text))).rejects.toMatchObject({
      code: 'validation_failed',
      data: { fields: [{ path: '', rule }] },
    });
  });

  it.each(['', 'text', '{"a":1,"a":2}', '{"__proto__":{}}', '[['])(
    'refuses the plaintext %s',
    async (text) => {
      expect(await open(await seal({}, text))).toBeUndefined();
    },
  );
});
