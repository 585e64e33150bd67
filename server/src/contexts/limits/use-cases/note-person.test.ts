import { describe, expect, it } from 'vitest';
import { buildStake, codesOf, placeStakes } from '../../../../test/factories/limits.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { notePerson } from './note-person.ts';

const test = testDatabase();
const memberId = 'mbr_noteperson01' as const;

const stake = () =>
  test.inUnit(async (ctx) => codesOf(await placeStakes(ctx, [buildStake(memberId)])).join(), {
    site: { jurisdiction: 'MT' },
  });
const note = (person: Omit<Parameters<typeof notePerson>[1], 'memberId'>) =>
  test.inUnit((ctx) => notePerson(ctx, { memberId, ...person }));

describe('notePerson', () => {
  it('lets play begin with the whole proof, and stops it when that ends (R18)', async () => {
    await note({ bornOn: '1990-02-28', proof: 'kept' });
    expect(await stake()).toBe('identity_unverified');
    await note({ bornOn: undefined, proof: 'whole' });
    expect(await stake()).toBe('ok');
    await note({ bornOn: undefined, proof: 'kept' });
    expect(await stake()).toBe('ok');
    await note({ bornOn: undefined, proof: 'ended' });
    expect(await stake()).toBe('identity_unverified');
    const { rows } = await test
      .database()
      .pool.query('select born_on::text from persons where member_id = $1', [memberId]);
    expect(rows).toEqual([{ born_on: '1990-02-28' }]);
  });
});
