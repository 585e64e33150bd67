import { isIdOf } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import {
  selectDepositNumbers,
  selectTransferNumbers,
  selectWithdrawalNumbers,
} from './store-numbers.ts';

/** By what a member finds the deposits, withdrawals and transfers that the books name. */
export async function orderNumbers(
  ctx: Ctx,
  references: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const deposits = references.filter((id) => isIdOf('dep', id));
  const withdrawals = references.filter((id) => isIdOf('wdr', id));
  const transfers = references.filter((id) => isIdOf('trf', id));
  const rows = [
    ...(deposits.length === 0 ? [] : await selectDepositNumbers(ctx.tx, deposits)),
    ...(withdrawals.length === 0 ? [] : await selectWithdrawalNumbers(ctx.tx, withdrawals)),
    ...(transfers.length === 0 ? [] : await selectTransferNumbers(ctx.tx, transfers)),
  ];
  return new Map(rows.map(({ id, reference }) => [id, reference]));
}
