import { assertDefined, currency, formatAmount } from '@portal/money';
import { abilitiesOf, type Endpoints, type ReplyOf, settlingWays } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { readAccounts } from '../../members/index.ts';
import type { StrandedDebt } from './use-cases/list-stranded-debts.ts';

/** A page of what is stranded, with the accounts of both sides. */
export async function presentStranded(
  ctx: Ctx<OperatorActor>,
  debts: readonly StrandedDebt[],
  { pageNum, pageSize }: { readonly pageNum: number; readonly pageSize: number },
): Promise<ReplyOf<Endpoints['listStrandedDebts']>> {
  const shown = debts.slice((pageNum - 1) * pageSize, pageNum * pageSize);
  const ids = shown.flatMap(({ debtorId, creditorId }) =>
    creditorId === null ? [debtorId] : [debtorId, creditorId],
  );
  const accounts = await readAccounts(ctx, [...new Set(ids)]);
  const mayAsk = abilitiesOf(ctx.actor.role).includes('agents.manage');
  return {
    content: shown.map(({ creditorId, leftMinor, since, ...debt }) => ({
      ...debt,
      debtor: assertDefined(accounts.get(debt.debtorId), 'a party is a member'),
      creditor: creditorId === null ? null : (accounts.get(creditorId) ?? ''),
      amount: formatAmount(leftMinor, currency(ctx.site.currency)),
      since: String(since),
      // A bill that is owed is served by every credit of its payer, and needs no other way.
      ways: mayAsk && debt.billId === null ? [...settlingWays] : [],
    })),
    currency: ctx.site.currency,
    pageNum,
    pageSize,
    totalPages: Math.ceil(debts.length / pageSize),
    total: debts.length,
  };
}
