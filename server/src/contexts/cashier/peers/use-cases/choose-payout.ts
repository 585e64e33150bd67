import { isPayoutChosen } from '@portal/commission';
import type { PayoutChoice, WithdrawalId } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import type { CashierSettings } from '../../settings.ts';
import { moveOrder, noteStep } from '../../withdrawals/move-order.ts';
import { giveBack } from '../../withdrawals/payments.ts';
import { lockOrder, type Order } from '../../withdrawals/store-withdrawals.ts';

/**
 * Nobody was found in time who pays an order: its member waits on, has the house pay what is left,
 * or takes it back to ask for another amount (agents-loyalty-money.md E6). Refusals in order:
 * `not_found`, `order_state_conflict`.
 */
export async function choosePayout(
  ctx: Ctx<MemberActor>,
  command: { readonly id: WithdrawalId; readonly choice: PayoutChoice },
  { peers, withdrawal }: CashierSettings,
): Promise<Order> {
  const order = await lockOrder(ctx.tx, command.id);
  if (order === undefined || order.memberId !== ctx.actor.id) {
    throw new Refusal('not_found');
  }
  if (!isPayoutChosen(order)) {
    throw new Refusal('order_state_conflict', { state: order.state });
  }
  const now = ctx.clock.now();
  switch (command.choice) {
    case 'wait': {
      const dueAt = now.add({ minutes: peers.matchMinutes });
      return noteStep(ctx, order, { reason: 'peer_wanted', dueAt });
    }
    case 'house': {
      const dueAt = now.add({ hours: withdrawal.reviewHours });
      return moveOrder(ctx, order, { to: 'PAYING', reason: 'house_pays', dueAt });
    }
    case 'amount': {
      const aboutMinor = await giveBack(ctx, order);
      return moveOrder(ctx, order, { to: 'FAILED', reason: 'amount_changed', aboutMinor });
    }
  }
}
