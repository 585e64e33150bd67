import { describe, expect, it } from 'vitest';
import { benchDesk, newPromotion, rewardsBench } from '../../../../../test/factories/rewards.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { createPromotion } from './create-promotion.ts';

const test = testDatabase();
const bench = rewardsBench(test);

describe('createPromotion', () => {
  it('shows a draft to nobody, and tells the trail who made it and why', async () => {
    const draft = { ...newPromotion(test.clock.now(), {}), state: 'draft' } as const;
    const id = await test.inUnit((ctx) => createPromotion(ctx, draft), { actor: benchDesk });
    const member = await bench.member();
    expect(await member.see(id)).toBeUndefined();
    await expect(member.join(id)).rejects.toMatchObject({ code: 'not_found' });
    const { rows } = await test
      .database()
      .pool.query('select action, actor_id, reason from trail_entries where subject_id = $1', [id]);
    expect(rows).toEqual([
      { action: 'promotion.create', actor_id: benchDesk.id, reason: 'For a test.' },
    ]);
  });

  it.each([
    // R16: British rules allow ten times, and one kind of game.
    ['GB', 10, ['RNG'], undefined],
    ['GB', 11, ['RNG'], 'multiple_above_ten'],
    ['GB', 10, ['RNG', 'SPORTS'], 'more_than_one_category'],
    ['unknown', 10, ['RNG'], undefined],
    ['DEFAULT', 11, ['RNG', 'SPORTS'], undefined],
  ] as const)('under %s with %i times in %j: %s', async (jurisdiction, multiple, kinds, fault) => {
    const { offer, ...draft } = newPromotion(test.clock.now(), {});
    const weights = kinds.map((category) => ({ category, percent: 100 }));
    const wagering = { ...offer.wagering, multiple, weights };
    const form = { ...draft, offer: { ...offer, wagering } };
    const site = { jurisdiction };
    await bench.member();
    const made = test
      .inUnit((ctx) => createPromotion(ctx, form), { actor: benchDesk, site })
      .then(() => undefined)
      .catch((error: { data?: { fault?: string } }) => error.data?.fault ?? 'another');
    expect(await made).toBe(fault);
  });
});
