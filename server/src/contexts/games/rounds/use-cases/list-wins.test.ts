import { assertDefined } from '@portal/money';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildPlayer, buildSpin, openGamesEnv } from '../../../../../test/factories/games.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import type { GamesEnv } from '../../play.ts';
import { placeSpins } from '../../slots/use-cases/place-spins.ts';
import { listWins } from './list-wins.ts';

const test = testDatabase();
let env: GamesEnv;

beforeAll(async () => {
  env = await openGamesEnv(test);
});

function wins(query: { hours: number; limit: number }) {
  return test.inUnit((ctx) => listWins(ctx, query));
}

describe('listWins', () => {
  it('gives real wins above their stake, the largest first, and none that is too old', async () => {
    const player = await buildPlayer(test);
    const trial = await buildPlayer(test, { isTrial: true });
    const spins = Array.from({ length: 60 }, () => buildSpin(env, player));
    const answers = await test.inUnit((ctx) => placeSpins(ctx, env, spins));
    await test.inUnit((ctx) => placeSpins(ctx, env, [buildSpin(env, trial)]));
    const rounds = answers.map(({ done }) => assertDefined(done, 'a played round').round);
    const above = rounds.filter(({ winMinor, stakeMinor }) => winMinor > stakeMinor);
    expect(above.length).toBeGreaterThan(0);
    const expected = above.map(({ winMinor }) => winMinor).toSorted((a, b) => Number(b - a));
    const found = await wins({ hours: 24, limit: 200 });
    expect(found.map(({ winMinor }) => winMinor)).toEqual(expected);
    expect(new Set(found.map(({ memberId }) => memberId))).toEqual(new Set([player.memberId]));
    expect(await wins({ hours: 24, limit: 1 })).toEqual(found.slice(0, 1));
    test.clock.advance({ hours: 25 });
    expect(await wins({ hours: 24, limit: 200 })).toEqual([]);
  });
});
