import { assertDefined } from '@portal/money';
import type { DepositId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { type Deposit, lockDeposit } from '../deposits/store-deposits.ts';
import { selectSlices, type SliceRow } from '../withdrawals/store-slices.ts';
import { lockOrder, type Order } from '../withdrawals/store-withdrawals.ts';
import { findPeerSlice } from './store-peers.ts';

/** A payment from one member to another, with both sides locked. */
export interface PeerPayment {
  readonly order: Order;
  readonly slice: SliceRow;
  readonly deposit: Deposit;
}

/**
 * Locks the order first and the deposit after it, as everybody does who acts on both. Undefined for
 * a deposit that pays nobody else.
 */
export async function lockPeerPayment(
  ctx: Ctx,
  depositId: DepositId,
): Promise<PeerPayment | undefined> {
  const found = await findPeerSlice(ctx.tx, depositId);
  if (found === undefined) {
    return undefined;
  }
  const order = assertDefined(await lockOrder(ctx.tx, found.withdrawalId), 'a slice has one');
  const slices = await selectSlices(ctx.tx, order.id);
  const slice = assertDefined(
    slices.find(({ id }) => id === found.id),
    'slices stay',
  );
  const deposit = assertDefined(await lockDeposit(ctx.tx, depositId), 'its slice names it');
  return { order, slice, deposit };
}
