import { isIdOf } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../platform/context.ts';
import { addressOf } from '../../platform/demo/address-of.ts';
import { subjectNamed } from './reads.ts';

/** The operator of the first start. */
const operatorName = 'operator';

/** Who sits at the desk in the past of a demo site; undefined before there is an operator. */
export async function demoOperatorCtx(ctx: Ctx): Promise<Ctx<OperatorActor> | undefined> {
  const id = await subjectNamed(ctx, { realm: 'operator', username: operatorName });
  if (id === undefined || !isIdOf('opr', id)) {
    return undefined;
  }
  const sessionId = ctx.ids.next('ses');
  const seat = { name: operatorName, role: 'owner', ip: addressOf(operatorName) };
  return { ...ctx, actor: { kind: 'operator', id, sessionId, ...seat } };
}
