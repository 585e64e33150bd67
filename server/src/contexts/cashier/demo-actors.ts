import { addressOf } from '../../platform/demo/address-of.ts';
import type { Ctx, MemberActor, OperatorActor } from '../../platform/context.ts';
import { isIdOf } from '@portal/protocol';
import { subjectNamed } from '../identity/index.ts';
import type { Member } from '../members/index.ts';

/** The operator of the first start. */
const operatorName = 'operator';

export function memberCtx(ctx: Ctx, member: Member): Ctx<MemberActor> {
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

export async function operatorCtx(ctx: Ctx): Promise<Ctx<OperatorActor> | undefined> {
  const id = await subjectNamed(ctx, { realm: 'operator', username: operatorName });
  if (id === undefined || !isIdOf('opr', id)) {
    return undefined;
  }
  const sessionId = ctx.ids.next('ses');
  const seat = { name: operatorName, role: 'owner', ip: addressOf(operatorName) };
  return { ...ctx, actor: { kind: 'operator', id, sessionId, ...seat } };
}
