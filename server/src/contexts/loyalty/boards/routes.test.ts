import { endpoints } from '@portal/protocol/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { registerMember } from '../../../../test/factories/identity.ts';
import { gamesOf, pointsKey } from '../../../../test/factories/loyalty.ts';
import { enterOwner, reason } from '../../../../test/factories/operators.ts';
import { runningServer } from '../../../../test/factories/running.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { payBoards } from './use-cases/pay-boards.ts';

const test = testDatabase();
const server = runningServer(test);
const { createBoard, listBoards, endBoard, listLeaderboards, changeBoardName } = endpoints;

function bodyOf(changes: object = {}) {
  const today = Temporal.PlainDate.from(String(test.clock.now()).slice(0, 10));
  return {
    names: { en: 'Week of the sails' },
    metric: 'WIN_SUM',
    category: 'RNG',
    leastStake: '0',
    opensOn: String(today),
    closesOn: String(today.add({ days: 6 })),
    prizes: ['60.00', '30.00'],
    multiple: 1,
    reason,
    ...changes,
  };
}

describe('boards of a running site', () => {
  beforeEach(() => test.clock.advance({ seconds: 5 }));

  it('are made at the desk, seen by members, and ended', async () => {
    const owner = await enterOwner(server);
    const made = await owner.call(createBoard, { body: bodyOf(), key: pointsKey() });
    expect(made.code).toBeUndefined();
    const id = createBoard.reply.parse(made.value).board?.id ?? 'brd_0';
    const browser = server.browser();
    await registerMember(browser);
    const { value } = await browser.call(listLeaderboards);
    const seen = listLeaderboards.reply.parse(value);
    expect(seen.list.find((board) => board.id === id)).toMatchObject({
      state: 'RUNNING',
      prizes: ['60.00', '30.00'],
      places: [],
      own: null,
    });
    const hidden = await browser.call(changeBoardName, { body: { isHidden: true } });
    expect(hidden.value).toEqual({ isHidden: true });
    const after = await browser.call(listLeaderboards);
    expect(after.value).toMatchObject({ isHidden: true });
    await browser.call(changeBoardName, { body: { isHidden: false } });
    const end = { params: { id }, body: { reason } };
    expect((await owner.call(endBoard, end)).code).toBeUndefined();
    expect((await owner.call(endBoard, end)).code).toBe('board_over');
    const lost = { ...end, params: { id: 'brd_nowhere0001' } };
    expect((await owner.call(endBoard, lost)).code).toBe('not_found');
    const listed = await owner.call(listBoards);
    const [newest] = listBoards.reply.parse(listed.value).list;
    expect(newest).toMatchObject({ id, players: 0 });
  });

  it('are taken back before they begin, seen by no member, and pay nothing', async () => {
    const owner = await enterOwner(server);
    const tomorrow = String(Temporal.PlainDate.from(bodyOf().opensOn).add({ days: 1 }));
    const made = await owner.call(createBoard, {
      body: bodyOf({ opensOn: tomorrow }),
      key: pointsKey(),
    });
    expect(made.code).toBeUndefined();
    const id = createBoard.reply.parse(made.value).board?.id ?? 'brd_0';
    const end = { params: { id }, body: { reason } };
    expect((await owner.call(endBoard, end)).value).toMatchObject({ id, state: 'WITHDRAWN' });
    expect((await owner.call(endBoard, end)).code).toBe('board_over');
    const browser = server.browser();
    await registerMember(browser);
    const { list } = listLeaderboards.reply.parse((await browser.call(listLeaderboards)).value);
    expect(list.map((board) => board.id)).not.toContain(id);
    test.clock.advance({ hours: 24 * 9 });
    await test.inUnit((ctx) => payBoards(ctx, gamesOf(test)));
    const late = await enterOwner(server);
    const boards = listBoards.reply.parse((await late.call(listBoards)).value).list;
    expect(boards.find((board) => board.id === id)).toMatchObject({
      state: 'WITHDRAWN',
      paidAt: null,
    });
  });

  it('refuses names of no language, without English, and with marks that turn the text', async () => {
    const owner = await enterOwner(server);
    for (const names of [{ en: 'Sails', '-1': 'x' }, { ar: 'أشرعة' }, { en: 'a\u202eb' }]) {
      const answer = await owner.call(createBoard, { body: bodyOf({ names }), key: pointsKey() });
      expect(answer.code).toBe('validation_failed');
    }
  });

  it('refuses prizes that are none and lower ranks that get more', async () => {
    const owner = await enterOwner(server);
    for (const prizes of [['0.00'], ['1.00', '2.00']]) {
      const answer = await owner.call(createBoard, { body: bodyOf({ prizes }), key: pointsKey() });
      expect(answer.code).toBe('board_invalid');
    }
  });
});
