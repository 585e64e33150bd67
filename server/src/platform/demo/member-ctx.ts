import type { MemberId } from '@portal/protocol';
import type { Ctx, MemberActor } from '../context.ts';
import { addressOf } from './address-of.ts';

/** A member of the past, with a session of the moment. */
export function memberCtx(
  ctx: Ctx,
  member: { readonly id: MemberId; readonly account: string; readonly kind: string },
): Ctx<MemberActor> {
  const actor: MemberActor = {
    kind: 'member',
    id: member.id,
    sessionId: ctx.ids.next('ses'),
    isTrial: false,
    isAgent: member.kind === 'agent',
    isRestricted: false,
    ip: addressOf(member.account),
  };
  return { ...ctx, actor };
}
