import { currency, formatAmount } from '@portal/money';
import type { TrailActName } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { recordAct } from '../../trail/index.ts';
import type { Order } from './store-withdrawals.ts';

/** Tells the trail what an operator decided about an order. */
export async function tellDecision(
  ctx: Ctx<OperatorActor>,
  decision: {
    readonly action: TrailActName;
    readonly before: Order;
    readonly after: Order;
    readonly reason: string;
    readonly facts?: Readonly<Record<string, string>>;
  },
): Promise<void> {
  const { before, after, action, reason, facts = {} } = decision;
  await recordAct(ctx, {
    action,
    subject: { type: 'withdrawal', id: before.id },
    before: { state: before.state },
    after: {
      state: after.state,
      member: before.memberId,
      amount: formatAmount(before.amountMinor, currency(before.currency)),
      currency: before.currency,
      ...facts,
    },
    reason,
    memberId: before.memberId,
  });
}
