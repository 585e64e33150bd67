import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { CashierRules } from '../rules.ts';
import { isChargebackUsed } from './store-deposit-queue.ts';
import type { Deposit } from './store-deposits.ts';
import { takeBack } from './take-back.ts';
import { tellDepositDecision } from './tell-deposit.ts';

/**
 * An operator read of a chargeback of a locked order. Refusals in order: `reference_used`,
 * `order_state_conflict`.
 */
export async function settleChargeback(
  ctx: Ctx<OperatorActor>,
  order: Deposit,
  chargeback: {
    readonly bankReference: string;
    readonly reason: string;
    readonly rules: CashierRules;
  },
): Promise<void> {
  const { bankReference: reference, reason, rules } = chargeback;
  if (await isChargebackUsed(ctx.tx, { provider: order.provider, reference })) {
    throw new Refusal('reference_used');
  }
  const after = await takeBack(ctx, order, { reference, rules });
  const facts = { bankReference: reference };
  await tellDepositDecision(ctx, {
    action: 'deposit.charge_back',
    before: order,
    after,
    reason,
    facts,
  });
}
