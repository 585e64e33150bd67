import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { offerableAmong } from '../../limits/index.ts';
import { readCorrections, readSpan } from '../../turnover/index.ts';
import { carryBack, type DaySums } from './carry-back.ts';
import { dayAfter } from './days-with-room.ts';
import { hintTickets } from './hint-tickets.ts';
import type { Raffle } from './store-raffles.ts';
import { countOfDay, putTickets, voidTickets } from './store-tickets.ts';

/** Days of the site, both included. */
export interface EarningDays {
  readonly from: string;
  readonly to: string;
}

/** Brings the tickets of some days to what was paid in or played; the raffle is locked. */
export async function earnTickets(ctx: Ctx, raffle: Raffle, days: EarningDays): Promise<void> {
  const first = days.from > raffle.opensOn ? days.from : raffle.opensOn;
  const last = days.to < raffle.closesOn ? days.to : raffle.closesOn;
  const read: (readonly [string, DaySums])[] = [];
  for (let day = first; day <= last; day = dayAfter(day)) {
    read.push([day, await sumsOf(ctx, raffle, day)]);
  }
  // A correction of play says of which day it is.
  for (const day of raffle.earnedBy === 'DEPOSIT' ? carryBack(read) : read) {
    await earnDay(ctx, raffle, day);
  }
}

async function earnDay(
  ctx: Ctx,
  raffle: Raffle,
  [earnedOn, sums]: readonly [string, DaySums],
): Promise<void> {
  const { id: raffleId } = raffle;
  const held = await countOfDay(ctx.tx, { raffleId, earnedOn });
  const due = dueOf(raffle, sums).map(({ memberId, count }) => {
    const room = Math.max(raffle.mostPerDay - (held.get(memberId)?.given ?? 0), 0);
    return { memberId, count: Math.min(count, room) };
  });
  const more = due.filter(({ memberId, count }) => count > (held.get(memberId)?.earned ?? 0));
  const memberIds = more.map(({ memberId }) => memberId);
  const eligible = await offerableAmong(ctx, memberIds);
  const tickets = more
    .filter(({ memberId }) => eligible.has(memberId))
    .flatMap(({ memberId, count }) =>
      Array.from({ length: count }, (_, at) => {
        return { id: ctx.ids.next('rft'), memberId, number: at + 1 };
      }),
    );
  await voidTickets(ctx.tx, { raffleId, earnedOn, due });
  await putTickets(ctx.tx, { raffleId, earnedOn, tickets });
  await hintTickets(
    ctx,
    tickets.map(({ memberId }) => memberId),
  );
}

async function sumsOf(ctx: Ctx, { earnedBy }: Raffle, day: string): Promise<DaySums> {
  const sums = new Map<MemberId, bigint>();
  for (const row of await readSpan(ctx, { from: day, to: day })) {
    const isMoney = row.category === 'ALL';
    if (isMoney === (earnedBy === 'DEPOSIT')) {
      const more = isMoney ? row.depositMinor : row.validMinor;
      sums.set(row.memberId, (sums.get(row.memberId) ?? 0n) + more);
    }
  }
  // A ticket whose play was taken back on a later day is void, until the list is closed (D7).
  const corrections =
    earnedBy === 'DEPOSIT' ? [] : await readCorrections(ctx, { from: day, to: day });
  for (const { memberId, validMinor } of corrections) {
    sums.set(memberId, (sums.get(memberId) ?? 0n) + validMinor);
  }
  return sums;
}

/** How many tickets a day carries for each member that has any. */
function dueOf(
  { perMinor, mostPerDay }: Raffle,
  sums: DaySums,
): readonly { readonly memberId: MemberId; readonly count: number }[] {
  return [...sums].flatMap(([memberId, sum]) => {
    const count = sum > 0n ? sum / perMinor : 0n;
    const capped = count < BigInt(mostPerDay) ? Number(count) : mostPerDay;
    return capped > 0 ? [{ memberId, count: capped }] : [];
  });
}
