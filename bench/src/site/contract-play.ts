import type { BetId } from '@portal/protocol';
import {
  type BetFact,
  bookBetFacts,
  bookMoney,
} from '@portal/server/src/contexts/turnover/index.ts';
import type { Ctx } from '@portal/server/src/platform/context.ts';
import { sendAtCommit } from '@portal/server/src/platform/statement.ts';
import type { ContractSite } from './contract-site.ts';
import {
  type ContractVector,
  costKinds,
  minor,
  type VectorBet,
  type VectorCost,
} from './contract-vector.ts';

/** Something that is booked at a moment. */
export interface Booking {
  readonly at: string;
  readonly book: (ctx: Ctx) => Promise<void>;
}

/** All that a vector books before its events: bets, what is taken back within the day, costs. */
export function bookingsOf(vector: ContractVector, site: ContractSite): readonly Booking[] {
  const settled = vector.bets.filter(({ status }) => status === 'SETTLED');
  const voided = settled.flatMap((bet) =>
    bet.voidedAt === undefined ? [] : [{ bet, at: bet.voidedAt }],
  );
  const bookings = [
    ...settled.map((bet) => ({ at: bet.bookedAt, book: (ctx: Ctx) => book(ctx, site, bet) })),
    ...voided.map(({ bet, at }) => ({ at, book: (ctx: Ctx) => takeBack(ctx, site, bet) })),
    ...(vector.costs ?? []).map((cost) => ({
      at: cost.bookedAt,
      book: (ctx: Ctx) => bookCost(ctx, site, cost),
    })),
  ];
  return bookings.toSorted((a, b) =>
    Temporal.Instant.compare(Temporal.Instant.from(a.at), Temporal.Instant.from(b.at)),
  );
}

/** Bets that are taken back long after their unit was settled. */
export async function takeBack(ctx: Ctx, site: ContractSite, bet: VectorBet): Promise<void> {
  await write(ctx, { ...factOf(site, bet, -1n), correctsAt: Temporal.Instant.from(bet.bookedAt) });
}

async function book(ctx: Ctx, site: ContractSite, bet: VectorBet): Promise<void> {
  await write(ctx, factOf(site, bet, 1n));
}

async function write(ctx: Ctx, fact: BetFact): Promise<void> {
  const booking = { bookedAt: ctx.clock.now(), facts: [fact] };
  await sendAtCommit(ctx.tx, await bookBetFacts(ctx, new Map(), booking));
}

function factOf(site: ContractSite, bet: VectorBet, sign: bigint): BetFact {
  const memberId = site.ids.get(bet.member);
  if (memberId === undefined) {
    throw new Error(`nobody is called ${bet.member}`);
  }
  const betId: BetId = `bet_vector-${bet.id}`;
  const validMinor = sign * minor(bet.valid);
  return {
    betId,
    memberId,
    category: bet.category,
    provider: 'vectors',
    gameCode: 'vectors',
    betCount: Number(sign),
    stakeMinor: sign * minor(bet.stake),
    validMinor,
    payoutMinor: sign * minor(bet.payout),
    jackpotMinor: 0n,
    noRebateMinor: 0n,
    noShareMinor: 0n,
    noSalaryMinor: 0n,
    noLoyaltyMinor: 0n,
    groupStakeMinor: 0n,
    wholeStakeMinor: minor(bet.stake),
    wholeValidMinor: sign < 0n ? 0n : validMinor,
  };
}

async function bookCost(ctx: Ctx, site: ContractSite, cost: VectorCost): Promise<void> {
  const memberId = site.ids.get(cost.member);
  if (memberId === undefined) {
    throw new Error(`nobody is called ${cost.member}`);
  }
  const { category } = cost;
  await bookMoney(
    ctx,
    costKinds.flatMap((name) => {
      const text = cost[name];
      // The site has one sum of fees: what vendors take comes off the result as that of payments.
      const kind = name === 'vendorFee' ? 'fee' : name;
      const some = { memberId, kind, ...(category !== undefined && { category }) } as const;
      return text === undefined ? [] : [{ ...some, amountMinor: minor(text) }];
    }),
  );
}
