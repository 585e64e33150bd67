import { exportJWK, generateKeyPair } from 'jose';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../../../test/harness.ts';
import { systemRandom } from '../../../platform/random.ts';
import { createSecretCipher } from '../../../platform/secrets/secret-cipher.ts';
import { createKeyRing } from '../key-ring.ts';
import { renewKeySecrets } from './renew-key-secrets.ts';

const test = testDatabase();
const [oldKey, newKey] = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)];
const random = systemRandom();

const rowsInClear = async () => {
  const query = 'select kid from encryption_keys where private_jwk is not null';
  return (await test.database().pool.query<Record<string, unknown>>(query)).rows;
};

describe('renewKeySecrets', () => {
  it('encrypts keys that stand in clear, and puts all under a key that comes later', async () => {
    const pair = await generateKeyPair('RSA-OAEP-256', { modulusLength: 3072, extractable: true });
    const jwk = JSON.stringify(await exportJWK(pair.privateKey));
    await test
      .database()
      .pool.query(
        'insert into encryption_keys (kid, private_jwk, created_at) values ($1, $2, $3)',
        ['in-clear', jwk, String(test.clock.now())],
      );
    const first = createSecretCipher({ keys: [oldKey], random });
    const renew = (cipher: typeof first) =>
      test.inUnit(({ tx }) => renewKeySecrets({ tx, cipher }));
    expect(await renew(first)).toBe(1);
    expect(await rowsInClear()).toEqual([]);
    expect(await renew(first)).toBe(0);

    const second = createSecretCipher({ keys: [newKey, oldKey], random });
    expect(await Promise.all([renew(second), renew(second)])).toContain(1);
    const { clock } = test;
    // The earlier key is not needed any more.
    const cipher = createSecretCipher({ keys: [newKey], random });
    const ring = createKeyRing({ database: test.database(), clock, cipher });
    expect((await ring.publicKey()).kid).toBe('in-clear');
  });

  it('stops the start when the key that it needs is not given', async () => {
    const strange = createSecretCipher({ keys: [new Uint8Array(32).fill(9)], random });
    const renewal = test.inUnit(({ tx }) => renewKeySecrets({ tx, cipher: strange }));
    await expect(renewal).rejects.toThrow(
      /encrypted with the key [0-9a-f]{16}, which is not given/u,
    );
  });
});
