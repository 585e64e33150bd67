import type { Ctx } from '../../../../platform/context.ts';
import { countHeldBills, type HeldRow, selectHeldBills } from '../store-held.ts';

export interface HeldBills {
  readonly rows: readonly HeldRow[];
  readonly total: number;
}

/** Large dividends of the house that wait for operators, the oldest first (C6 step 3). */
export async function listHeldBills(
  ctx: Ctx,
  { pageNum, pageSize }: { readonly pageNum: number; readonly pageSize: number },
): Promise<HeldBills> {
  const offset = (pageNum - 1) * pageSize;
  const rows = await selectHeldBills(ctx.tx, { offset, limit: pageSize });
  return { rows, total: await countHeldBills(ctx.tx) };
}
