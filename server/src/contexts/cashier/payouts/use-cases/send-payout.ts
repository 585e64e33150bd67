import type { WithdrawalId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { findPayer } from '../../providers/payers.ts';
import type { CashierSettings } from '../../settings.ts';
import { lockForDecision } from '../../withdrawals/decidable.ts';
import { refusePayment } from '../../withdrawals/refuse-payment.ts';
import { selectSlices } from '../../withdrawals/store-slices.ts';
import { tellDecision } from '../../withdrawals/tell.ts';
import { handOver, leftToPay } from '../hand-over.ts';

export interface PayoutCommand {
  readonly id: WithdrawalId;
  readonly provider: string;
  readonly reason: string;
}

/**
 * An operator hands what is left of an order to a provider. Refusals in order: those of
 * `refusePayment`, `payout_provider_unknown`.
 */
export async function sendPayout(
  ctx: Ctx<OperatorActor>,
  command: PayoutCommand,
  settings: CashierSettings,
): Promise<void> {
  const before = await lockForDecision(ctx, command.id);
  const slices = await selectSlices(ctx.tx, before.id);
  await refusePayment(ctx, before, slices);
  const amountMinor = leftToPay(before, slices);
  const payer = await findPayer(ctx, command.provider, amountMinor);
  if (payer === undefined) {
    throw new Refusal('payout_provider_unknown');
  }
  const { reason } = command;
  const provider = payer.code;
  const payment = { order: before, amountMinor, provider, by: ctx.actor.id, settings };
  const { after, reference } = await handOver(ctx, payment);
  const facts = { provider, reference };
  await tellDecision(ctx, { action: 'withdrawal.send', before, after, reason, facts });
}
