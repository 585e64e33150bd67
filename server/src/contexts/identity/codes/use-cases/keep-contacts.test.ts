import { describe, expect, it } from 'vitest';
import { inOneForm, newNumber, proveNumber } from '../../../../../test/factories/codes.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { findProvenSubject } from '../store-contacts.ts';
import { keepContacts } from './keep-contacts.ts';

const test = testDatabase();

describe('keepContacts', () => {
  it('keeps addresses in one form, unproven until they are', async () => {
    const contacts = { email: ' Mika@Site.Example ', number: undefined, proof: undefined };
    await test.inUnit((ctx) => keepContacts(ctx, 'mbr_keptcontact', contacts));
    const { rows } = await test
      .database()
      .pool.query(
        `select channel, address, verified_at from contacts where subject_id = 'mbr_keptcontact'`,
      );
    expect(rows).toEqual([{ channel: 'email', address: 'mika@site.example', verified_at: null }]);
  });

  it('refuses a code that is no more, and keeps nothing', async () => {
    const number = inOneForm(newNumber());
    const contacts = {
      email: undefined,
      number,
      proof: { kind: 'code', id: 'cod_nothere1' } as const,
    };
    await expect(
      test.inUnit((ctx) => keepContacts(ctx, 'mbr_latecomer', contacts)),
    ).rejects.toMatchObject({ code: 'auth/code-expired' });
  });

  it('proves no number that a form names without a code, and tells its holder alone', async () => {
    const number = newNumber();
    await proveNumber(test, 'mbr_trueholder', number);
    const contacts = { email: undefined, number: inOneForm(number), proof: undefined };
    const kept = test.inUnit((ctx) => keepContacts(ctx, 'mbr_withoutcode', contacts));
    await expect(kept).resolves.toBeUndefined();
    const query = { channel: 'sms', address: inOneForm(number) } as const;
    expect(await test.inUnit((ctx) => findProvenSubject(ctx.tx, query))).toBe('mbr_trueholder');
    const { rows } = await test
      .database()
      .pool.query('select 1 from outbox where payload::text like $1', [`%${inOneForm(number)}%`]);
    expect(rows).toEqual([]);
  });

  it('lets anybody name a number that somebody else has proven, without proving it', async () => {
    const number = newNumber();
    await proveNumber(test, 'mbr_proofowner', number);
    const contacts = { email: undefined, number: inOneForm(number), proof: undefined };
    await test.inUnit((ctx) => keepContacts(ctx, 'mbr_namesake1', contacts));
    const { rows } = await test
      .database()
      .pool.query(
        'select subject_id from contacts where address = $1 and verified_at is not null',
        [inOneForm(number)],
      );
    expect(rows).toEqual([{ subject_id: 'mbr_proofowner' }]);
  });
});
