import { addressOf } from '../../platform/demo/address-of.ts';
import type { Ctx, OperatorActor } from '../../platform/context.ts';
import { isIdOf } from '@portal/protocol';
import { subjectNamed } from '../identity/index.ts';

/** The operator of the first start. */
const operatorName = 'operator';

export async function operatorCtx(ctx: Ctx): Promise<Ctx<OperatorActor> | undefined> {
  const id = await subjectNamed(ctx, { realm: 'operator', username: operatorName });
  if (id === undefined || !isIdOf('opr', id)) {
    return undefined;
  }
  const sessionId = ctx.ids.next('ses');
  const seat = { name: operatorName, role: 'owner', ip: addressOf(operatorName) };
  return { ...ctx, actor: { kind: 'operator', id, sessionId, ...seat } };
}
