import type { RaffleId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { siteDay } from '../../../platform/site-date.ts';
import { inKindOf, type PromotionOffer } from '../promotions/terms.ts';
import { findRaffle, selectOverRaffles } from './store-raffles.ts';

/** Raffles that take no more tickets. */
export type OverRaffles = ReadonlySet<RaffleId>;
export const noRaffles: OverRaffles = new Set();

/** Of those whose tickets some offers give; nothing is asked where none does. */
export async function readOverRaffles(
  ctx: Ctx,
  offers: readonly Pick<PromotionOffer, 'reward'>[],
): Promise<OverRaffles> {
  const ids = offers.flatMap((offer) => inKindOf(offer)?.tickets?.raffleId ?? []);
  return ids.length === 0 ? noRaffles : selectOverRaffles(ctx.tx, { ids, today: siteDay(ctx) });
}

/** Whether an offer gives tickets of one of them. */
export function givesNoMore(offer: Pick<PromotionOffer, 'reward'>, over: OverRaffles): boolean {
  const raffleId = inKindOf(offer)?.tickets?.raffleId;
  return raffleId !== undefined && over.has(raffleId);
}

/** When the raffle of an offer is over for tickets; undefined of an offer of something else. */
export async function readTicketsUntil(
  ctx: Ctx,
  offer: Pick<PromotionOffer, 'reward'>,
): Promise<Temporal.Instant | undefined> {
  const raffleId = inKindOf(offer)?.tickets?.raffleId;
  const raffle = raffleId === undefined ? undefined : await findRaffle(ctx.tx, raffleId);
  return raffle === undefined ? undefined : endOf(ctx, raffle.closesOn);
}

/** The end of a day of the site. */
export function endOf({ site }: Pick<Ctx, 'site'>, day: string): Temporal.Instant {
  return Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime(site.timeZone).toInstant();
}
