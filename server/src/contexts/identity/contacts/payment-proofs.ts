import type { PaymentReset } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { selectContactTimes } from '../codes/store-contacts.ts';
import { holdHours } from '../holds/money-hold.ts';
import { findPaymentPassword } from '../store-payment.ts';

/**
 * What lets this subject choose or replace the payment password: the one that is set, or a code to
 * a number or an address that is not new itself, or whoever binds one replaces all (R20). The first
 * one of an account takes such a code too: who knows the password alone chooses none. Empty where
 * there is neither.
 */
export async function paymentProofsOf(
  ctx: Ctx,
  subjectId: string,
): Promise<readonly PaymentReset[]> {
  const newest = ctx.clock.now().subtract({ hours: holdHours });
  const settled = (await selectContactTimes(ctx.tx, subjectId)).filter(
    ({ verifiedAt }) => verifiedAt !== null && Temporal.Instant.compare(verifiedAt, newest) <= 0,
  );
  const isSet = (await findPaymentPassword(ctx.tx, subjectId)) !== undefined;
  return [...(isSet ? (['former'] as const) : []), ...settled.map(({ channel }) => channel)];
}
