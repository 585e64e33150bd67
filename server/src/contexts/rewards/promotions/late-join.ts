import { isDepositMeant } from '@portal/commission';
import { joinedDepositTypes, type MemberId, mostRetroMinutes } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { minorOf, type PromotionOffer } from './terms.ts';
import {
  deletePastUnserved,
  insertUnserved,
  selectUnserved,
  type UnservedDeposit,
} from './store-unserved.ts';

/** Deposits that a member was credited lately and that served nothing, the oldest first. */
export type Unserved = readonly UnservedDeposit[];
export const nothingUnserved: Unserved = [];

export async function readUnserved(ctx: Ctx, offers: readonly PromotionOffer[]): Promise<Unserved> {
  const { actor } = ctx;
  const isAsked = offers.some(({ retroMinutes }) => retroMinutes !== undefined);
  if (actor.kind !== 'member' || !isAsked) {
    return nothingUnserved;
  }
  const since = ctx.clock.now().subtract({ minutes: mostRetroMinutes });
  return selectUnserved(ctx.tx, { memberId: actor.id, since });
}

/** The deposit from before joining that counts for whoever joins now (D8, retroMinutes). */
export function lateDeposit(
  offer: PromotionOffer,
  look: {
    readonly unserved: Unserved;
    readonly now: Temporal.Instant;
    readonly currency: string;
  },
): UnservedDeposit | undefined {
  const { type, retroMinutes, leastAmount } = offer;
  if (retroMinutes === undefined || !joinedDepositTypes.some((served) => served === type)) {
    return undefined;
  }
  const since = look.now.subtract({ minutes: retroMinutes });
  const leastMinor = leastAmount === null ? 0n : minorOf(leastAmount, look.currency);
  return look.unserved.find(
    ({ creditedAt, amountMinor, creditedBefore }) =>
      Temporal.Instant.compare(creditedAt, since) >= 0 &&
      amountMinor >= leastMinor &&
      isDepositMeant(type, creditedBefore),
  );
}

/** Keeps a deposit that served nothing for who joins soon. */
export async function keepUnserved(
  ctx: Ctx,
  deposit: UnservedDeposit & { readonly memberId: MemberId },
): Promise<void> {
  const before = ctx.clock.now().subtract({ minutes: mostRetroMinutes });
  await deletePastUnserved(ctx.tx, { memberId: deposit.memberId, before });
  await insertUnserved(ctx.tx, deposit);
}
