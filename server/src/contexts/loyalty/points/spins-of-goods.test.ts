import { assertDefined, currency, formatAmount } from '@portal/money';
import { mostFreeSpins } from '@portal/protocol';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { actorOf, houseSlot, openGamesEnv } from '../../../../test/factories/games.ts';
import {
  buildGoods,
  earnPoints,
  owedOf,
  pointsKeeper,
} from '../../../../test/factories/loyalty.ts';
import { buildMember } from '../../../../test/factories/members.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { stakesOf } from '../../catalog/index.ts';
import { createMember } from '../../members/index.ts';
import { pointsBalance } from './books.ts';
import type { FreeSpinsGift } from './goods.ts';
import { changeGoods } from './use-cases/change-goods.ts';
import { decideRedeem } from './use-cases/decide-redeem.ts';
import { redeemPoints } from './use-cases/redeem-points.ts';

const test = testDatabase();
const rules = {
  settings: () => ({
    hasVip: true,
    convertDayMostMinor: 50_000n,
    autoApproveMost: 2000n,
    allowCancel: false,
  }),
};
let gift: FreeSpinsGift;
let stakeMinor: bigint;

beforeAll(async () => {
  const { snapshot } = await openGamesEnv(test);
  const game = houseSlot(snapshot);
  ({ stakeMinor } = assertDefined(stakesOf(game, 'USD')[0], 'a stake'));
  const stakeAmount = formatAmount(stakeMinor, currency('USD'));
  gift = { nodeId: game.nodeId, count: 10, stakeAmount, days: 7 };
});

const buildSpins = (freeSpins = gift) =>
  buildGoods(test, { kind: 'FREEBET', rewardMinor: 0n, points: 20n, freeSpins });

async function order(points: bigint, quantity: number, freeSpins = gift) {
  const goods = await buildSpins(freeSpins);
  const member = buildMember();
  await test.inUnit((ctx) => createMember(ctx, member));
  const actor = actorOf({ memberId: member.id, isTrial: false });
  await earnPoints(test, { memberId: actor.id, points });
  const command = { goodsId: goods.id, quantity, address: undefined };
  const redeem = await test.inUnit((ctx) => redeemPoints(ctx, command, { ...rules, owedOf }), {
    actor,
  });
  return { goods, redeem, memberId: actor.id };
}

function decide(id: `rdm_${string}`, decision: 'APPROVED' | 'REJECTED') {
  const command = { id, decision, remark: 'As it was asked.', trackingNo: undefined };
  return test.inUnit((ctx) => decideRedeem(ctx, command), { actor: pointsKeeper });
}

async function spinsOf(memberId: string) {
  const { rows } = await test.database().pool.query<Record<string, unknown>>(
    `select node_id as "nodeId", stake_minor as "stakeMinor", spins_given as given, reference,
            play->>'multiple' as multiple
       from free_spins where member_id = $1`,
    [memberId],
  );
  return rows;
}

describe('an item of the mall that is rounds of a slot (D2, FREEBET)', () => {
  beforeEach(() => test.clock.advance({ hours: 24 }));

  it('gives them with the approval, as many as were ordered, on the terms of the order', async () => {
    const { goods, redeem, memberId } = await order(40n, 2);
    expect([redeem.state, await spinsOf(memberId)]).toEqual(['IN_PROCESS', []]);
    const form = { ...goods, freeSpins: { ...gift, count: 50 } };
    const change = { id: goods.id, version: goods.version, form, reason: 'More for all.' };
    await test.inUnit((ctx) => changeGoods(ctx, change), { actor: pointsKeeper });
    await decide(redeem.id, 'APPROVED');
    const { nodeId } = gift;
    const reference = redeem.id;
    expect(await spinsOf(memberId)).toEqual([
      { nodeId, stakeMinor, given: 20, reference, multiple: '1' },
    ]);
  });

  it('gives none with a rejection, and the points back', async () => {
    const { redeem, memberId } = await order(20n, 1);
    await decide(redeem.id, 'REJECTED');
    expect(await spinsOf(memberId)).toEqual([]);
    expect(await test.inUnit((ctx) => pointsBalance(ctx, memberId))).toBe(20n);
  });

  it('refuses more rounds in one order than one gift holds', async () => {
    const count = mostFreeSpins / 2;
    await expect(order(60n, 3, { ...gift, count })).rejects.toMatchObject({
      code: 'goods_limit',
      data: { left: 2 },
    });
  });

  it.each([
    ['no slot of the house', { nodeId: 'nowhere' }],
    ['a stake that it does not offer', { stakeAmount: '0.07' }],
  ])('refuses an item on %s', async (_, changes) => {
    await expect(buildSpins({ ...gift, ...changes })).rejects.toMatchObject({
      code: 'promotion_slot_unknown',
    });
  });
});
