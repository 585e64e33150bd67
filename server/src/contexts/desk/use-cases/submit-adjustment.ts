import type { ApprovalId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { spendingAccount } from '../../members/index.ts';
import { accountsOfActor, askApproval } from '../../operators/index.ts';
import { type Ceiling, leftAlone } from '../../site/index.ts';
import { balanceOf } from '../../wallet/index.ts';
import { adjustBalance } from '../adjust-balance.ts';
import { dayBefore, lockDayOf, sumAlone } from '../store.ts';
import { type Adjustment, postAdjustment } from './post-adjustment.ts';

export interface AdjustmentRules {
  readonly ceiling: Ceiling;
  readonly waitHours: number;
}

export interface Adjusted {
  /** Absent when it was posted at once. */
  readonly approvalId: ApprovalId | undefined;
  readonly balanceMinor: bigint;
  readonly currency: string;
}

/**
 * Posts an adjustment at once, or asks a second person above the ceiling. Refuses as
 * {@link postAdjustment} does.
 */
export async function submitAdjustment(
  ctx: Ctx<OperatorActor>,
  adjustment: Adjustment & { readonly account: string },
  rules: AdjustmentRules,
): Promise<Adjusted> {
  const { memberId, account, direction, amountMinor, currency: code, reverses } = adjustment;
  if (amountMinor <= (await leftFor(ctx, rules.ceiling, code))) {
    const balanceMinor = await postAdjustment(ctx, adjustment);
    return { approvalId: undefined, balanceMinor, currency: code };
  }
  const spending = spendingAccount({ id: memberId, isTrial: false }, { currency: code });
  const { balanceMinor } = await balanceOf(ctx, spending);
  if (direction === 'debit' && balanceMinor < amountMinor) {
    throw new Refusal('insufficient_balance');
  }
  const approvalId = await askApproval(ctx, {
    act: adjustBalance,
    payload: {
      memberId,
      account,
      direction,
      amountMinor: String(amountMinor),
      currency: code,
      ...(adjustment.explanation !== null && { explanation: adjustment.explanation }),
      ...(reverses !== null && { reverses }),
    },
    reason: adjustment.reason,
    waitHours: rules.waitHours,
  });
  return { approvalId, balanceMinor, currency: code };
}

/**
 * The ceiling is in the currency of the site; in any other one nobody corrects alone. Until the end
 * of the transaction nobody else counts what this person corrected.
 */
async function leftFor(ctx: Ctx<OperatorActor>, ceiling: Ceiling, code: string): Promise<bigint> {
  const since = dayBefore(ctx.clock.now());
  const accounts = await accountsOfActor(ctx, since);
  await lockDayOf(ctx.tx, accounts);
  return code === ctx.site.currency
    ? leftAlone(ceiling, await sumAlone(ctx.tx, { accounts, currency: code, since }))
    : 0n;
}
