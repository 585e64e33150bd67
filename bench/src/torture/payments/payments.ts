import type { Verdict } from '../verdict.ts';
import { decideAside, learnOfReturns, openDesk, takeSomeBack } from './decide.ts';
import { judgeOrders } from './judge.ts';
import { letTimePass, runOutOfTime } from './let-time-pass.ts';
import { openOrders, ordersOfMember } from './open-orders.ts';
import { closeReceipts, payOut, payoutMinor } from './pay-out.ts';
import { openWorld } from './world.ts';

/**
 * R117: orders at a provider that doubles and reorders what it tells, tells it late or never, and
 * breaks the line before it has answered. Payers pay, pay another amount, are refused or never
 * come; some payments are taken back. Each member
 * was paid out first, by the same provider. In the end every order has one state, and both sides
 * agree.
 */
export async function paymentsRun(wished: number): Promise<Verdict> {
  const world = await openWorld('torture');
  try {
    const count = Math.ceil(wished / ordersOfMember);
    const players = await world.back.admitPlayers({ count, cashMinor: payoutMinor });
    const desk = await openDesk(world);
    await payOut(world, desk, players);
    await openOrders(world, players);
    await letTimePass(world);
    await runOutOfTime(world);
    await closeReceipts(world);
    await decideAside(world, desk);
    await takeSomeBack(world, desk);
    await learnOfReturns(world, desk);
    return await judgeOrders(world, count * ordersOfMember);
  } finally {
    await world.close();
  }
}
