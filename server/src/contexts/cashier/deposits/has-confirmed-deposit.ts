import { isIdOf, type MemberId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { readPeople } from '../../operators/index.ts';
import { selectConfirmers } from './store-confirmed.ts';

/** Whether the person who acts ever said that money of a member arrived. */
export async function hasConfirmedDeposit(
  ctx: Ctx<OperatorActor>,
  memberId: MemberId,
): Promise<boolean> {
  const people = await readPeople(ctx);
  const confirmers = await selectConfirmers(ctx.tx, memberId);
  return confirmers.some(
    ({ id, at }) => isIdOf('opr', id) && at !== null && people.areOne([ctx.actor.id, id], at),
  );
}
