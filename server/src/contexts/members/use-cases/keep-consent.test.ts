import { expect, it } from 'vitest';
import { buildMember } from '../../../../test/factories/members.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { createMember } from './create-member.ts';
import { keepConsent } from './keep-consent.ts';

const test = testDatabase();

it('keeps what a member says later, with the version of the terms and its time', async () => {
  const member = buildMember();
  await test.inUnit((ctx) => createMember(ctx, member));
  test.clock.advance({ hours: 1 });
  const consent = { confirmedAge: 21, termsVersion: '2' };
  await test.inUnit((ctx) => keepConsent(ctx, member.id, consent));
  const { rows } = await test
    .database()
    .pool.query('select confirmed_age, terms_version, consented_at from members where id = $1', [
      member.id,
    ]);
  expect(rows).toEqual([{ confirmed_age: 21, terms_version: '2', consented_at: test.clock.now() }]);
});
