import type { MemberId, ReleasedProtection } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { emit } from '../../../platform/outbox.ts';
import { deleteContact, findContact } from '../codes/store-contacts.ts';
import { holdMoney } from '../holds/money-hold.ts';
import { markAwaiting } from '../holds/store-holds.ts';
import { deletePaymentPassword, findPaymentPassword } from '../store-payment.ts';

const causes = {
  sms: 'phone_changed',
  email: 'email_changed',
  payment_password: 'payment_password_reset',
} as const;

/** Whether there is such a thing to take off. */
export async function hasProtection(
  ctx: Ctx,
  memberId: MemberId,
  protection: ReleasedProtection,
): Promise<boolean> {
  return protection === 'payment_password'
    ? (await findPaymentPassword(ctx.tx, memberId)) !== undefined
    : (await findContact(ctx.tx, { subjectId: memberId, channel: protection })) !== undefined;
}

/**
 * Takes a contact or the payment password off for a member who can prove neither, so that a new one
 * can be set. Money goes to nobody for a day, and for another one from the binding of the new one;
 * the old contact is told. False when there is none.
 */
export async function releaseProtection(
  ctx: Ctx,
  memberId: MemberId,
  protection: ReleasedProtection,
): Promise<boolean> {
  if (!(await hasProtection(ctx, memberId, protection))) {
    return false;
  }
  const because = causes[protection];
  await holdMoney(ctx, memberId, because);
  await markAwaiting(ctx.tx, { subjectId: memberId, because });
  if (protection === 'payment_password') {
    return deletePaymentPassword(ctx.tx, memberId);
  }
  const key = { subjectId: memberId, channel: protection };
  const former = await findContact(ctx.tx, key);
  await deleteContact(ctx.tx, key);
  await emit(ctx, { name: 'identity.traits_changed', payload: { subjectId: memberId } });
  if (former !== undefined && former.verifiedAt !== null) {
    const payload = { memberId, channel: protection, address: former.address };
    await emit(ctx, { name: 'identity.contact_replaced', payload });
  }
  return true;
}
