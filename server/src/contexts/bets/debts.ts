import { assert, currency } from '@portal/money';
import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { send, sendTogether } from '../../platform/statement.ts';
import { post, type Transfer } from '../wallet/index.ts';
import type { BetDebt } from './bet.ts';
import { accountOf } from './book.ts';
import { least, receivable } from './kinds/money.ts';
import { debtsStatement } from './store-looks.ts';
import { changeDebts, insertDebts } from './store-writes.ts';

/** What a member owes, or is given, beside the commands of a vendor. */
interface Booking {
  readonly memberId: MemberId;
  readonly amountMinor: bigint;
  /** The obligation that it is part of (R109). */
  readonly debt: string;
  readonly reference: string;
}

/**
 * What should go back to the house and is not there any more, as it is noted of a win that was
 * taken back: later wins pay it, and until then it does not leave. Whoever calls holds the lock of
 * the member's cash account.
 */
export async function oweToHouse(
  ctx: Ctx,
  owed: Booking & Pick<Transfer, 'type' | 'to'>,
): Promise<void> {
  const { memberId, amountMinor, reference } = owed;
  const { code } = currency(ctx.site.currency);
  const { debt, type, to } = owed;
  const [posted] = await post(ctx, [
    { debt, type, from: receivable, to, amountMinor, currency: code, reference },
  ]);
  assert(posted?.ok === true, 'a debt is noted once');
  const row: BetDebt = {
    id: ctx.ids.next('dbt'),
    memberId,
    currency: code,
    provider: 'rewards',
    txId: debt,
    amountMinor,
    leftMinor: amountMinor,
  };
  await send(ctx.tx, insertDebts(ctx.clock.now(), [row]));
}

/** Money that came pays what is owed, the oldest first. The caller holds the same lock. */
export async function repayDebts(ctx: Ctx, credit: Booking): Promise<void> {
  const { memberId, debt, reference } = credit;
  const { code } = currency(ctx.site.currency);
  const [owed] = await sendTogether(ctx.tx, [debtsStatement([memberId])]);
  let leftMinor = credit.amountMinor;
  const paid = owed
    .filter((row) => row.currency === code)
    .map((row) => {
      const amountMinor = least(leftMinor, row.leftMinor);
      leftMinor -= amountMinor;
      return { row, amountMinor };
    })
    .filter(({ amountMinor }) => amountMinor > 0n);
  if (paid.length === 0) {
    return;
  }
  const outcomes = await post(
    ctx,
    paid.map(({ row, amountMinor }) => ({
      debt: `${debt}:repaid:${row.id}`,
      type: 'debt_repayment' as const,
      from: accountOf({ memberId, currency: code }),
      to: receivable,
      amountMinor,
      currency: code,
      reference,
    })),
  );
  assert(
    outcomes.every(({ ok }) => ok),
    'what came is there',
  );
  const rows = paid.map(({ row, amountMinor }) => {
    return { ...row, leftMinor: row.leftMinor - amountMinor };
  });
  await send(ctx.tx, changeDebts(rows));
}
