import { claim, e4PerUnit } from '@portal/commission';
import { assert, currency } from '@portal/money';
import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { emit } from '../../platform/outbox.ts';
import { bookMoney } from '../turnover/index.ts';
import { lockAndLook, post } from '../wallet/index.ts';
import type { PaidPart } from './paid-part.ts';
import { insertRebatePayments } from './store-payments.ts';
import { type Cut, payPurses, type PurseRow, selectPurses } from './store-purses.ts';

const housePurse = 'house:rebates';

export function minorPerUnitOf({ site }: Pick<Ctx, 'site'>): bigint {
  return 10n ** BigInt(currency(site.currency).exponent);
}

/** What of a purse is old enough and whole enough to be paid. */
export interface Payable {
  readonly row: PurseRow;
  readonly payMinor: bigint;
  readonly validMinor: bigint;
}

export function payableOf(row: PurseRow, minorPerUnit: bigint): Payable {
  const accrual = { accruedE4: row.accruedE4 - row.youngE4, paidE4: row.paidE4 };
  const { payMinor } = claim(accrual, 1n, minorPerUnit);
  const validMinor = row.validMinor - row.youngValidMinor - row.paidValidMinor;
  return { row, payMinor, validMinor };
}

function cashOf(id: MemberId): string {
  return `member:${id}:cash`;
}

/** The purses of members under the locks of their accounts, with what may be paid of each. */
export async function lockPayables(
  ctx: Ctx,
  memberIds: readonly MemberId[],
  cut: Cut,
): Promise<readonly Payable[]> {
  const accounts = memberIds.map((id) => ({ account: cashOf(id), currency: ctx.site.currency }));
  await lockAndLook(ctx, { accounts, debts: [] });
  const minorPerUnit = minorPerUnitOf(ctx);
  const rows = await selectPurses(ctx.tx, memberIds, cut);
  return rows.map((row) => payableOf(row, minorPerUnit));
}

declare module '../../platform/outbox.ts' {
  interface DomainEvents {
    /** What came back of play was credited by itself; whoever takes it by hand sees it. */
    'rebates.credited': {
      readonly currency: string;
      readonly payments: readonly {
        readonly memberId: string;
        readonly rebateId: string;
        readonly amountMinor: string;
      }[];
    };
  }
}

/** One entry per member; whoever calls holds the locks. Gives what was paid in all. */
export async function payRebates(
  ctx: Ctx,
  payables: readonly Payable[],
  kind: 'auto' | 'claim',
): Promise<bigint> {
  const due = payables.filter(({ payMinor }) => payMinor > 0n);
  if (due.length === 0) {
    return 0n;
  }
  const payments = [...Map.groupBy(due, ({ row }) => row.memberId)].map(([memberId, parts]) => ({
    id: ctx.ids.next('reb'),
    memberId,
    kind,
    amountMinor: parts.reduce((sum, { payMinor }) => sum + payMinor, 0n),
    parts: JSON.stringify(parts.map(partOf)),
  }));
  const outcomes = await post(
    ctx,
    payments.map(({ id, memberId, amountMinor }) => ({
      debt: `rebate:${id}`,
      type: 'rebate' as const,
      from: housePurse,
      to: cashOf(memberId),
      amountMinor,
      currency: ctx.site.currency,
      reference: id,
    })),
  );
  assert(
    outcomes.every(({ ok }) => ok),
    'the house pays what it owes',
  );
  await payPurses(ctx.tx, due.map(paidPurse(minorPerUnitOf(ctx))));
  await insertRebatePayments(ctx.tx, payments, ctx.clock.now());
  await bookMoney(
    ctx,
    due.map(({ row: { memberId, category }, payMinor }) => ({
      memberId,
      category,
      kind: 'rebate',
      amountMinor: payMinor,
    })),
  );
  if (kind === 'auto') {
    const told = payments.map(({ id: rebateId, memberId, amountMinor }) => {
      return { memberId, rebateId, amountMinor: String(amountMinor) };
    });
    const payload = { currency: ctx.site.currency, payments: told };
    await emit(ctx, { name: 'rebates.credited', payload });
  }
  return payments.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
}

function partOf({ row, payMinor, validMinor }: Payable): PaidPart {
  const { category, source } = row;
  return { category, source, valid: String(validMinor), amount: String(payMinor) };
}

function paidPurse(minorPerUnit: bigint) {
  return ({ row, payMinor, validMinor }: Payable) => {
    const { memberId, category, source } = row;
    return {
      memberId,
      category,
      source,
      paidE4: row.paidE4 + payMinor * (e4PerUnit / minorPerUnit),
      paidValidMinor: row.paidValidMinor + validMinor,
    };
  };
}
