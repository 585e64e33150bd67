import { assert } from '@portal/money';
import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { post, type Transfer } from '../../wallet/index.ts';
import { cashOf } from './postings.ts';
import { releaseReserves, type ReserveRow, type ReserveUnit } from './store-reserves.ts';

/** Out of the balance into what is held, where no stake and no withdrawal reaches it. */
export async function postReserves(
  ctx: Ctx,
  unit: ReserveUnit,
  reserves: readonly ReserveRow[],
): Promise<void> {
  await move(
    ctx,
    reserves.map((reserve) => ({
      ...entry(ctx, unit, reserve),
      type: 'bill_hold',
      from: cashOf(reserve.payerId),
      to: holdOf(reserve.payerId),
    })),
  );
}

/** Gives back what some payers, or with null all, had set aside: for its bills, or for nothing. */
export async function giveBackReserves(
  ctx: Ctx,
  unit: ReserveUnit,
  payers: readonly MemberId[] | null,
): Promise<void> {
  const released = await releaseReserves(ctx.tx, unit, { payers, at: ctx.clock.now() });
  await move(
    ctx,
    released.map((reserve) => {
      const held = entry(ctx, unit, reserve);
      const { payerId } = reserve;
      return {
        ...held,
        debt: `${held.debt}:back`,
        type: 'bill_release',
        from: holdOf(payerId),
        to: cashOf(payerId),
      };
    }),
  );
}

function entry(ctx: Ctx, { periodType, unitKey }: ReserveUnit, reserve: ReserveRow) {
  const { payerId, amountMinor } = reserve;
  return {
    debt: `reserve:${periodType}:${unitKey}:${payerId}`,
    amountMinor,
    currency: ctx.site.currency,
    reference: unitKey,
  };
}

async function move(ctx: Ctx, transfers: readonly Transfer[]): Promise<void> {
  if (transfers.length === 0) {
    return;
  }
  const outcomes = await post(ctx, transfers);
  assert(
    outcomes.every(({ ok }) => ok),
    'what is set aside was there, and goes back once',
  );
}

function holdOf(id: MemberId): string {
  return `member:${id}:hold`;
}
