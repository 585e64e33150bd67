import { describe, expect, it } from 'vitest';
import { buildMember } from '../../../../test/factories/members.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { createMember } from '../../members/index.ts';
import { keepProofs } from './keep-proofs.ts';
import { refuseManyProofs } from './refuse-many.ts';

const test = testDatabase();
const [sliceId, depositId] = ['slc_1', 'dep_1'] as const;
const picture = Buffer.from('RIFF....WEBPVP8 a slip of a bank');

describe('refuseManyProofs', () => {
  it('counts each side of a dispute for itself, up to ten pictures', async () => {
    const member = buildMember();
    const { id: memberId } = member;
    await test.inUnit((ctx) => createMember(ctx, member));
    const keep = (subjectId: string, count: number) => {
      const pictures = Array.from({ length: count }, () => picture);
      return test.inUnit((ctx) => keepProofs(ctx, { memberId, subjectId, pictures }));
    };
    const code = (side: 'payer' | 'receiver', adding: number) =>
      test
        .inUnit((ctx) => refuseManyProofs(ctx, { side, sliceId, depositId, adding }))
        .then(() => 'taken')
        .catch((error: unknown) => (error as { readonly code?: string }).code);
    // Slips of the payer lie beside the payment too.
    await keep(depositId, 9);
    await keep(sliceId, 9);
    expect([await code('payer', 1), await code('payer', 2)]).toEqual(['taken', 'proofs_enough']);
    expect(await code('receiver', 10)).toBe('taken');
    await keep(sliceId, 10);
    expect(await code('receiver', 1)).toBe('proofs_enough');
    expect(await code('payer', 1)).toBe('taken');
  });
});
