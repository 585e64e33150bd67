import { currency, parseAmount } from '@portal/money';
import type { Ruling, WithdrawalId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import type { CashierSettings } from '../../settings.ts';
import { afterConfirming } from '../after-confirming.ts';
import { lockForDecision } from '../decidable.ts';
import { confirmSlice, progressOf } from '../payments.ts';
import { closeSlice, selectSlices, type SliceRow } from '../store-slices.ts';
import type { Order } from '../store-withdrawals.ts';
import { tellDecision } from '../tell.ts';

export interface RulingCommand {
  readonly id: WithdrawalId;
  readonly ruling: Ruling;
  readonly amount: string | undefined;
  readonly reason: string;
}

/**
 * Settles a dispute: what arrived is confirmed, the rest is paid anew (agents-loyalty-money.md E6).
 * Refusals in order: `not_found`, `order_claimed`, `order_state_conflict`, `receipt_amount`.
 */
export async function ruleWithdrawal(
  ctx: Ctx<OperatorActor>,
  command: RulingCommand,
  settings: CashierSettings,
): Promise<void> {
  const before = await lockForDecision(ctx, command.id);
  const slices = await selectSlices(ctx.tx, before.id);
  const row = slices.find(({ state }) => state === 'DISPUTED');
  if (before.state !== 'DISPUTED' || row === undefined) {
    throw new Refusal('order_state_conflict', { state: before.state });
  }
  const arrivedMinor = arrivedOf(before, row, command);
  const after = await settle(ctx, before, { row, arrivedMinor, settings });
  const facts = { ruling: command.ruling };
  const { reason } = command;
  await tellDecision(ctx, { action: 'withdrawal.rule', before, after, reason, facts });
}

function arrivedOf(order: Order, row: SliceRow, { ruling, amount }: RulingCommand): bigint {
  switch (ruling) {
    case 'payer_right':
      return row.amountMinor;
    case 'receiver_right':
      return 0n;
    case 'partial': {
      const parsed = parseAmount(amount ?? '', currency(order.currency));
      if (!parsed.ok || parsed.value <= 0n || parsed.value >= row.amountMinor) {
        throw new Refusal('receipt_amount');
      }
      return parsed.value;
    }
  }
}

async function settle(
  ctx: Ctx,
  order: Order,
  ruled: {
    readonly row: SliceRow;
    readonly arrivedMinor: bigint;
    readonly settings: CashierSettings;
  },
): Promise<Order> {
  const { row, arrivedMinor, settings } = ruled;
  if (arrivedMinor === 0n) {
    const { amountMinor } = row;
    const at = ctx.clock.now();
    await closeSlice(ctx.tx, { id: row.id, state: 'RELEASED', amountMinor, at });
    const progress = progressOf(order, await selectSlices(ctx.tx, order.id));
    return afterConfirming(ctx, { order, progress, settings, reason: 'ruled' });
  }
  const slice = { row, state: 'CONFIRMED', amountMinor: arrivedMinor } as const;
  const progress = await confirmSlice(ctx, order, slice);
  return afterConfirming(ctx, { order, progress, settings, reason: 'ruled' });
}
