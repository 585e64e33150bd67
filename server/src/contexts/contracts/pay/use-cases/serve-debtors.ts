import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../../platform/context.ts';
import { balances } from '../../../wallet/index.ts';
import type { ContractSettings } from '../../settings.ts';
import { serveDebts } from '../pay-dues.ts';
import { cashOf } from '../postings.ts';
import { selectDebtors } from '../store-debts.ts';

/** So many purses are asked for together. */
const debtorsAtOnce = 500;

/**
 * Whoever owes and has something again pays at once: the purses of debtors are looked at every two
 * seconds, so that no credit has to know of debts (docs/adr/0032-debts-look-at-purses.md).
 */
export async function serveDebtors(
  ctx: Ctx,
  { isPartial }: Pick<ContractSettings, 'isPartial'>,
  pageSize = debtorsAtOnce,
): Promise<void> {
  let after = '';
  for (;;) {
    const debtors = await selectDebtors(ctx.tx, { after, limit: pageSize });
    const last = debtors.at(-1);
    if (last === undefined) {
      return;
    }
    await serveAble(ctx, debtors, isPartial);
    after = last;
  }
}

async function serveAble(
  ctx: Ctx,
  debtors: readonly MemberId[],
  isPartial: boolean,
): Promise<void> {
  const { currency } = ctx.site;
  const accounts = debtors.map((id) => ({ account: cashOf(id), currency }));
  const purses = await balances(ctx, accounts);
  const able = debtors.filter((_, at) => (purses[at]?.availableMinor ?? 0n) > 0n);
  if (able.length > 0) {
    await serveDebts(ctx, able, { isPartial });
  }
}
