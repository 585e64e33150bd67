import { isIdOf, type Endpoints, type ReplyOf } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { progressOf } from './payments.ts';
import { amountIn, cameBackMinor } from './present.ts';
import { selectSlices, type SliceRow } from './store-slices.ts';
import { findOrder, type Order } from './store-withdrawals.ts';

type Fate = NonNullable<ReplyOf<Endpoints['readStatementEntry']>['withdrawal']>;

/**
 * What became of a withdrawal of the caller that the books name: what is paid leaves the hold, so
 * the account itself has no line of it.
 */
export async function withdrawalFate(
  ctx: Ctx<MemberActor>,
  reference: string,
): Promise<Fate | undefined> {
  if (!isIdOf('wdr', reference)) {
    return undefined;
  }
  const order = await findOrder(ctx.tx, reference);
  if (order === undefined || order.memberId !== ctx.actor.id) {
    return undefined;
  }
  return fateOf(order, await selectSlices(ctx.tx, order.id));
}

function fateOf(order: Order, slices: readonly SliceRow[]): Fate {
  const amount = amountIn(order);
  const { receivedMinor, remainingMinor } = progressOf(order, slices);
  // The fee leaves with the first payment.
  const feeHeldMinor = receivedMinor === 0n ? order.feeMinor : 0n;
  const heldMinor = order.closedAt === null ? remainingMinor + feeHeldMinor : 0n;
  const sentAt = lastSentAt(slices);
  return {
    state: order.state,
    since: String(order.stateAt),
    sentAt: sentAt === undefined ? null : String(sentAt),
    received: amount(receivedMinor - cameBackMinor(slices)),
    held: amount(heldMinor),
  };
}

function lastSentAt(slices: readonly SliceRow[]): Temporal.Instant | undefined {
  return slices
    .flatMap(({ sentAt, state }) => (sentAt === null || state === 'RELEASED' ? [] : [sentAt]))
    .toSorted((left, right) => Temporal.Instant.compare(left, right))
    .at(-1);
}
