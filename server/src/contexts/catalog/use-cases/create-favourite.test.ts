import { assertDefined } from '@portal/money';
import { beforeAll, describe, expect, it } from 'vitest';
import { openCatalogue } from '../../../../test/factories/catalog.ts';
import { actorOf, buildPlayer } from '../../../../test/factories/games.ts';
import { testDatabase } from '../../../../test/harness.ts';
import type { Snapshot } from '../catalogue.ts';
import { createFavourite, mostFavourites } from './create-favourite.ts';
import { deleteFavourite } from './delete-favourite.ts';
import { listFavourites } from './list-favourites.ts';

const test = testDatabase();
let snapshot: Snapshot;

beforeAll(async () => {
  snapshot = await (await openCatalogue(test)).current();
});

async function newMember() {
  const actor = actorOf(await buildPlayer(test));
  const vendorOf = (nodeId: string) => snapshot.byNodeId.get(nodeId)?.vendorCode ?? 'AG';
  return {
    id: actor.id,
    add: (nodeId: string, vendor = vendorOf(nodeId)) => {
      test.clock.advance({ seconds: 1 });
      const command = { snapshot, nodeId, vendor };
      return test.inUnit((ctx) => createFavourite(ctx, command), { actor });
    },
    remove: (nodeId: string) => test.inUnit((ctx) => deleteFavourite(ctx, { nodeId }), { actor }),
    list: (query: { page?: number; pageSize?: number; gameType?: 'RNG' | 'LIVE' | 'HOT' } = {}) =>
      test.inUnit((ctx) => listFavourites(ctx, { snapshot, ...query }), { actor }),
  };
}

describe('createFavourite', () => {
  it('refuses game_not_found, also for a game of another vendor, then favourites_full', async () => {
    const member = await newMember();
    const ids = snapshot.entries.slice(0, mostFavourites + 1).map(({ game }) => game.nodeId);
    await test.database().pool.query(
      `insert into favourites (member_id, node_id, added_at)
       select $1, unnest($2::text[]), '2026-01-01'`,
      [member.id, ids.slice(0, mostFavourites)],
    );
    await expect(member.add('999')).rejects.toMatchObject({ code: 'game_not_found' });
    const other = snapshot.entries.find(({ game }) => game.vendorCode !== 'AG');
    await expect(
      member.add(assertDefined(other, 'another vendor').game.nodeId, 'AG'),
    ).rejects.toMatchObject({ code: 'game_not_found' });
    await expect(member.add(ids.at(-1) ?? '')).rejects.toMatchObject({
      code: 'favourites_full',
      data: { most: 500 },
    });
    expect(await member.add(ids[0] ?? '')).toMatchObject({ isFavourite: true });
  });

  it('adds for this member only, and may be repeated', async () => {
    const [member, other] = [await newMember(), await newMember()];
    await member.add('100002');
    expect(await member.add('100002')).toEqual({ nodeId: '100002', isFavourite: true });
    expect(await member.list()).toMatchObject({ nodeIds: ['100002'], total: 1 });
    expect(await other.list()).toMatchObject({ nodeIds: [], games: [], total: 0, totalPages: 0 });
  });

  it('adds a game once when two calls come at once', async () => {
    const member = await newMember();
    await Promise.all([member.add('100003'), member.add('100003')]);
    expect((await member.list()).nodeIds).toEqual(['100003']);
  });
});

describe('deleteFavourite', () => {
  it('lets go of a game, and of one that nobody has any more', async () => {
    const member = await newMember();
    await member.add('100002');
    expect(await member.remove('100002')).toEqual({ nodeId: '100002', isFavourite: false });
    expect(await member.remove('999')).toEqual({ nodeId: '999', isFavourite: false });
    expect((await member.list()).nodeIds).toEqual([]);
  });
});

describe('listFavourites', () => {
  it('gives page after page, the game added last first, and all ids with each', async () => {
    const member = await newMember();
    for (const nodeId of ['100002', '100003', '100004']) {
      await member.add(nodeId);
    }
    const second = await member.list({ page: 2, pageSize: 2 });
    expect(second.nodeIds).toEqual(['100004', '100003', '100002']);
    expect(second.games.map(({ nodeId }) => nodeId)).toEqual(['100002']);
    expect(second).toMatchObject({ pageNum: 2, pageSize: 2, totalPages: 2, total: 3 });
    expect((await member.list()).pageSize).toBe(20);
    expect((await member.list({ gameType: 'RNG' })).total).toBe(3);
    expect((await member.list({ gameType: 'HOT' })).total).toBe(3);
    expect(await member.list({ gameType: 'LIVE' })).toMatchObject({ total: 0, totalPages: 0 });
  });
});
