import { settleNext } from '../../src/contexts/contracts/index.ts';
import { correctUnits } from '../../src/contexts/contracts/pay/use-cases/correct-units.ts';
import { type BetFact, bookBetFacts, plainPay } from '../../src/contexts/turnover/index.ts';
import { balanceOf, post } from '../../src/contexts/wallet/index.ts';
import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../src/platform/context.ts';
import { sendAtCommit } from '../../src/platform/statement.ts';
import type { testDatabase } from '../harness.ts';
import { placeMember } from './agents.ts';
import { buildOffer, usualSettings } from './contracts.ts';
import { buildTransfer, fund } from './wallet.ts';

type TestDatabase = ReturnType<typeof testDatabase>;
type Offer = Parameters<typeof buildOffer>[1];

const cash = (id: MemberId): string => `member:${id}:cash`;
const nobody: MemberId = 'mbr_nobody00';
const rows = (rate: string) =>
  [{ minBet: '0.00', minLoss: null, minActive: 0, rateType: 'P', rate }] as const;

/** A bet that is settled now, with what it paid, in the ledger and as a fact. */
export async function playBet(
  ctx: Ctx,
  bet: {
    readonly memberId: MemberId;
    readonly stakeMinor: bigint;
    readonly payoutMinor: bigint;
    /** What of it no salary counts. */
    readonly noSalaryMinor?: bigint;
  },
): Promise<void> {
  const { memberId, stakeMinor, payoutMinor, noSalaryMinor = 0n } = bet;
  const { currency } = ctx.site;
  const betId = ctx.ids.next('bet');
  const account = cash(memberId);
  const stakes = { amountMinor: stakeMinor, currency };
  await post(ctx, [
    buildTransfer({ type: 'adjustment', from: 'outside:bank', to: account, ...stakes }),
  ]);
  await post(ctx, [buildTransfer({ from: account, reference: betId, ...stakes })]);
  if (payoutMinor > 0n) {
    const win = { type: 'win', from: 'house:games:wins', to: account, currency } as const;
    await post(ctx, [buildTransfer({ ...win, amountMinor: payoutMinor, reference: betId })]);
  }
  const fact: BetFact = {
    betId,
    memberId,
    category: 'LIVE',
    provider: 'test',
    gameCode: 'g',
    betCount: 1,
    stakeMinor,
    validMinor: stakeMinor,
    payoutMinor,
    jackpotMinor: 0n,
    ...plainPay,
    noSalaryMinor,
    wholeStakeMinor: stakeMinor,
    wholeValidMinor: stakeMinor,
  };
  const booking = { bookedAt: ctx.clock.now(), facts: [fact] };
  await sendAtCommit(ctx.tx, await bookBetFacts(ctx, new Map(), booking));
}

/** A bet that was booked at a moment and lost is void now, in the ledger and as a fact. */
async function voidBet(
  ctx: Ctx,
  bet: {
    readonly memberId: MemberId;
    readonly stakeMinor: bigint;
    readonly correctsAt: Temporal.Instant;
  },
): Promise<void> {
  const { memberId, stakeMinor, correctsAt } = bet;
  const game = { category: 'LIVE', provider: 'test', gameCode: 'g', betCount: -1 } as const;
  const back = { stakeMinor: -stakeMinor, validMinor: -stakeMinor, payoutMinor: 0n };
  const whole = { wholeStakeMinor: stakeMinor, wholeValidMinor: 0n, jackpotMinor: 0n };
  const betId = ctx.ids.next('bet');
  const fact = { betId, memberId, ...game, ...back, ...plainPay, ...whole, correctsAt };
  const { currency } = ctx.site;
  const stakes = { from: 'house:games:stakes', to: cash(memberId), amountMinor: stakeMinor };
  await post(ctx, [buildTransfer({ ...stakes, currency, reference: betId })]);
  const booking = { bookedAt: ctx.clock.now(), facts: [fact] };
  await sendAtCommit(ctx.tx, await bookBetFacts(ctx, new Map(), booking));
}

/** A part of a bet that is taken back, as turnover hears of it. */
export function lessPlayed(
  ctx: Ctx,
  { memberId, amountMinor }: { readonly memberId: MemberId; readonly amountMinor: bigint },
): BetFact {
  return {
    betId: ctx.ids.next('bet'),
    memberId,
    category: 'LIVE',
    provider: 'test',
    gameCode: 'g',
    betCount: 0,
    stakeMinor: -amountMinor,
    validMinor: -amountMinor,
    payoutMinor: 0n,
    jackpotMinor: 0n,
    ...plainPay,
    wholeStakeMinor: 0n,
    wholeValidMinor: 0n,
  };
}

/** A part of a bet of today, taken back now. */
export async function takeStakeBack(
  ctx: Ctx,
  { memberId, amountMinor }: { readonly memberId: MemberId; readonly amountMinor: bigint },
): Promise<void> {
  const { currency } = ctx.site;
  const fact = lessPlayed(ctx, { memberId, amountMinor });
  const back = { from: 'house:games:stakes', to: cash(memberId), amountMinor };
  await post(ctx, [buildTransfer({ ...back, currency, reference: fact.betId })]);
  const booking = { bookedAt: ctx.clock.now(), facts: [fact] };
  await sendAtCommit(ctx.tx, await bookBetFacts(ctx, new Map(), booking));
}

/**
 * Two agents under the house and a member below each: 2 below the second, 3 below the first. Tests
 * of a file share a database, so each begins on days of its own.
 */
export function settlingLine(test: TestDatabase) {
  let line: readonly MemberId[] = [];
  let day = 0;
  const at = (place: number): MemberId => line[place] ?? nobody;

  return {
    at,
    play: (memberId: MemberId, stakeMinor: bigint, payoutMinor: bigint) =>
      test.inUnit((ctx) => playBet(ctx, { memberId, stakeMinor, payoutMinor })),
    /** As a vendor does, and pay hears it. */
    takeBack: async (memberId: MemberId, stakeMinor: bigint, correctsAt: Temporal.Instant) => {
      await test.inUnit((ctx) => voidBet(ctx, { memberId, stakeMinor, correctsAt }));
      await test.inUnit((ctx) => {
        const sums = { stake: String(-stakeMinor), valid: String(-stakeMinor), payout: '0' };
        const bet = { memberId, category: 'LIVE', bookedAt: String(correctsAt) } as const;
        const told = { at: String(ctx.clock.now()), rows: [{ ...bet, ...sums }] };
        return correctUnits(ctx, told, usualSettings);
      });
    },
    /** Placed anew, three days after the last. */
    begin: async (): Promise<void> => {
      day += 3;
      test.clock.set(Temporal.Instant.from('2026-03-02T08:00:00Z').add({ hours: 24 * day }));
      line = await test.inUnit(async (ctx) => {
        const first = await placeMember(ctx, { isAgent: true });
        const second = await placeMember(ctx, { isAgent: true, above: first.id });
        const below = await placeMember(ctx, { above: second.id });
        const beside = await placeMember(ctx, { above: first.id });
        return [first.id, second.id, below.id, beside.id];
      });
    },
    /** Of the agent at a place, paid by whoever stands above. */
    offer: (place: number, rate: string, overrides: Offer = {}) =>
      buildOffer(
        { payerId: place === 0 ? null : at(place - 1), payeeId: at(place) },
        { tiers: rows(rate), ...overrides },
      ),
    settleAll: async (settings = usualSettings): Promise<void> => {
      let isMore = true;
      while (isMore) {
        isMore = await test.inUnit((ctx) => settleNext(ctx, settings));
      }
    },
    credit: (id: MemberId, amountMinor: bigint) =>
      test.inUnit((ctx) => fund(ctx, cash(id), amountMinor)),
    purse: (id: MemberId) =>
      test.inUnit(
        async (ctx) => (await balanceOf(ctx, { account: cash(id), currency: 'USD' })).balanceMinor,
      ),
    billsOf: async (payeeId: MemberId) => {
      const { rows: bills } = await test.database().pool.query<Record<string, unknown>>(
        `select unit_key, status, pay_state, amount_minor, paid_minor, owed_minor
           from contract_bills where payee_id = $1 order by unit_end, id`,
        [payeeId],
      );
      return bills;
    },
  };
}
