import type { MemberId } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { emit } from '../../../../platform/outbox.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { recordEvents } from '../../../trail/index.ts';
import { spendCode } from '../../codes/store-codes.ts';
import type { ContactChannel } from '../../codes/store-contacts.ts';
import { deleteContact, findContact, insertContact } from '../../codes/store-contacts.ts';
import { holdAwaited, holdMoney } from '../../holds/money-hold.ts';
import { isOwnBrowser } from '../../places/is-own-browser.ts';
import type { FormerProof } from '../prove-former.ts';

declare module '../../../../platform/outbox.ts' {
  interface DomainEvents {
    /** A member has proven a number or an address, and is reached there. */
    readonly 'identity.contact_bound': { readonly memberId: MemberId };
    /** A proven number or address is nobody's any more: whoever reads there should hear why. */
    readonly 'identity.contact_replaced': {
      readonly memberId: MemberId;
      readonly channel: ContactChannel;
      readonly address: string;
    };
  }
}

/**
 * A number or an address that a code proved becomes the caller's, in the place of the one before.
 * The codes were checked; they are used up here. In the place of a proven one it takes a code that
 * was sent there, and money goes out to nobody for a day, as in the place of one that the desk took
 * off (agents-loyalty-money.md F); so it does where a browser binds it in which its member never
 * showed who they are (R68). Refuses with
 * `former_code_needed`, with `auth/code-expired` when another call used a code, and with
 * `contact_taken` when somebody else has proven the same.
 */
export async function bindContact(
  ctx: Ctx<MemberActor>,
  bound: {
    readonly channel: ContactChannel;
    readonly address: string;
    readonly codeId: string;
    /** Undefined where nothing was proven when the codes were checked. */
    readonly former: FormerProof | undefined;
  },
): Promise<void> {
  const { channel, address, codeId } = bound;
  const at = ctx.clock.now();
  const subjectId = ctx.actor.id;
  const former = await findContact(ctx.tx, { subjectId, channel });
  const isReplaced = former !== undefined && former.verifiedAt !== null;
  // Before the new one is there: by it a strange browser would become one of theirs.
  const isOwn = await isOwnBrowser(ctx);
  if (isReplaced) {
    await takeFormer(ctx, { channel, address: former.address, proof: bound.former });
  }
  if (!(await spendCode(ctx.tx, codeId, at))) {
    throw new Refusal('auth/code-expired');
  }
  await deleteContact(ctx.tx, { subjectId, channel });
  if (!(await insertContact(ctx.tx, { subjectId, channel, address, at, isProven: true }))) {
    throw new Refusal('contact_taken');
  }
  await emit(
    ctx,
    { name: 'identity.traits_changed', payload: { subjectId } },
    { name: 'identity.contact_bound', payload: { memberId: subjectId } },
  );
  const because = channel === 'sms' ? 'phone_changed' : 'email_changed';
  await holdAwaited(ctx, subjectId, because);
  const isOther = isReplaced && former.address !== address;
  if (isOther || !isOwn) {
    await holdMoney(ctx, subjectId, because);
  }
  if (isOther) {
    const payload = { memberId: subjectId, channel, address: former.address };
    await emit(ctx, { name: 'identity.contact_replaced', payload });
  }
  await recordEvents(ctx, {
    action: 'member.bind_contact',
    subject: { type: 'member', id: subjectId },
    after: { channel },
  });
}

/** Also when another call put something else there since the code was checked. */
async function takeFormer(
  ctx: Ctx,
  former: {
    readonly channel: ContactChannel;
    readonly address: string;
    readonly proof: FormerProof | undefined;
  },
): Promise<void> {
  const { channel, address, proof } = former;
  if (proof?.address !== address || !(await spendCode(ctx.tx, proof.codeId, ctx.clock.now()))) {
    throw new Refusal('former_code_needed', { channel });
  }
}
