import type { DepositId, DepositRefusal } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { uncountDeposit } from '../count-deposit.ts';
import { lockDepositForDecision } from '../decidable-deposit.ts';
import { moveDepositTo } from '../move-deposit.ts';
import { isRefusable } from '../refusable.ts';
import { tellDepositDecision } from '../tell-deposit.ts';

/**
 * A transfer did not arrive, or what a provider saw on its way never came; the code is what the
 * member reads. Money that comes all the same is a late payment. Refusals in order: `not_found`,
 * `order_claimed`, `order_state_conflict`.
 */
export async function refuseDeposit(
  ctx: Ctx<OperatorActor>,
  command: {
    readonly id: DepositId;
    readonly code: DepositRefusal;
    readonly reason: string;
  },
): Promise<void> {
  const before = await lockDepositForDecision(ctx, command.id);
  if (!isRefusable(before)) {
    throw new Refusal('order_state_conflict', { state: before.state });
  }
  const freed = await uncountDeposit(ctx, before);
  const after = await moveDepositTo(ctx, freed, { to: 'FAILED', reason: command.code });
  const facts = { code: command.code };
  const { reason } = command;
  await tellDepositDecision(ctx, { action: 'deposit.refuse', before, after, reason, facts });
}
