import { assert } from '@portal/money';
import type { OperatorId, Ruling } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { failPeer } from '../peers/end-peer.ts';
import type { CashierRules } from '../rules.ts';
import { afterConfirming } from './after-confirming.ts';
import { confirmSlice, progressOf } from './payments.ts';
import { closeSlice, selectSlices, type SliceRow } from './store-slices.ts';
import { markRuled, type Order } from './store-withdrawals.ts';
import { tellDecision } from './tell.ts';

export interface Settlement {
  readonly ruling: Ruling;
  /** Of the payment in dispute; from nothing to all of it. */
  readonly arrivedMinor: bigint;
  readonly reason: string;
  /** Who ruled, both where a second person agreed. */
  readonly by: readonly OperatorId[];
  readonly rules: CashierRules;
}

/** The payment of a locked order about which there is a dispute. */
export function disputedOf(slices: readonly SliceRow[]): SliceRow | undefined {
  return slices.find(({ state }) => state === 'DISPUTED');
}

/**
 * What arrived is confirmed, the rest is paid anew (agents-loyalty-money.md E6), by somebody who
 * did not rule (R44).
 */
export async function settleDispute(
  ctx: Ctx<OperatorActor>,
  order: Order,
  settlement: Settlement,
): Promise<void> {
  const { ruling, arrivedMinor, reason, by, rules } = settlement;
  const row = disputedOf(await selectSlices(ctx.tx, order.id));
  assert(row !== undefined, 'an order in dispute has such a payment');
  if (arrivedMinor < row.amountMinor) {
    await markRuled(ctx.tx, { id: order.id, by });
  }
  const progress = await closeDispute(ctx, order, { row, arrivedMinor, rules });
  const settings = rules.settings();
  const { payer } = row;
  // Its member reads which way it went, also where the rest is paid anew.
  const word = `ruled_${ruling}`;
  const aboutMinor = ruling === 'partial' ? arrivedMinor : row.amountMinor;
  const done = { order, progress, payer, settings, reason: word, restReason: word, aboutMinor };
  const after = await afterConfirming(ctx, done);
  await tellDecision(ctx, {
    action: 'withdrawal.rule',
    before: order,
    after,
    reason,
    facts: { ruling },
  });
}

async function closeDispute(
  ctx: Ctx,
  order: Order,
  dispute: {
    readonly row: SliceRow;
    readonly arrivedMinor: bigint;
    readonly rules: CashierRules;
  },
) {
  const { row, arrivedMinor, rules } = dispute;
  if (arrivedMinor > 0n) {
    const confirmed = { row, state: 'CONFIRMED', amountMinor: arrivedMinor, rules } as const;
    return confirmSlice(ctx, order, confirmed);
  }
  const { id, amountMinor } = row;
  await closeSlice(ctx.tx, { id, state: 'RELEASED', amountMinor, at: ctx.clock.now() });
  await failPeer(ctx, row);
  return progressOf(order, await selectSlices(ctx.tx, order.id));
}
