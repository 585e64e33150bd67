import { describe, expect, it } from 'vitest';
import { buildPlayer, openGamesEnv, playSpins } from '../../../../test/factories/games.ts';
import { buildMember } from '../../../../test/factories/members.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { createMember } from '../../members/index.ts';
import { readWinners } from './read-winners.ts';

const test = testDatabase();

describe('readWinners', () => {
  it('masks who won, and leaves out whoever is gone', async () => {
    const env = await openGamesEnv(test);
    const [known, gone] = [await buildPlayer(test), await buildPlayer(test)];
    await test.inUnit((ctx) =>
      createMember(ctx, buildMember({ id: known.memberId, account: 'moonlit_kay' })),
    );
    await playSpins(test, env, { player: known, count: 40 });
    await playSpins(test, env, { player: gone, count: 40 });
    const winners = await test.inUnit(readWinners);
    expect(winners.length).toBeGreaterThan(0);
    expect(new Set(winners.map(({ player }) => player))).toEqual(new Set(['m***y']));
  });
});
