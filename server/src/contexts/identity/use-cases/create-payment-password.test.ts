import { describe, expect, it } from 'vitest';
import { buildCredential } from '../../../../test/factories/identity.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { createCredential } from './create-credential.ts';
import { createPaymentPassword } from './create-payment-password.ts';

const test = testDatabase();

describe('createPaymentPassword', () => {
  it('stands beside the credential, as a hash, one at a time', async () => {
    const credential = buildCredential();
    const { subjectId, passwordHash } = credential;
    const create = () =>
      test.inUnit((ctx) => createPaymentPassword(ctx, { subjectId, passwordHash }));
    await expect(create()).rejects.toMatchObject({ code: '23503' });
    await test.inUnit((ctx) => createCredential(ctx, credential));
    await create();
    await create();
    const { rows } = await test
      .database()
      .pool.query('select subject_id from payment_passwords where subject_id = $1', [subjectId]);
    expect(rows).toHaveLength(1);
    const clear = { subjectId, passwordHash: '123456' };
    await expect(test.inUnit((ctx) => createPaymentPassword(ctx, clear))).rejects.toMatchObject({
      code: '23514',
    });
  });
});
