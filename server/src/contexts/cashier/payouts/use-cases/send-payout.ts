import { unassignedMinor } from '@portal/commission';
import { assert } from '@portal/money';
import type { WithdrawalId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { newReference } from '../../deposits/new-reference.ts';
import { findPayer } from '../../providers/payers.ts';
import type { CashierSettings } from '../../settings.ts';
import { lockForDecision } from '../../withdrawals/decidable.ts';
import { moveOrder, noteStep } from '../../withdrawals/move-order.ts';
import { withdrawalOf } from '../../withdrawals/payments.ts';
import { refusePayment } from '../../withdrawals/refuse-payment.ts';
import { insertSlice, selectSlices } from '../../withdrawals/store-slices.ts';
import { tellDecision } from '../../withdrawals/tell.ts';
import { insertPayout } from '../store-payouts.ts';

export interface PayoutCommand {
  readonly id: WithdrawalId;
  readonly provider: string;
  readonly reason: string;
  /** Where the site is reached. */
  readonly siteUrl: string;
}

/**
 * Hands what is left of an order to a provider, under a reference of ours. It is sent after the
 * commit, beside every transaction; until its outcome is known nothing of it is sent another way.
 * Refusals in order: those of `refusePayment`, `payout_provider_unknown`.
 */
export async function sendPayout(
  ctx: Ctx<OperatorActor>,
  command: PayoutCommand,
  settings: CashierSettings,
): Promise<void> {
  const before = await lockForDecision(ctx, command.id);
  const slices = await selectSlices(ctx.tx, before.id);
  await refusePayment(ctx, before, slices);
  const amountMinor = unassignedMinor(withdrawalOf(before, slices));
  const provider = await findPayer(ctx, command.provider, amountMinor);
  if (provider === undefined) {
    throw new Refusal('payout_provider_unknown');
  }
  const at = ctx.clock.now();
  const dueAt = at.add({ minutes: settings.withdrawal.promisedMinutes });
  const reason = 'at_provider';
  const after =
    before.state === 'PAYING'
      ? await noteStep(ctx, before, { reason, dueAt })
      : await moveOrder(ctx, before, { to: 'PAYING', reason, dueAt });
  assert(amountMinor > 0n, 'an order that is being paid has something left');
  const sliceId = ctx.ids.next('slc');
  const { currency } = before;
  const payment = { amountMinor, currency, bankReference: null, confirmBy: null, at } as const;
  const state = 'ASSIGNED';
  const [withdrawalId, payer] = [before.id, provider.code];
  await insertSlice(ctx.tx, { id: sliceId, withdrawalId, payer, state, ...payment });
  const reference = newReference(ctx, 'PO');
  const sent = { sliceId, withdrawalId, reference, by: ctx.actor.id, at };
  await insertPayout(ctx.tx, { ...sent, provider: provider.code, siteUrl: command.siteUrl });
  const facts = { provider: provider.code, reference };
  const told = { reason: command.reason, facts };
  await tellDecision(ctx, { action: 'withdrawal.send', before, after, ...told });
}
