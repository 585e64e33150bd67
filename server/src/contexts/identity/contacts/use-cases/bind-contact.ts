import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { emit } from '../../../../platform/outbox.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { recordEvents } from '../../../trail/index.ts';
import { spendCode } from '../../codes/store-codes.ts';
import type { ContactChannel } from '../../codes/store-contacts.ts';
import { deleteContact, insertContact } from '../../codes/store-contacts.ts';

/**
 * A number or an address that a code proved becomes the caller's, in the place of the one before.
 * The code was checked; it is used up here. Refuses with `auth/code-expired` when another call used
 * it, and with `contact_taken` when somebody else has proven the same.
 */
export async function bindContact(
  ctx: Ctx<MemberActor>,
  bound: {
    readonly channel: ContactChannel;
    readonly address: string;
    readonly codeId: string;
  },
): Promise<void> {
  const { channel, address, codeId } = bound;
  const at = ctx.clock.now();
  if (!(await spendCode(ctx.tx, codeId, at))) {
    throw new Refusal('auth/code-expired');
  }
  const subjectId = ctx.actor.id;
  await deleteContact(ctx.tx, { subjectId, channel });
  if (!(await insertContact(ctx.tx, { subjectId, channel, address, at, isProven: true }))) {
    throw new Refusal('contact_taken');
  }
  await emit(ctx, { name: 'identity.traits_changed', payload: { subjectId } });
  await recordEvents(ctx, {
    action: 'member.bind_contact',
    subject: { type: 'member', id: subjectId },
    after: { channel },
  });
}
