import { describe, expect, it } from 'vitest';
import { buildMember } from '../../../../test/factories/members.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { openFrom, sealShelf } from '../../../platform/secrets/picture-shelf.ts';
import type { Ctx } from '../../../platform/context.ts';
import { createMember } from '../../members/index.ts';
import { proofShelf } from './proof-shelf.ts';
import { findProof, insertProof } from './store-proofs.ts';

const test = testDatabase();
const clear = Buffer.from('RIFF....WEBPVP8 a slip of a bank');

describe('the shelf of proofs', () => {
  it('seals what stood in clear, some at a time, and leaves the rest alone (R24)', async () => {
    const member = buildMember();
    await test.inUnit((ctx) => createMember(ctx, member));
    const ids = Array.from({ length: 130 }, (_, at) => `prf_clear${at}` as const);
    await test.inUnit(async (ctx) => {
      const shared = { memberId: member.id, subjectId: 'dep_1', byKind: 'member' } as const;
      for (const id of ids) {
        await insertProof(ctx.tx, { ...shared, id, image: clear, at: ctx.clock.now() });
      }
    });
    const [id = 'prf_none'] = ids;
    const seal = (ctx: Ctx) => sealShelf(ctx, proofShelf);
    const read = () => test.inUnit((ctx) => findProof(ctx.tx, id));
    const open = async () => {
      const { image = clear } = (await read()) ?? {};
      return test.inUnit((ctx) => Promise.resolve(openFrom(ctx, proofShelf, { id, image })));
    };
    expect(await open()).toEqual(clear);
    expect(await test.inUnit(seal)).toBe(100);
    expect(await test.inUnit(seal)).toBe(30);
    expect(await test.inUnit(seal)).toBe(0);
    expect((await read())?.image.subarray(0, 4).toString()).not.toBe('RIFF');
    expect(await open()).toEqual(clear);
  });
});
