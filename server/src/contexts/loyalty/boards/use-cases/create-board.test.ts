import { describe, expect, it } from 'vitest';
import { boardOf, pointsKeeper } from '../../../../../test/factories/loyalty.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { siteDay } from '../../../../platform/site-date.ts';
import type { BoardForm } from '../store-boards.ts';
import { createBoard } from './create-board.ts';

const test = testDatabase();

function create(changes: Partial<BoardForm>, jurisdiction: string) {
  const options = { actor: pointsKeeper, site: { jurisdiction } };
  return test.inUnit((ctx) => {
    const some = { metric: 'WIN_SUM', prizes: [10_000n, 5000n] } as const;
    const form = boardOf(siteDay(ctx), { ...some, ...changes });
    return createBoard(ctx, { form, reason: 'For a test.' });
  }, options);
}

describe('createBoard', () => {
  it('refuses what no board can be, then play that the law bars (R16)', async () => {
    const rising = create({ prizes: [1n, 2n] }, 'GB');
    await expect(rising).rejects.toMatchObject({ code: 'board_invalid' });
    await expect(create({}, 'GB')).rejects.toMatchObject({
      code: 'promotion_faulty',
      data: { fault: 'more_than_one_category' },
    });
    const narrow = create({ vendorCode: 'PG' }, 'GB');
    await expect(narrow).rejects.toMatchObject({ code: 'board_scope' });
    const tomorrow = '2027-01-01';
    const later = { gameId: 'tide-lanterns', opensOn: tomorrow, closesOn: tomorrow };
    expect(await create(later, 'DEFAULT')).toMatchObject({ gameId: 'tide-lanterns' });
    expect(await create({ multiple: 0 }, 'GB')).toMatchObject({ multiple: 0 });
    expect(await create({}, 'DEFAULT')).toMatchObject({ multiple: 1 });
  });
});
