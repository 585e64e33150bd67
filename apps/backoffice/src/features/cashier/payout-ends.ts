import { assertDefined } from '@portal/money';
import type { Input } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import type { ReviewedWithdrawal } from './api/read-withdrawal.ts';

type Body = Input<Endpoints['endPayout']>['body'];

/** One way in which the desk ends a payment of which its provider said something strange. */
export interface PayoutEndChoice {
  /** Names it in the form. */
  readonly value: string;
  readonly sliceId: Body['sliceId'];
  /** What the provider said, where that stands; undefined where the payment has failed. */
  readonly told: ReviewedWithdrawal['payouts'][number]['told'][number] | undefined;
}

/** Every word of a provider may stand, or the payment has failed. */
export function payoutEndsOf({ payouts }: ReviewedWithdrawal): readonly PayoutEndChoice[] {
  return payouts
    .filter(({ told }) => told.length > 0)
    .flatMap(({ sliceId, told }) => [
      ...told.map((line) => ({ value: `${sliceId} ${line.transaction}`, sliceId, told: line })),
      { value: sliceId, sliceId, told: undefined },
    ]);
}

/** What is sent for the choice of this name, with what was typed beside it. */
export function payoutEndBody(
  ends: readonly PayoutEndChoice[],
  typed: {
    readonly payoutEnd: string;
    readonly reason: string;
    readonly amount: string;
    readonly bankReference: string;
  },
): Body {
  const { reason } = typed;
  const { sliceId, told } = assertDefined(
    ends.find(({ value }) => value === typed.payoutEnd) ?? ends[0],
    'who may end a payment has one',
  );
  if (told === undefined) {
    return { sliceId, end: 'FAILED', reason };
  }
  const { transaction } = told;
  const [amount, bankReference] = [typed.amount.trim(), typed.bankReference.trim()];
  return {
    sliceId,
    end: 'SUCCESS',
    transaction,
    ...(told.amount === null && amount !== '' && { amount }),
    ...(bankReference !== '' && { bankReference }),
    reason,
  };
}
