import { describe, expect, it } from 'vitest';
import { placeMember } from '../../../../../test/factories/agents.ts';
import { buildMember } from '../../../../../test/factories/members.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { createMember } from '../../../members/index.ts';
import { takePosition } from '../../use-cases/take-position.ts';
import { termsOf } from '../reads.ts';
import { insertTerms } from '../store-terms.ts';
import { storedTerms, usualTerms } from '../terms.ts';

const test = testDatabase();
const generous = { rates: { ...usualTerms.rates, LIVE: 9000 }, prizeGroup: 1950 };

describe('grantFirstTerms', () => {
  it('gives a newcomer what a link promised, and no more than its agent holds today', async () => {
    const agent = await test.inUnit((ctx) => placeMember(ctx, { isAgent: true }));
    const join = (groupQuotas: { group: number; accounts: number }[] = []) =>
      test.inUnit(async (ctx) => {
        const member = buildMember();
        await createMember(ctx, member);
        await takePosition(ctx, {
          memberId: member.id,
          isAgent: false,
          uplineId: agent.id,
          linkCode: null,
          referrerId: null,
          opening: { isAgent: false, terms: generous },
          groupQuotas,
        });
        return (await termsOf(ctx, [member.id])).get(member.id);
      });
    expect(await join()).toEqual(usualTerms);
    await test.inUnit((ctx) =>
      insertTerms(ctx.tx, {
        ...storedTerms({ ...generous, prizeGroup: 1940 }),
        memberId: agent.id,
        effectiveAt: ctx.clock.now(),
        setAt: ctx.clock.now(),
        setBy: 'opr_00000001',
      }),
    );
    expect(await join()).toEqual({ ...generous, prizeGroup: 1940 });
    // A full group of a link opens the next one below that has room (A9).
    const quotas = [1940, 1938].map((group) => ({ group, accounts: 1 }));
    expect(await join(quotas)).toEqual({ ...generous, prizeGroup: 1938 });
    expect(await join(quotas)).toEqual({ ...generous, prizeGroup: 1936 });
  });
});
