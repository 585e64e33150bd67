import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { recordAct } from '../../../trail/index.ts';
import { askPayoutAgain } from '../../payouts/store-payouts.ts';
import { askDepositAgain } from '../../providers/store-providers.ts';
import { type CaseId, closeCase, lockCase, lockDepositOfCase } from '../store-cases.ts';

/**
 * A difference is explained, for a reason. What waited for it may go on: its provider is asked
 * about the order again at once. Refusals in order: `not_found`, `order_state_conflict`.
 */
export async function closeDifference(
  ctx: Ctx<OperatorActor>,
  command: { readonly id: CaseId; readonly reason: string },
): Promise<void> {
  const { id, reason } = command;
  // As whoever applies what is said does: the order first, then its cases.
  await lockDepositOfCase(ctx.tx, id);
  const row = await lockCase(ctx.tx, id);
  if (row === undefined) {
    throw new Refusal('not_found');
  }
  if (row.closedAt !== null) {
    throw new Refusal('order_state_conflict', { state: 'CLOSED' });
  }
  const { id: by, name } = ctx.actor;
  const at = ctx.clock.now();
  await closeCase(ctx.tx, { id, by, name, reason, at });
  const { provider, reference } = row;
  await askDepositAgain(ctx.tx, { provider, reference, at });
  await askPayoutAgain(ctx.tx, { provider, reference, at });
  await recordAct(ctx, {
    action: 'reconciliation.close',
    subject: { type: 'reconciliation', id },
    before: { state: 'open' },
    after: { state: 'closed', kind: row.kind, transaction: row.transaction },
    reason,
  });
}
