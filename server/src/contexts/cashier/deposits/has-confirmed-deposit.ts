import { isIdOf, type MemberId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { readAskers, readPeople } from '../../operators/index.ts';
import { selectByHand, selectConfirmers } from './store-confirmed.ts';

/**
 * Whether the person who acts ever said that money of a member arrived, alone, as the one who asked
 * for a second person, or as that one (R44).
 */
export async function hasConfirmedDeposit(
  ctx: Ctx<OperatorActor>,
  memberId: MemberId,
): Promise<boolean> {
  const people = await readPeople(ctx);
  const confirmers = await selectConfirmers(ctx.tx, memberId);
  const subjectIds = await selectByHand(ctx.tx, memberId);
  const askers = await readAskers(ctx, { act: 'deposit.confirm', subjectIds });
  return [...confirmers, ...askers].some(
    ({ id, at }) => isIdOf('opr', id) && at !== null && people.areOne([ctx.actor.id, id], at),
  );
}
