import { describe, expect, it } from 'vitest';
import { buildMember } from '../../../../../test/factories/members.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { lookAtPlayers, moneyVerdicts } from '../../../limits/index.ts';
import { createMember } from '../../../members/index.ts';
import { openDemands } from '../../reads.ts';
import { verificationOf } from '../standing.ts';
import { demandPapers } from './demand-papers.ts';

const test = testDatabase();

describe('demandPapers', () => {
  it('asks for the first papers that do not stand, and holds money out (R19)', async () => {
    const member = buildMember();
    const memberId = member.id;
    await test.inUnit((ctx) => createMember(ctx, member));
    const reason = '60000.00 THB came in within 24 hours; the figure is 50000.00.';
    const facts = { sum: '60000.00', figure: '50000.00' };
    await test.inUnit((ctx) => demandPapers(ctx, { memberId, reason, facts }));
    const { proofs, holdsMoney } = await test.inUnit((ctx) => verificationOf(ctx, memberId));
    expect(holdsMoney).toBe(true);
    expect(proofs.map(({ kind, demand }) => [kind, demand?.cause])).toEqual([
      ['identity', 'amount'],
      ['address', undefined],
    ]);
    expect(await test.inUnit((ctx) => openDemands(ctx, memberId))).toBe(1);
    const verdicts = await test.inUnit(async (ctx) => {
      const players = await lookAtPlayers(ctx, [memberId]);
      const claims = [{ memberId, move: 'withdraw', amountMinor: 1n }] as const;
      return moneyVerdicts(ctx, players, claims);
    });
    expect(verdicts).toMatchObject([{ ok: false, code: 'identity_unverified' }]);
  });
});
