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
});
