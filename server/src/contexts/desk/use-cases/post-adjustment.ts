import type { CurrencyCode } from '@portal/money';
import { currency, formatAmount, assertDefined } from '@portal/money';
import type {
  AdjustmentDirection,
  AdjustmentId,
  ApprovalId,
  MemberId,
  OperatorId,
} from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { recordAct } from '../../trail/index.ts';
import { spendingAccount } from '../../members/index.ts';
import { post, type PostOutcome, reverse } from '../../wallet/index.ts';
import { insertAdjustment } from '../store.ts';

const house = 'house:adjustments';

export interface Adjustment {
  readonly memberId: MemberId;
  readonly direction: AdjustmentDirection;
  readonly amountMinor: bigint;
  readonly currency: CurrencyCode;
  readonly reason: string;
  /** What the member reads of it. */
  readonly explanation: string | null;
  /** Whoever wanted it; the actor of an approved one is the second person. */
  readonly operatorId: OperatorId;
  readonly approvalId: ApprovalId | null;
  /** The adjustment that this one takes back; absent on most. */
  readonly reverses: { readonly id: AdjustmentId; readonly entryId: string } | null;
}

/**
 * Posts a correction, writes it down for the daily list and tells the trail. Refuses with
 * `insufficient_balance` when a debit is more than there is, with `adjustment_closed` when what it
 * takes back was taken back meanwhile. One request pays one debt, so that it
 * is posted once, whatever happens. Returns the balance after.
 */
export async function postAdjustment(
  ctx: Ctx<OperatorActor>,
  adjustment: Adjustment,
): Promise<bigint> {
  const { memberId, direction, amountMinor, approvalId, reason } = adjustment;
  const id = ctx.ids.next('adj');
  const outcome = await book(ctx, adjustment, id);
  if (!outcome.ok) {
    throw new Refusal(outcome.code === 'debt_already_paid' ? 'adjustment_closed' : outcome.code);
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
  const shown = (minor: bigint) => formatAmount(minor, currency(adjustment.currency));
  await recordAct(ctx, {
    action: 'member.adjust',
    subject: { type: 'member', id: memberId },
    before: { balance: shown(beforeMinor) },
    after: {
      balance: shown(afterMinor),
      currency: adjustment.currency,
      adjustment: id,
      ...(adjustment.explanation !== null && { message: adjustment.explanation }),
      ...(adjustment.reverses !== null && { reverses: adjustment.reverses.id }),
      ...(approvalId !== null && { approval: approvalId, askedBy: adjustment.operatorId }),
    },
    reason,
  });
  return afterMinor;
}

async function book(
  ctx: Ctx<OperatorActor>,
  adjustment: Adjustment,
  id: AdjustmentId,
): Promise<PostOutcome> {
  const { memberId, direction, amountMinor, approvalId, reverses } = adjustment;
  const debt = `adjustment:${approvalId ?? id}`;
  if (reverses !== null) {
    return reverse(ctx, { entryId: reverses.entryId, debt, reference: id });
  }
  const { account, currency: code } = spendingAccount({ id: memberId, isTrial: false }, adjustment);
  const [from, to] = direction === 'credit' ? [house, account] : [account, house];
  const transfer = { debt, from, to, amountMinor, currency: code, reference: id };
  const [outcome] = await post(ctx, [{ type: 'adjustment', ...transfer }]);
  return assertDefined(outcome, 'one transfer has one outcome');
}
