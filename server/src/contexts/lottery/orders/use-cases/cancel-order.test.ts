import { assertDefined } from '@portal/money';
import { describe, expect, it } from 'vitest';
import { lotterySale } from '../../../../../test/factories/lottery.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import type { MemberActor } from '../../../../platform/context.ts';
import type { OrderId } from '../order.ts';
import { selectTicketsOfOrder } from '../store-orders.ts';
import { cancelOrder } from './cancel-order.ts';
import { takeOrders } from './take-orders.ts';

const test = testDatabase();
const { openBets, openGame, enterPlayer, cashOf, orderOf } = lotterySale(test);

async function placeOne(actor: MemberActor, gameCode: string): Promise<OrderId> {
  const order = orderOf(actor, { gameCode, nums: ['07'] });
  const [answer] = await test.inUnit((ctx) => takeOrders(ctx, openBets(), [order]));
  return assertDefined(answer?.done, 'an order that was placed').order.id;
}

function takeBack(
  actor: MemberActor,
  orderId: OrderId,
  lotteryCancelsPerDay: number,
  issueNos?: readonly string[],
) {
  const cancelling = { orderId, issueNos };
  return test.inUnit((ctx) => cancelOrder(ctx, openBets(), cancelling), {
    actor,
    site: { lotteryCancelsPerDay },
  });
}

describe('cancelOrder', () => {
  it('takes an order back once, though three ask at once, and says so to the others', async () => {
    const { gameCode } = await openGame();
    const actor = await enterPlayer(10_000n);
    const orderId = await placeOne(actor, gameCode);
    const answers = await Promise.allSettled([1, 2, 3].map(() => takeBack(actor, orderId, 20)));
    const refused = answers.flatMap((answer) =>
      answer.status === 'rejected' ? [answer.reason as unknown] : [],
    );
    expect(refused).toMatchObject([
      { code: 'lottery_order_cancelled' },
      { code: 'lottery_order_cancelled' },
    ]);
    expect(await cashOf(actor.id)).toBe(10_000n);
  });

  it('takes an issue back that is named twice, and none that is not of the order', async () => {
    const { gameCode } = await openGame();
    const actor = await enterPlayer(10_000n);
    const orderId = await placeOne(actor, gameCode);
    await expect(takeBack(actor, orderId, 20, ['NONE'])).rejects.toMatchObject({
      code: 'lottery_issue_not_found',
    });
    const [sold] = await test.inUnit((ctx) => selectTicketsOfOrder(ctx.tx, orderId));
    const issueNo = sold?.issueNo ?? '';
    const taken = await takeBack(actor, orderId, 20, [issueNo, issueNo]);
    expect(taken.tickets).toMatchObject([{ issueNo, state: 'cancelled' }]);
    expect(await cashOf(actor.id)).toBe(10_000n);
  });

  it('takes back as many orders a day as the site says, and no more (B6)', async () => {
    const { gameCode } = await openGame();
    const actor = await enterPlayer(10_000n);
    for (let times = 0; times < 2; times += 1) {
      await takeBack(actor, await placeOne(actor, gameCode), 2);
    }
    expect(await cashOf(actor.id)).toBe(10_000n);
    const third = await placeOne(actor, gameCode);
    await expect(takeBack(actor, third, 2)).rejects.toMatchObject({
      code: 'lottery_cancels_used',
      data: { most: 2 },
    });
    await takeBack(actor, third, 3);
    expect(await cashOf(actor.id)).toBe(10_000n);
  });
});
