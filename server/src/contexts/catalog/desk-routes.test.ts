import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { registerMember } from '../../../test/factories/identity.ts';
import { enterOperator, reason } from '../../../test/factories/operators.ts';
import { runningServer } from '../../../test/factories/running.ts';
import { testDatabase } from '../../../test/harness.ts';

const test = testDatabase();
const server = runningServer(test);
const nodeId = '100001';

interface Act {
  readonly action: string;
  readonly reason: string;
}

async function actsOf(subject: string): Promise<readonly Act[]> {
  const statement = 'select action, reason from trail_entries where subject_id = $1 order by id';
  const { rows } = await test.database().pool.query<Act>(statement, [subject]);
  return rows;
}

describe('the switch of one game (R39)', () => {
  const act = { params: { nodeId }, body: { reason } };

  it('stops its launches within a second and leaves the others open; the trail has both', async () => {
    const operator = await enterOperator(test, server, 'risk');
    const member = server.browser();
    await registerMember(member);
    const launch = async (id: string) =>
      (await member.call(endpoints.launchGame, { body: { nodeId: id } })).code;
    const stopped = await operator.call(endpoints.stopGame, act);
    expect(stopped.value).toMatchObject({
      isOpen: false,
      stop: { reason },
      abilities: ['open', 'change'],
    });
    expect((await operator.call(endpoints.stopGame, act)).code).toBe('game_stands_so');
    test.clock.advance({ seconds: 1 });
    expect(await launch(nodeId)).toBe('game_under_maintenance');
    expect(await launch('100002')).toBeUndefined();
    const tile = await member.call(endpoints.readGame, { params: { nodeId } });
    expect(tile.value).toMatchObject({ isUnderMaintenance: true });
    const opened = await operator.call(endpoints.openGame, act);
    expect(opened.value).toMatchObject({ isOpen: true, stop: null });
    test.clock.advance({ seconds: 1 });
    expect(await launch(nodeId)).toBeUndefined();
    expect(await actsOf(nodeId)).toEqual([
      { action: 'game.stop', reason },
      { action: 'game.open', reason },
    ]);
  });

  it('knows no game that is not there, and is not for everybody', async () => {
    const operator = await enterOperator(test, server, 'risk');
    const nobody = { params: { nodeId: '5' }, body: { reason } };
    expect((await operator.call(endpoints.stopGame, nobody)).code).toBe('not_found');
    expect((await operator.call(endpoints.openGame, nobody)).code).toBe('not_found');
    const auditor = await enterOperator(test, server, 'auditor');
    expect((await auditor.call(endpoints.stopGame, act)).status).toBe(403);
    const list = await auditor.call(endpoints.listDeskGames, { query: { search: nodeId } });
    expect(list.value).toMatchObject({ total: 1, content: [{ nodeId, abilities: [] }] });
  });
});

describe('games at the desk', () => {
  it('are found by title, code, number, vendor, kind and state', async () => {
    const operator = await enterOperator(test, server, 'risk');
    const find = async (query: Readonly<Record<string, string>>) =>
      (await operator.call(endpoints.listDeskGames, { query })).value;
    const all = await find({ pageSize: '1' });
    const [first] = all['content'] as readonly { gameName: string; vendorCode: string }[];
    expect(all).toMatchObject({ pageNum: 1, totalPages: 9842, total: 9842 });
    const { gameName = '', vendorCode = '' } = first ?? {};
    expect(await find({ search: gameName.toUpperCase() })).toMatchObject({
      content: [{ gameName }],
    });
    const ofVendor = await find({ vendorCode, gameType: 'RNG', view: 'open' });
    expect(ofVendor['total']).toBeGreaterThan(1);
    expect(ofVendor['total']).toBeLessThan(9842);
    expect(await find({ vendorCode, view: 'stopped' })).toMatchObject({ content: [], total: 0 });
    expect(await find({ gameType: 'LIVE' })).toMatchObject({ total: 0 });
  });

  it('move in the lists, with what was before in the trail', async () => {
    const operator = await enterOperator(test, server, 'risk');
    const last = await operator.call(endpoints.listDeskGames, {
      query: { pageSize: '1', page: '9842' },
    });
    const [game] = last.value['content'] as readonly { nodeId: string }[];
    const params = { nodeId: game?.nodeId ?? '' };
    const place = {
      popularity: 1_000_000,
      gameGroupCode: 'HOT',
      gameClassify: 'JP',
      supportPlay: 1,
      titles: { ar: 'فانوس المرفأ' },
    } as const;
    const changed = await operator.call(endpoints.changeGame, {
      params,
      body: { ...place, reason },
    });
    expect(changed.value).toMatchObject(place);
    test.clock.advance({ seconds: 1 });
    const hot = await server.browser().call(endpoints.listHotGames, { query: { limitNum: '1' } });
    expect(hot.value).toMatchObject({ list: [{ ...params, tag: 'HOT', supportPlay: 1 }] });
    expect(await actsOf(params.nodeId)).toEqual([{ action: 'game.change', reason }]);
    const inArabic = { query: { limitNum: '1', language: 'AR' } };
    const named = await server.browser().call(endpoints.listHotGames, inArabic);
    expect(named.value).toMatchObject({ list: [{ ...params, displayName: 'فانوس المرفأ' }] });
    await operator.call(endpoints.changeGame, { params, body: { ...place, titles: {}, reason } });
    test.clock.advance({ seconds: 1 });
    const again = await server.browser().call(endpoints.listHotGames, inArabic);
    expect(again.value).not.toMatchObject({ list: [{ displayName: 'فانوس المرفأ' }] });
    const nobody = { params: { nodeId: '5' }, body: { ...place, reason } };
    expect((await operator.call(endpoints.changeGame, nobody)).code).toBe('not_found');
  });

  it('of a vendor from outside offer no free trial', async () => {
    await test.database().pool.query(`update games set design_id = '' where node_id = '100003'`);
    const operator = await enterOperator(test, server, 'risk');
    const changed = await operator.call(endpoints.changeGame, {
      params: { nodeId: '100003' },
      body: {
        popularity: 5,
        gameGroupCode: '',
        gameClassify: 'SL',
        supportPlay: 0,
        titles: {},
        reason,
      },
    });
    expect(changed.code).toBe('trial_not_offered');
  });
});

describe('the place of a vendor', () => {
  it('puts it before those with more games, and back again, with a trail', async () => {
    const operator = await enterOperator(test, server, 'risk');
    const slots = async () => {
      test.clock.advance({ seconds: 1 });
      const { json } = await server.browser().call(endpoints.listVendors);
      const rows = json?.['value'] as readonly {
        gameCategory: string;
        vendors: { vassalage: string }[];
      }[];
      return rows
        .find(({ gameCategory }) => gameCategory === 'RNG')
        ?.vendors.map(({ vassalage }) => vassalage);
    };
    const before = (await slots()) ?? [];
    const vendorCode = before.at(-1) ?? '';
    const move = (place: number | null) =>
      operator.call(endpoints.changeVendorPlace, {
        params: { vendorCode },
        body: { place, reason },
      });
    expect((await move(1)).value).toMatchObject({ vendorCode, place: 1 });
    expect(await slots()).toEqual([vendorCode, ...before.slice(0, -1)]);
    expect((await move(null)).value).toMatchObject({ vendorCode, place: null });
    expect(await slots()).toEqual(before);
    expect(await actsOf(vendorCode)).toEqual([
      { action: 'vendor.place', reason },
      { action: 'vendor.place', reason },
    ]);
  });

  it('is for no vendor that is not there, and not for everybody', async () => {
    const nobody = { params: { vendorCode: 'NOBODY' }, body: { place: 1, reason } };
    const operator = await enterOperator(test, server, 'risk');
    expect((await operator.call(endpoints.changeVendorPlace, nobody)).code).toBe('not_found');
    const auditor = await enterOperator(test, server, 'auditor');
    expect((await auditor.call(endpoints.changeVendorPlace, nobody)).status).toBe(403);
  });
});
