import { describe, expect, it } from 'vitest';
import { missionOf, pointsKeeper, missionGifts } from '../../../../../test/factories/loyalty.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import type { MissionForm } from '../store-missions.ts';
import { createMission } from './create-mission.ts';

const test = testDatabase();

const create = (form: Partial<MissionForm>, jurisdiction: string) =>
  test.inUnit(
    (ctx) => createMission(ctx, { form: missionOf(form), reason: 'For a test.' }, missionGifts),
    { actor: pointsKeeper, site: { jurisdiction } },
  );

describe('createMission', () => {
  it('refuses what no mission can be, then play that the law bars (R16)', async () => {
    const nameless = create({ names: { en: '' }, multiple: 1 }, 'GB');
    await expect(nameless).rejects.toMatchObject({ code: 'mission_invalid' });
    await expect(create({ multiple: 1 }, 'GB')).rejects.toMatchObject({
      code: 'promotion_faulty',
      data: { fault: 'more_than_one_category' },
    });
    const ofGame = { kind: 'VALID_SUM', gameId: 'a-game', multiple: 1 } as const;
    await expect(create(ofGame, 'GB')).rejects.toMatchObject({ code: 'mission_scope' });
    expect(await create({ multiple: 0 }, 'GB')).toMatchObject({ multiple: 0 });
    expect(await create({ multiple: 1 }, 'DEFAULT')).toMatchObject({ multiple: 1 });
  });
});
