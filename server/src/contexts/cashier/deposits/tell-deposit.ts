import { currency, formatAmount } from '@portal/money';
import type { TrailActName } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { recordAct } from '../../trail/index.ts';
import type { Deposit } from './store-deposits.ts';

/** Tells the trail what an operator decided about a deposit. */
export async function tellDepositDecision(
  ctx: Ctx<OperatorActor>,
  decision: {
    readonly action: TrailActName;
    readonly before: Deposit;
    readonly after: Deposit;
    readonly reason: string;
    readonly facts?: Readonly<Record<string, string>>;
  },
): Promise<void> {
  const { before, after, action, reason, facts = {} } = decision;
  const unit = currency(before.currency);
  await recordAct(ctx, {
    action,
    subject: { type: 'deposit', id: before.id },
    before: { state: before.state },
    after: {
      state: after.state,
      member: before.memberId,
      amount: formatAmount(before.amountMinor, unit),
      ...(after.paidMinor !== null && { paid: formatAmount(after.paidMinor, unit) }),
      currency: before.currency,
      ...facts,
    },
    reason,
    memberId: before.memberId,
  });
}
