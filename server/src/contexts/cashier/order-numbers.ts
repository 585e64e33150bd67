import { isIdOf } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { selectDepositNumbers, selectTransferNumbers } from './store-numbers.ts';

/** By what a member finds deposits and transfers, where references of the books name some. */
export async function orderNumbers(
  ctx: Ctx,
  references: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const deposits = references.filter((id) => isIdOf('dep', id));
  const transfers = references.filter((id) => isIdOf('trf', id));
  const rows = [
    ...(deposits.length === 0 ? [] : await selectDepositNumbers(ctx.tx, deposits)),
    ...(transfers.length === 0 ? [] : await selectTransferNumbers(ctx.tx, transfers)),
  ];
  return new Map(rows.map(({ id, reference }) => [id, reference]));
}
