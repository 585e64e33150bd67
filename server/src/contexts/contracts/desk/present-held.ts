import { assertDefined, currency, formatAmount } from '@portal/money';
import { abilitiesOf, type Endpoints, heldBillWays, type ReplyOf } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { readAccounts } from '../../members/index.ts';
import type { HeldBills } from './use-cases/list-held-bills.ts';

/** A page of what waits for operators, with the accounts of those who wait. */
export async function presentHeld(
  ctx: Ctx<OperatorActor>,
  { rows, total }: HeldBills,
  { pageNum, pageSize }: { readonly pageNum: number; readonly pageSize: number },
): Promise<ReplyOf<Endpoints['listHeldBills']>> {
  const accounts = await readAccounts(ctx, [...new Set(rows.map(({ payeeId }) => payeeId))]);
  const mayAsk = abilitiesOf(ctx.actor.role).includes('agents.manage');
  const amount = (minor: bigint) => formatAmount(minor, currency(ctx.site.currency));
  return {
    content: rows.map(({ netLossMinor, amountMinor, madeAt, ...bill }) => ({
      ...bill,
      payee: assertDefined(accounts.get(bill.payeeId), 'a party is a member'),
      netLoss: amount(netLossMinor),
      amount: amount(amountMinor),
      since: String(madeAt),
      ways: mayAsk ? [...heldBillWays] : [],
    })),
    currency: ctx.site.currency,
    pageNum,
    pageSize,
    totalPages: Math.ceil(total / pageSize),
    total,
  };
}
