import { currency, parseAmount } from '@portal/money';
import type { AdjustmentDirection, ApprovalId, MemberId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Member } from '../../members/index.ts';
import { readMember, spendingAccount } from '../../members/index.ts';
import { askApproval } from '../../operators/index.ts';
import { balanceOf } from '../../wallet/index.ts';
import { adjustBalance } from '../adjust-balance.ts';
import { type Ceiling, leftAlone } from '../ceiling.ts';
import { lockDayOf, sumAlone } from '../store.ts';
import { type Adjustment, postAdjustment } from './post-adjustment.ts';

export interface AdjustCommand {
  readonly memberId: MemberId;
  readonly direction: AdjustmentDirection;
  readonly amount: string;
  readonly currency: string;
  readonly reason: string;
}

export interface Adjusted {
  /** Absent when it was posted at once. */
  readonly approvalId: ApprovalId | undefined;
  readonly balanceMinor: bigint;
  readonly currency: string;
}

/**
 * Corrects a balance at once, or asks a second person above the ceiling. Refuses with `not_found`,
 * `adjustment_currency`, `adjustment_amount`, `insufficient_balance`.
 */
export async function adjustMember(
  ctx: Ctx<OperatorActor>,
  command: AdjustCommand,
  rules: { readonly ceiling: Ceiling; readonly waitHours: number },
): Promise<Adjusted> {
  const member = await readMember(ctx, command.memberId);
  const adjustment = adjustmentOf(ctx, member, command);
  const { currency: code, amountMinor } = adjustment;
  await lockDayOf(ctx.tx, ctx.actor.id);
  if (amountMinor <= (await leftFor(ctx, rules.ceiling, code))) {
    const balanceMinor = await postAdjustment(ctx, adjustment);
    return { approvalId: undefined, balanceMinor, currency: code };
  }
  const { balanceMinor } = await balanceOf(ctx, accountOf(adjustment));
  if (adjustment.direction === 'debit' && balanceMinor < amountMinor) {
    throw new Refusal('insufficient_balance');
  }
  const approvalId = await askApproval(ctx, {
    act: adjustBalance,
    payload: {
      memberId: member.id,
      account: member.account,
      direction: adjustment.direction,
      amountMinor: String(amountMinor),
      currency: code,
    },
    reason: adjustment.reason,
    waitHours: rules.waitHours,
  });
  return { approvalId, balanceMinor, currency: code };
}

function adjustmentOf(ctx: Ctx<OperatorActor>, member: Member, command: AdjustCommand): Adjustment {
  const { direction, reason } = command;
  // A trial account has no real money, and fun money is nobody's to correct (R35).
  if (member.kind === 'trial' || command.currency !== member.currency) {
    throw new Refusal('adjustment_currency');
  }
  const code = currency(member.currency).code;
  const amount = parseAmount(command.amount, currency(code));
  if (!amount.ok) {
    throw new Refusal('adjustment_amount');
  }
  return {
    memberId: member.id,
    direction,
    amountMinor: amount.value,
    currency: code,
    reason,
    operatorId: ctx.actor.id,
    approvalId: null,
  };
}

function accountOf({ memberId, currency: code }: Adjustment) {
  return spendingAccount({ id: memberId, isTrial: false }, { currency: code });
}

/** The ceiling is in the currency of the site; in any other one nobody corrects alone. */
async function leftFor(ctx: Ctx<OperatorActor>, ceiling: Ceiling, code: string): Promise<bigint> {
  return code === ctx.site.currency
    ? leftAlone(
        ceiling,
        await sumAlone(ctx.tx, {
          operatorId: ctx.actor.id,
          currency: code,
          now: ctx.clock.now(),
        }),
      )
    : 0n;
}
