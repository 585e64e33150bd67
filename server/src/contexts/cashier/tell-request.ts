import { currency, formatAmount } from '@portal/money';
import {
  type DepositId,
  type DepositState,
  isIdOf,
  type ReceiptAnswer,
  type WithdrawalId,
  type WithdrawalState,
} from '@portal/protocol';
import type { Ctx, MemberActor } from '../../platform/context.ts';
import { recordEvents } from '../trail/index.ts';

type State = DepositState | WithdrawalState;

/**
 * Tells the trail what a member asked for or said about an order of their own. It is about the
 * member, so that it stands in their own chain beside what was decided.
 */
export async function tellRequest(
  ctx: Ctx<MemberActor>,
  request: {
    readonly action:
      | 'member.open_deposit'
      | 'member.cancel_deposit'
      | 'member.ask_withdrawal'
      | 'member.cancel_withdrawal'
      | 'member.answer_receipt';
    readonly order: {
      readonly id: DepositId | WithdrawalId;
      readonly amountMinor: bigint;
      readonly currency: string;
      readonly state: State;
    };
    /** The state that it left; undefined for what has just been opened. */
    readonly before?: State;
    readonly answer?: ReceiptAnswer;
  },
): Promise<void> {
  const { action, order, before, answer } = request;
  const { id, amountMinor, currency: code, state } = order;
  await recordEvents(ctx, {
    action,
    subject: { type: 'member', id: ctx.actor.id },
    ...(before !== undefined && { before: { state: before } }),
    after: {
      [isIdOf('dep', id) ? 'deposit' : 'withdrawal']: id,
      amount: formatAmount(amountMinor, currency(code)),
      currency: code,
      state,
      ...(answer !== undefined && { what: answer }),
    },
  });
}
