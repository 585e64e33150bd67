import type { Ctx } from '../../../platform/context.ts';
import { liftFlag, setFlag } from '../../limits/index.ts';
import { type NewDebt, sumDebts } from './store-debts.ts';

const reason = 'owes a bill of a contract';

/** Whoever owes may transfer nothing away and offer nothing; the flag goes with the last debt. */
export async function markDebtors(
  ctx: Ctx,
  { more, fewer }: { readonly more: readonly NewDebt[]; readonly fewer: readonly NewDebt[] },
): Promise<void> {
  for (const memberId of new Set(more.map(({ payerId }) => payerId))) {
    await setFlag(ctx, { memberId, flag: 'DEBT', reason });
  }
  for (const memberId of new Set(fewer.map(({ payerId }) => payerId))) {
    if ((await sumDebts(ctx.tx, memberId)) === 0n) {
      await liftFlag(ctx, { memberId, flag: 'DEBT' });
    }
  }
}
