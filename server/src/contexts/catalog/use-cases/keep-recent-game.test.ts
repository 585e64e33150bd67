import { beforeAll, describe, expect, it } from 'vitest';
import { openCatalogue } from '../../../../test/factories/catalog.ts';
import { actorOf, buildPlayer } from '../../../../test/factories/games.ts';
import { testDatabase } from '../../../../test/harness.ts';
import type { Snapshot } from '../catalogue.ts';
import { keepRecentGame } from './keep-recent-game.ts';
import { listRecentGames } from './list-recent-games.ts';

const test = testDatabase();
let snapshot: Snapshot;

beforeAll(async () => {
  snapshot = await (await openCatalogue(test)).current();
});

async function newMember() {
  const actor = actorOf(await buildPlayer(test));
  return {
    open: (nodeId: string) => {
      test.clock.advance({ seconds: 1 });
      return test.inUnit((ctx) => keepRecentGame(ctx, { memberId: actor.id, nodeId }));
    },
    ids: async (pageSize = 42) => {
      const page = await test.inUnit((ctx) => listRecentGames(ctx, { snapshot, pageSize }), {
        actor,
      });
      return page.games.map(({ nodeId }) => nodeId);
    },
  };
}

describe('keepRecentGame', () => {
  it('keeps each game once, the last one first, for this member only', async () => {
    const [member, other] = [await newMember(), await newMember()];
    await member.open('100002');
    await member.open('100003');
    await member.open('100002');
    expect(await member.ids()).toEqual(['100002', '100003']);
    expect(await other.ids()).toEqual([]);
  });

  it('keeps one of two launches at once', async () => {
    const member = await newMember();
    await Promise.all([member.open('100005'), member.open('100005')]);
    expect(await member.ids()).toEqual(['100005']);
  });

  it('forgets the oldest beyond sixty', async () => {
    const member = await newMember();
    const ids = snapshot.entries.slice(0, 61).map(({ game }) => game.nodeId);
    for (const nodeId of ids) {
      await member.open(nodeId);
    }
    const { rows } = await test
      .database()
      .pool.query('select count(*)::int as n from recent_games where node_id = $1', [ids[0]]);
    expect(rows).toEqual([{ n: 0 }]);
    expect((await member.ids(20))[0]).toBe(ids.at(-1));
  });
});
