import { describe, expect, it } from 'vitest';
import { buildCredential } from '../../../../test/factories/identity.ts';
import { buildMember } from '../../../../test/factories/members.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { createCredential } from '../../identity/index.ts';
import { findMember } from '../store.ts';
import { createMember } from './create-member.ts';
import { forgetTrials } from './forget-trials.ts';

const test = testDatabase();

async function admit(overrides: Parameters<typeof buildMember>[0] = {}) {
  const member = buildMember({ type: 4, kind: 'trial', ...overrides });
  await test.inUnit((ctx) => createMember(ctx, member));
  return member.id;
}

const isThere = async (id: `mbr_${string}`) =>
  (await test.inUnit((ctx) => findMember(ctx.tx, id))) !== undefined;

describe('forgetTrials', () => {
  it('forgets trials whose sessions are over, and nobody else', async () => {
    const over = await admit();
    const member = await admit({ type: 0, kind: 'member' });
    const kept = buildMember({ type: 4, kind: 'trial' });
    await test.inUnit(async (ctx) => {
      await createMember(ctx, kept);
      await createCredential(ctx, buildCredential({ subjectId: kept.id, isTrial: true }));
    });
    test.clock.advance({ hours: 47 });
    expect(await test.inUnit(forgetTrials)).toBe(0);
    test.clock.advance({ hours: 2 });
    const fresh = await admit();
    expect(await test.inUnit(forgetTrials)).toBe(1);
    expect(await Promise.all([over, member, kept.id, fresh].map(isThere))).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });
});
