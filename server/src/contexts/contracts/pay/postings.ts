import type { ContractKind } from '@portal/commission';
import { assert } from '@portal/money';
import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { bookMoney } from '../../turnover/index.ts';
import { post, type Transfer } from '../../wallet/index.ts';
import { tellPaid } from './tell-paid.ts';
import type { BillRow, NewPayment } from './store-bills.ts';

/** What the house pays agents. */
const housePurse = 'house:agents';

export function cashOf(id: MemberId): string {
  return `member:${id}:cash`;
}

export function purseOf(id: MemberId | null): string {
  return id === null ? housePurse : cashOf(id);
}

const types = {
  DIVIDEND: 'dividend',
  DAILY: 'daily_wage',
  HOURLY: 'hourly_salary',
  REALTIME: 'realtime_salary',
} as const satisfies Readonly<Record<ContractKind, Transfer['type']>>;

/** Each payment of a bill is an entry of its own, in the order in which money went on. */
export async function postPayments(
  ctx: Ctx,
  payments: readonly (NewPayment & { readonly bill: BillRow })[],
): Promise<void> {
  const outcomes = await post(
    ctx,
    payments.map(({ bill, number, fromId, toId, amountMinor }) => ({
      debt: `bill:${bill.id}:${number}`,
      type: types[bill.kind],
      from: purseOf(fromId),
      to: purseOf(toId),
      amountMinor,
      currency: ctx.site.currency,
      reference: bill.id,
    })),
  );
  assert(
    outcomes.every(({ ok }) => ok),
    'purses are locked, and the rules spend what is there',
  );
  await bookMoney(
    ctx,
    payments.flatMap(({ bill, toId, amountMinor }) =>
      toId === null ? [] : [{ memberId: toId, kind: factOf(bill.kind), amountMinor } as const],
    ),
  );
  await tellPaid(
    ctx,
    payments.flatMap(({ bill: { id, kind }, number, toId: memberId, amountMinor }) =>
      memberId === null || !toldAtOnce.has(kind)
        ? []
        : [
            {
              memberId,
              kind,
              reference: id,
              occasion: String(number),
              amount: String(amountMinor),
            },
          ],
    ),
  );
}

/** Hours and windows are told together, a day at a time (`tellDayPay`). */
const toldAtOnce: ReadonlySet<ContractKind> = new Set(['DIVIDEND', 'DAILY']);

export function factOf(kind: ContractKind): 'dividend' | 'salary' {
  return kind === 'DIVIDEND' ? 'dividend' : 'salary';
}
