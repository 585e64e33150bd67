import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../../test/harness.ts';
import { createKeyRing } from './key-ring.ts';

const test = testDatabase();
const ring = () =>
  createKeyRing({ database: test.database(), clock: test.clock, cipher: test.cipher });

describe('createKeyRing', () => {
  it('makes one key when several processes start together, RSA of 3072 bits', async () => {
    const keys = await Promise.all([ring().publicKey(), ring().publicKey(), ring().publicKey()]);
    expect(new Set(keys.map((key) => key.kid)).size).toBe(1);
    const [key] = keys;
    expect(Buffer.from(key?.n ?? '', 'base64url')).toHaveLength(384);
    expect(key).toMatchObject({ kty: 'RSA', alg: 'RSA-OAEP-256', use: 'enc' });
    expect(key).not.toHaveProperty('d');
  });

  it('takes a new key when the one in use is 30 days old, once', async () => {
    const before = await ring().publicKey();
    expect(await test.inUnit((ctx) => ring().rotateIfDue(ctx.tx))).toBe(false);
    test.clock.advance({ hours: 24 * 30 + 1 });
    const due = [1, 2, 3].map(() => test.inUnit((ctx) => ring().rotateIfDue(ctx.tx)));
    expect((await Promise.all(due)).filter(Boolean)).toHaveLength(1);
    expect((await ring().publicKey()).kid).not.toBe(before.kid);
  });

  it('opens with a retired key for an hour and no longer (R96)', async () => {
    const old = ring();
    const { kid } = await old.publicKey();
    await old.rotateNow();
    test.clock.advance({ minutes: 59 });
    expect(await old.privateKey(kid)).toBeDefined();
    expect(await ring().privateKey(kid)).toBeDefined();
    test.clock.advance({ minutes: 2 });
    expect(await old.privateKey(kid)).toBeUndefined();
    expect(await ring().privateKey(kid)).toBeUndefined();
  });

  it('knows a key that another process made a moment ago', async () => {
    const here = ring();
    await here.publicKey();
    test.clock.advance({ seconds: 2 });
    const there = ring();
    await there.rotateNow();
    const { kid } = await there.publicKey();
    expect(await here.privateKey(kid)).toBeDefined();
    expect(await here.privateKey('no-such-key')).toBeUndefined();
  });

  it('spends a nonce once for all processes, and forgets it when it is stale', async () => {
    const jti = '7d4c4bb0-0000-4000-8000-000000000001';
    const expiresAt = test.clock.now().add({ seconds: 61 });
    const claims = Array.from({ length: 20 }, () => ring().claim(jti, expiresAt));
    expect((await Promise.all(claims)).filter(Boolean)).toHaveLength(1);
    test.clock.advance({ seconds: 62 });
    await test.inUnit((ctx) => ring().purgeNonces(ctx.tx));
    const { rows } = await test.database().pool.query('select jti from used_nonces');
    expect(rows).toEqual([]);
  });
});
