import { assertDefined } from '@portal/money';
import { beforeAll, expect, it } from 'vitest';
import { houseSlot, openGamesEnv } from '../../../../../test/factories/games.ts';
import { buildMember } from '../../../../../test/factories/members.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { stakesOf } from '../../../catalog/index.ts';
import { createMember } from '../../../members/index.ts';
import { giveFreeSpins } from './give-free-spins.ts';
import { withdrawFreeSpins } from './withdraw-free-spins.ts';

const test = testDatabase();
let slot: { readonly nodeId: string; readonly stakeMinor: bigint };

beforeAll(async () => {
  const game = houseSlot((await openGamesEnv(test)).snapshot);
  const { stakeMinor } = assertDefined(stakesOf(game, 'USD')[0], 'a stake');
  slot = { nodeId: game.nodeId, stakeMinor };
});

async function given(reference: string) {
  const row = buildMember();
  await test.inUnit((ctx) => createMember(ctx, row));
  const play = { multiple: 1, weights: {}, excludedGames: [], maxStakeMinor: null };
  const gift = { memberId: row.id, reference };
  const rounds = { ...slot, ...gift, count: 10, days: 7, play };
  await test.inUnit((ctx) => giveFreeSpins(ctx, rounds));
  return gift;
}

const none = { count: 0, worthMinor: 0n };

it('takes what was not played, once, and from nobody else', async () => {
  const gift = await given('rwd_withdrawn1');
  const foreign = { ...gift, memberId: 'mbr_somebody' } as const;
  expect(await test.inUnit((ctx) => withdrawFreeSpins(ctx, foreign))).toEqual(none);
  const withdraw = () => test.inUnit((ctx) => withdrawFreeSpins(ctx, gift));
  const both = await Promise.all([withdraw(), withdraw()]);
  const worthMinor = slot.stakeMinor * 10n;
  expect(both.toSorted((a, b) => b.count - a.count)).toEqual([{ count: 10, worthMinor }, none]);
});

it('leaves what nobody may play any more', async () => {
  const gift = await given('rwd_withdrawn2');
  test.clock.advance({ hours: 24 * 7 });
  expect(await test.inUnit((ctx) => withdrawFreeSpins(ctx, gift))).toEqual(none);
});
