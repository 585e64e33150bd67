import type { BetId, MemberId } from '@portal/protocol';
import {
  type BetFact,
  bookBetFacts,
  plainPay,
  requirementsLook,
} from '../../src/contexts/turnover/index.ts';
import { proveTurnover } from '../../src/contexts/turnover/use-cases/prove-turnover.ts';
import { post } from '../../src/contexts/wallet/index.ts';
import type { Ctx } from '../../src/platform/context.ts';
import { send, sendAtCommit } from '../../src/platform/statement.ts';
import type { testDatabase } from '../harness.ts';
import { buildTransfer, fund } from './wallet.ts';

/**
 * A member of a test whose bets on slots are booked as `bets` does it: entries and facts in one
 * transaction. A bet is named by a digit; what it stakes and counts is 10.00 unless said otherwise,
 * and it wins nothing. The member need not exist.
 */
export function turnoverPlayer(
  { inUnit }: Pick<ReturnType<typeof testDatabase>, 'inUnit'>,
  name: string,
  memberId: MemberId = `mbr_${name.padEnd(8, '0')}`,
) {
  const account = `member:${memberId}:cash`;
  const stakes = 'house:games:stakes';
  const wins = 'house:games:wins';

  const fact = (bet: string, fields: Partial<BetFact> = {}): BetFact => {
    const validMinor = fields.validMinor ?? 1_000n;
    const betId: BetId = `bet_${name}-${bet}`;
    return {
      betId,
      memberId,
      category: 'RNG',
      provider: 'games',
      gameCode: 'reels',
      wholeStakeMinor: 1_000n,
      wholeValidMinor: validMinor,
      betCount: 1,
      stakeMinor: 1_000n,
      validMinor,
      payoutMinor: 0n,
      jackpotMinor: 0n,
      ...plainPay,
      ...fields,
    };
  };

  return {
    memberId,
    account,
    betId: (bet: string): BetId => `bet_${name}-${bet}`,
    fact,
    /** Books facts whose stakes and wins the ledger knows, too. */
    book: (...facts: readonly BetFact[]) =>
      inUnit(async (ctx) => {
        for (const { stakeMinor, payoutMinor, betId: reference } of facts) {
          if (stakeMinor > 0n) {
            await fund(ctx, account, stakeMinor);
            const stake = { from: account, to: stakes, amountMinor: stakeMinor };
            await post(ctx, [buildTransfer({ ...stake, reference })]);
          } else if (stakeMinor < 0n) {
            const back = { from: stakes, to: account, amountMinor: 0n - stakeMinor };
            await post(ctx, [buildTransfer({ ...back, reference })]);
          }
          if (payoutMinor > 0n) {
            const win = { type: 'win', from: wins, to: account, amountMinor: payoutMinor } as const;
            await post(ctx, [buildTransfer({ ...win, reference })]);
          }
        }
        const requirements = await send(ctx.tx, requirementsLook(ctx, [memberId]));
        const booking = { bookedAt: ctx.clock.now(), facts };
        await sendAtCommit(ctx.tx, await bookBetFacts(ctx, requirements, booking));
      }),
  };
}

/** Sums of a day that no entry is behind: valid bets, and deposits, of a member. */
export async function insertDay(
  test: Pick<ReturnType<typeof testDatabase>, 'database'>,
  row: {
    readonly memberId: MemberId;
    readonly siteDay: string;
    readonly category: string;
    readonly validMinor?: bigint;
    readonly depositMinor?: bigint;
    readonly depositCount?: number;
  },
): Promise<void> {
  const { memberId, siteDay, category } = row;
  const { validMinor = 0n, depositMinor = 0n, depositCount = 0 } = row;
  await test.database().pool.query(
    `insert into turnover_days (member_id, site_day, category, bet_count, stake_minor, valid_minor,
       payout_minor, jackpot_minor, deposit_minor, deposit_count, withdrawal_minor, fee_minor,
       bonus_minor, rebate_minor, salary_minor, dividend_minor)
     values ($1, $2, $3, 1, 0, $4, 0, 0, $5, $6, 0, 0, 0, 0, 0, 0)`,
    [memberId, siteDay, category, validMinor, depositMinor, depositCount],
  );
}

/** Where the sums of the last days differ from the ledger. */
export function unprovenDays(ctx: Ctx) {
  return proveTurnover(ctx);
}
