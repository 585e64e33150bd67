import type { CurrencyCode } from '@portal/money';
import { currency, formatAmount, assertDefined } from '@portal/money';
import type { AdjustmentDirection, ApprovalId, MemberId, OperatorId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { recordAct } from '../../trail/index.ts';
import { spendingAccount } from '../../members/index.ts';
import { post } from '../../wallet/index.ts';
import { insertAdjustment } from '../store.ts';

const house = 'house:adjustments';

export interface Adjustment {
  readonly memberId: MemberId;
  readonly direction: AdjustmentDirection;
  readonly amountMinor: bigint;
  readonly currency: CurrencyCode;
  readonly reason: string;
  /** Whoever wanted it; the actor of an approved one is the second person. */
  readonly operatorId: OperatorId;
  readonly approvalId: ApprovalId | null;
}

/**
 * Posts a correction, writes it down for the daily list and tells the trail. Refuses with
 * `insufficient_balance` when a debit is more than there is. One request pays one debt, so that it
 * is posted once, whatever happens. Returns the balance after.
 */
export async function postAdjustment(
  ctx: Ctx<OperatorActor>,
  adjustment: Adjustment,
): Promise<bigint> {
  const { memberId, direction, amountMinor, approvalId, reason } = adjustment;
  const id = ctx.ids.next('adj');
  const account = spendingAccount({ id: memberId, isTrial: false }, adjustment);
  const [from, to] = direction === 'credit' ? [house, account.account] : [account.account, house];
  const debt = `adjustment:${approvalId ?? id}`;
  const transfer = { debt, from, to, amountMinor, currency: account.currency, reference: id };
  const [outcome] = await post(ctx, [{ type: 'adjustment', ...transfer }]);
  if (outcome?.ok !== true) {
    throw new Refusal(outcome?.code ?? 'insufficient_balance');
  }
  const { entryId } = outcome;
  await insertAdjustment(ctx.tx, {
    ...adjustment,
    id,
    siteId: ctx.site.id,
    entryId,
    at: ctx.clock.now(),
  });
  const afterMinor = assertDefined(outcome.balanceAfterMinor, "a member's account is guarded");
  const beforeMinor = direction === 'credit' ? afterMinor - amountMinor : afterMinor + amountMinor;
  const shown = (minor: bigint) => formatAmount(minor, currency(account.currency));
  await recordAct(ctx, {
    action: 'member.adjust',
    subject: { type: 'member', id: memberId },
    before: { balance: shown(beforeMinor) },
    after: {
      balance: shown(afterMinor),
      currency: account.currency,
      adjustment: id,
      ...(approvalId !== null && { approval: approvalId, askedBy: adjustment.operatorId }),
    },
    reason,
  });
  return afterMinor;
}
