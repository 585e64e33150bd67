import type { Endpoints, ReplyOf } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import type { ContactChannel } from '../../codes/store-contacts.ts';
import { findContact } from '../../codes/store-contacts.ts';
import { moneyHold } from '../../holds/money-hold.ts';
import { findPaymentPassword } from '../../store-payment.ts';
import { holdsFirst } from '../holds-first.ts';
import { paymentProofsOf } from '../payment-proofs.ts';
import { shownContact } from '../shown-contact.ts';

/** Where the caller is reached, mostly hidden, the payment password, and whether money waits. */
export async function readContacts(
  ctx: Ctx<MemberActor>,
): Promise<ReplyOf<Endpoints['readContacts']>> {
  const subjectId = ctx.actor.id;
  const shown = async (channel: ContactChannel) => {
    const contact = await findContact(ctx.tx, { subjectId, channel });
    return contact === undefined
      ? null
      : { shown: shownContact(contact.address), isProven: contact.verifiedAt !== null };
  };
  const since = (await findPaymentPassword(ctx.tx, subjectId))?.setAt;
  const hold = await moneyHold(ctx, subjectId);
  return {
    sms: await shown('sms'),
    email: await shown('email'),
    paymentPasswordSince: since === undefined ? null : String(since),
    paymentProofs: [...(await paymentProofsOf(ctx, subjectId))],
    firstPaymentHolds: since === undefined && (await holdsFirst(ctx)),
    moneyHeldUntil: hold === undefined ? null : String(hold.endsAt),
  };
}
