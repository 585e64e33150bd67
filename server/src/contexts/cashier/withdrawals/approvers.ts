import { isIdOf, type OperatorId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { readAskers } from '../../operators/index.ts';
import type { Order } from './store-withdrawals.ts';

/** Both who approved an order: whoever asked for the second person, and that one (R44, R53). */
export async function approversOf(ctx: Ctx, order: Order): Promise<readonly OperatorId[]> {
  const askers = await readAskers(ctx, { act: 'withdrawal.approve', subjectIds: [order.id] });
  return [order.approvedBy, ...askers.map(({ id }) => id)].filter(
    (id) => id !== null && isIdOf('opr', id),
  );
}
